import { expect, it } from 'vitest';
import { findEditor, toArguments } from './openInEditor.ts';

const none = () => false;

it.each([
  [{ EDITOR: 'code' }, { command: 'code', words: [] }],
  [
    { EDITOR: 'code --wait', VISUAL: 'subl -w' },
    { command: 'subl', words: ['-w'] },
  ],
  [
    { LAUNCH_EDITOR: '"/my apps/zed" -n', EDITOR: 'code' },
    { command: '/my apps/zed', words: ['-n'] },
  ],
  // The terminal belongs to the server.
  [{ EDITOR: '/usr/bin/vim -p', VISUAL: 'nano' }, undefined],
  [{ EDITOR: ' ' }, undefined],
])('of %o takes %o', (variables, editor) => {
  expect(findEditor(variables, none)).toEqual(editor);
});

it('uses an installed editor if no variable names one', () => {
  expect(findEditor({ EDITOR: 'vim' }, (name) => ['subl', 'cursor'].includes(name))).toEqual({
    command: 'cursor',
    words: [],
  });
});

it.each([
  ['code', ['-g', '/a b/c.md:3:7']],
  ['/usr/bin/codium', ['-g', '/a b/c.md:3:7']],
  ['subl.exe', ['/a b/c.md:3:7']],
  ['webstorm', ['--line', '3', '--column', '7', '/a b/c.md']],
  ['gvim', ['+3', '/a b/c.md']],
  ['my-editor', ['/a b/c.md']],
])('tells %s the place in its way', (command, words) => {
  expect(toArguments({ command, words: [] }, { file: '/a b/c.md', line: 3, column: 7 })).toEqual(words);
});
