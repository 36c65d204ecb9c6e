import { expect, it } from 'vitest';
import { validateOptions } from './validateOptions.ts';

/** Like Joi: every key has a rule, and a plain value in place of a schema allows only itself. */
function schemaOf(keys: Record<string, unknown>) {
  return {
    append: (more: object) => schemaOf({ ...keys, ...more }),
    validate(value: Record<string, unknown>) {
      const bad = [...Object.keys(keys), ...Object.keys(value)].find(
        (key) => !(key in keys) || (keys[key] === 'required' ? value[key] === undefined : value[key] !== keys[key]),
      );
      return { value, error: bad === undefined ? undefined : new Error(`"${bad}" is wrong`) };
    },
  };
}

it.each([
  ['speaks of none', {}],
  ['requires one', { id: 'required' }],
  ['has another rule for it', { id: 'other' }],
])('an id is allowed where the schema of a plugin %s', (_what, rules) => {
  const plugin = {
    validateOptions: ({ validate, options }: { validate(schema: unknown, value: unknown): unknown; options: object }) =>
      validate(schemaOf({ ...rules, path: 'a' }), options),
  };
  const check = (options: object) => validateOptions(plugin as never, options);
  expect(check({ id: 'mine', path: 'a' })).toEqual({ id: 'mine', path: 'a' });
  expect(check({ path: 'a' })).toEqual({ id: 'default', path: 'a' });
  expect(() => check({ path: 'b' })).toThrow('"path" is wrong');
});
