import { describe, expect, it } from 'vitest';
import { createStub } from './stub.ts';
import { withoutStubs } from './withoutStubs.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a stub may be used as anything
const pkg = createStub('pkg') as any;

describe('withoutStubs', () => {
  it.each([
    ['keys', { navbar: pkg.navbar, title: 'T' }, { title: 'T' }],
    ['keys at any depth', { a: { b: { c: pkg, d: 1 } } }, { a: { b: { d: 1 } } }],
    ['entries of lists', { items: [pkg.item, { to: '/' }] }, { items: [{ to: '/' }] }],
    ['entries that are incomplete', { items: [{ label: 'a', items: pkg }, { to: '/' }] }, { items: [{ to: '/' }] }],
    ['spread lists', { items: [...pkg.items, 1] }, { items: [1] }],
    ['options of a plugin', { presets: [['classic', pkg]] }, { presets: [['classic', {}]] }],
  ])('leaves out %s', (_what, config, expected) => {
    expect(withoutStubs(config).value).toEqual(expected);
  });

  it('keeps plugins, which are known by name', () => {
    const config = { plugins: [pkg, [pkg, { a: pkg, b: 1 }]], presets: [['x', { docs: { remarkPlugins: [pkg] } }]] };
    const { plugins, presets } = withoutStubs(config).value as typeof config;
    expect(plugins[0]).toBe(pkg);
    expect(plugins[1]).toEqual([pkg, { b: 1 }]);
    expect(presets[0]?.[1]).toEqual({ docs: { remarkPlugins: [pkg] } });
  });

  it('reports where each package was used', () => {
    const other = createStub('other');
    const { uses } = withoutStubs({ a: pkg, b: [{ 'x-y': pkg }], plugins: [other] });
    expect(Object.fromEntries(uses)).toEqual({ pkg: ['a', 'b[0]["x-y"]'], other: ['plugins[0]'] });
  });

  it('leaves instances of classes alone, and follows cycles once', () => {
    const date = new Date(0);
    const config: Record<string, unknown> = { date, pattern: /x/, run: () => 1 };
    config.self = config;
    const { value } = withoutStubs(config);
    expect(value).toMatchObject({ date, pattern: /x/, run: config.run });
    expect((value as typeof config).self).toBe(value);
  });
});
