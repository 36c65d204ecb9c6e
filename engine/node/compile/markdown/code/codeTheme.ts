/**
 * The colours of code as classes. The highlighter only knows colours, so each kind of token gets one that stands
 * for its class; the real colours of both modes are custom properties of the theme. One pass serves both.
 */
import type { ThemeRegistrationRaw } from 'shiki/core';

/** Class → what it colours, as TextMate scopes. Later ones win over equally specific earlier ones. */
export const TOKEN_SCOPES: Record<string, string[]> = {
  c: ['comment', 'punctuation.definition.comment', 'string.comment'],
  k: [
    'keyword',
    'storage',
    'storage.type',
    'storage.modifier',
    'variable.language',
    'constant.language',
    'keyword.operator.new',
    'keyword.operator.expression',
    'keyword.operator.logical.python',
    'keyword.operator.word',
    'keyword.other',
    'entity.name.tag.yaml',
    'support.type.property-name.json',
    'punctuation.support.type.property-name',
    'support.type.property-name.toml',
    'variable.other.key.toml',
    'keyword.key.toml',
    'markup.heading',
    'entity.name.section',
  ],
  s: ['string', 'punctuation.definition.string', 'string.regexp', 'markup.inline.raw', 'constant.other.symbol'],
  n: [
    'constant.numeric',
    'constant.character',
    'constant.character.escape',
    'constant.other.color',
    'constant.other.placeholder',
    'keyword.other.unit',
    'support.constant',
  ],
  f: [
    'entity.name.function',
    'support.function',
    'meta.function-call.generic',
    'entity.name.command',
    'variable.function',
    'keyword.other.special-method',
    'meta.link',
    'markup.underline.link',
  ],
  t: [
    'entity.name.type',
    'entity.name.class',
    'entity.other.inherited-class',
    'entity.name.namespace',
    'entity.name.scope-resolution',
    'support.type',
    'support.class',
    'storage.type.java',
    'storage.type.cs',
    'meta.type.annotation entity.name.type',
  ],
  g: ['entity.name.tag', 'support.class.component', 'punctuation.definition.tag', 'meta.tag.sgml.doctype'],
  a: [
    'entity.other.attribute-name',
    'variable.parameter',
    'meta.function.decorator',
    'entity.name.function.decorator',
    'meta.attribute',
    'variable.other.normal.shell',
    'string.unquoted.argument.shell constant.other.option',
    'constant.other.option',
  ],
  i: ['markup.inserted', 'meta.diff.header.to-file', 'punctuation.definition.inserted'],
  d: ['markup.deleted', 'meta.diff.header.from-file', 'punctuation.definition.deleted', 'invalid'],
};

/**
 * Plain text, though grammars call it something: punctuation and operators need no colour of their own (they would
 * be half of all elements), and what stands inside a template string is code again.
 */
const PLAIN_SCOPES = [
  'punctuation',
  'meta.brace',
  'keyword.operator',
  'storage.type.function.arrow',
  'meta.template.expression',
  'meta.embedded',
  'string meta.interpolation',
  'string punctuation.section',
  'string punctuation.definition.template-expression',
];

const classNames = Object.keys(TOKEN_SCOPES);
const toColor = (index: number): string => `#0000${(index + 1).toString(16).padStart(2, '0')}`;
const byColor = new Map(classNames.map((name, index) => [toColor(index), name]));

/** The class of a token with this colour; none for plain text. */
export function tokenClass(color: string | undefined): string | undefined {
  return color === undefined ? undefined : byColor.get(color.toLowerCase());
}

export const CODE_THEME = 'octavo';

export const codeTheme: ThemeRegistrationRaw = {
  name: CODE_THEME,
  type: 'light',
  settings: [
    // The plain ones first: a scope of the same weight further down wins.
    { settings: { foreground: '#000000', background: '#ffffff' } },
    { scope: PLAIN_SCOPES, settings: { foreground: '#000000' } },
    ...classNames.map((name, index) => ({ scope: TOKEN_SCOPES[name], settings: { foreground: toColor(index) } })),
  ],
};
