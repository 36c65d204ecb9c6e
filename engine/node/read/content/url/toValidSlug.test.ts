import { expect, it, vi } from 'vitest';
import { toValidSlug } from './toValidSlug.ts';

it.each([
  ['/guides/start', '/guides/start'],
  ['/std:vector', '/std:vector'],
  ['a/b', 'a/b'],
  ['/a?b', '/name'],
  ['//evil.example/x', '/name'],
  ['/\\\\evil.example', '/name'],
  ['https://evil.example', '/name'],
  ['/https://evil.example', '/name'],
  ['javascript:alert(1)', '/name'],
  ['/JavaScript:alert(1)', '/name'],
  ['mailto:a@b.example', '/name'],
])('the slug %s gives the path %s', (slug, expected) => {
  const complain = vi.fn();
  expect(toValidSlug({ written: slug, slug, fallback: '/name' }, complain)).toBe(expected);
  if (expected === '/name') expect(complain).toHaveBeenCalledWith(slug, '/name');
  else expect(complain).not.toHaveBeenCalled();
});
