import { hostname } from 'node:os';
import { expect, it } from 'vitest';
import { isOwnHost } from './isOwnHost.ts';

it.each([
  'localhost',
  'localhost:3000',
  'LOCALHOST.:3000',
  'docs.localhost:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
  '192.168.1.5:3000',
  '[fe80::1]',
  hostname(),
  `${hostname()}.local:3000`,
  'docs.example',
  'Docs.Example:8080',
  undefined,
])('%s is its own', (header) => {
  expect(isOwnHost(header, ['docs.example'])).toBe(true);
});

it.each([
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'xlocalhost',
  '',
  '[evil.example]',
  '1.2.3',
])('%j is not', (header) => {
  expect(isOwnHost(header, ['docs.example'])).toBe(false);
});
