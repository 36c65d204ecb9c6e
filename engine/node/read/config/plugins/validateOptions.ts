import type { PluginModule } from './loadPlugin.ts';
import type { PluginContext } from '../../plugins/pluginContext.ts';

const ID = /^[\w-]+$/;

/** A schema of the plugin's own copy of Joi. */
interface Schema {
  /** Returns a schema with these keys in place of its own. */
  append?(keys: object): Schema;
  validate(value: unknown, options: object): { error?: Error; value: unknown };
}

/** The options as the plugin itself completes them; `id` is always set. */
export function validateOptions(
  { validateOptions }: PluginModule,
  given: object,
): Record<string, unknown> & { id: string } {
  const { id = 'default', ...options } = given as { id?: unknown };
  if (typeof id !== 'string' || !ID.test(id)) {
    throw new Error(`its \`id\` is ${JSON.stringify(id)}; expected letters, digits, \`-\` and \`_\``);
  }
  if (!validateOptions) return { ...options, id };
  // Every plugin has an id, even if its schema has none; a value in place of a schema is the only one allowed.
  const validate = (schema: unknown, value: unknown) => {
    const appended = (schema as Schema).append?.({ id });
    return validateWith(appended ?? schema, appended ? { ...(value as object), id } : withoutId(value), {
      convert: false,
    });
  };
  const checked = validateOptions({ validate, options: { ...options, id } });
  return { ...(checked as object | undefined), id };
}

/** Merges the plugin's validated part of `themeConfig` into the whole. */
export function validateThemeConfig({ validateThemeConfig }: PluginModule, { siteConfig }: PluginContext): void {
  if (!validateThemeConfig) return;
  const validate = (schema: unknown, value: unknown) =>
    validateWith(schema, value, { convert: false, allowUnknown: true });
  const checked = validateThemeConfig({ validate, themeConfig: siteConfig.themeConfig });
  siteConfig.themeConfig = { ...siteConfig.themeConfig, ...(checked as object | undefined) };
}

function validateWith(schema: unknown, value: unknown, options: object): unknown {
  const { error, value: checked } = (schema as Schema).validate(value, options);
  if (error) throw error;
  return checked;
}

function withoutId(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { id: _, ...rest } = value as { id?: unknown };
  return rest;
}
