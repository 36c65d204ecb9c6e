import type { Text, Translations } from './messages.ts';

type Placeholder<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** The placeholders of a text, checked by the compiler. Those in `Given` need no value. */
type Values<T extends string, Given extends string = never> = [Exclude<Placeholder<T>, Given>] extends [never]
  ? []
  : [values: Record<Exclude<Placeholder<T>, Given>, string | number>];

/** Reads a text of the theme in the language of the site: `t('Pages of {label}', { label })`. */
export interface Translate {
  <T extends Text>(text: T, ...values: Values<T>): string;
  /** The form for a number, which is also `{count}`. */
  plural<T extends Text>(text: T, count: number, ...values: Values<T, 'count'>): string;
  /** Keeps the placeholders, for values that are React nodes. */
  template(text: Text): string;
}

/** The part of `SiteData` that texts depend on. */
export interface TranslatedSite {
  translations?: Translations;
  locale: { htmlLang: string };
}

export function createTranslate({ translations = {}, locale }: TranslatedSite): Translate {
  const template = (text: Text): string => translations[text] ?? text;
  const translate = (text: Text, values?: Record<string, string | number>): string => fill(template(text), values);
  translate.template = template;
  translate.plural = (text: Text, count: number, values?: Record<string, string | number>) => {
    const lang = text in translations ? locale.htmlLang : 'en';
    return fill(pluralForm(template(text), count, lang), { count, ...values });
  };
  return translate;
}

function fill(text: string, values: Record<string, string | number> = {}): string {
  return text.replace(/{(\w+)}/g, (written, name: string) => String(values[name] ?? written));
}

/** Forms are in CLDR's order, without those that the language lacks; the last one covers all others. */
export function pluralForm(text: string, count: number, lang: string): string {
  const forms = text.split('|');
  const rules = new Intl.PluralRules(lang);
  const { pluralCategories } = rules.resolvedOptions();
  const categories = CATEGORIES.filter((category) => pluralCategories.includes(category));
  return forms[Math.min(categories.indexOf(rules.select(count)), forms.length - 1)]!;
}

const CATEGORIES: Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];
