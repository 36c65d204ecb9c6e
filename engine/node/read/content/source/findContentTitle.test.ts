import { describe, expect, it } from 'vitest';
import { findContentTitle } from './findContentTitle.ts';

describe('findContentTitle', () => {
  // Recorded from Docusaurus 3.8.1.
  it.each([
    ['# Title\n\ntext', 'Title'],
    ['\n\n  \n# Title', 'Title'],
    ['#\tTabbed', 'Tabbed'],
    ['# Title {#my-id}\n', 'Title'],
    ['# Closed ##', 'Closed'],
    ['# The `code` of it', 'The code of it'],
    ['# Title\r\ntext', 'Title'],
    ['Title\n=====\n\ntext', 'Title'],
    ['import A from "a";\n\nimport B\n  from "b";\n\n# After imports', 'After imports'],
    ['#NoSpace', undefined],
    ['## Second level', undefined],
    ['text\n\n# Later', undefined],
    ['Title\n---', undefined],
    ['export const a = 1;\n\n# T', undefined],
    ['import A from "a";\n# T', undefined],
    ['# C# and F#', 'C# and F'],
    ['', undefined],
  ])('%j → %s', (body, title) => {
    expect(findContentTitle(body)?.title).toBe(title);
  });

  it('knows where the title ends', () => {
    const body = 'import A from "a";\n\n# Title\nrest';
    expect(body.slice(findContentTitle(body)?.end)).toBe('rest');
  });

  it('removes an explicit id from an underlined title as well', () => {
    expect(findContentTitle('Title {#id}\n===')?.title).toBe('Title');
  });
});
