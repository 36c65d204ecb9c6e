/** The fact sheet, read: what the pages may name, and which numbers they may give. */
import { readFileSync } from 'node:fs';
import { readRows, readSpans } from './markdown.ts';

export const FACTS = readFileSync(new URL('../FACTS.md', import.meta.url), 'utf8');

/** A section by the number of its heading, `6.1`, or a chapter, `9`, with all its sections. */
export function factsSection(number: string): string {
  const isChapter = !number.includes('.');
  const start = FACTS.indexOf(isChapter ? `\n## ${number}. ` : `\n### ${number} `);
  if (start < 0) throw new Error(`FACTS.md has no section ${number}`);
  const rest = FACTS.slice(start + 1);
  const end = rest.search(isChapter ? /\n## / : /\n###? /);
  return end < 0 ? rest : rest.slice(0, end);
}

const codeOf = (cell = '') => /`([^`]+)`/.exec(cell)?.[1] ?? '';

/** Message and status of every error code. */
export const errorCodes = new Map(
  readRows(factsSection('10.3'))
    .filter(([code = '']) => /^`[A-Z_]+`$/.test(code))
    .map(([code, status = '', message = '']) => [codeOf(code), { status, message }]),
);

export interface ModelFacts {
  context: string;
  /** Size on disk and memory at default settings, in GB, by variant. */
  variants: Map<string, { size: string; memory: string }>;
}

export const models = new Map<string, ModelFacts>(
  readRows(factsSection('6.1'))
    .filter(([id = '']) => /^`[a-z0-9.-]+`$/.test(id))
    .map(([id, , , , context = '', variants = '']) => [
      codeOf(id),
      {
        context,
        variants: new Map(
          [...variants.matchAll(/(q4_k_m|q8_0|bf16|f16)★? ([\d.]+)(?: GB)? → ([\d.]+)/g)].map(
            ([, name = '', size = '', memory = '']) => [name, { size, memory }],
          ),
        ),
      },
    ]),
);

/** Default of every configuration key; a row may hold several keys with several defaults. */
export const configDefaults = new Map(
  readRows(factsSection('3.3'))
    .filter(([key = '']) => key.startsWith('`'))
    .flatMap(([keys = '', defaults = '']) => {
      const names = [...keys.matchAll(/`([^`]+)`/g)].map((match) => match[1]!);
      const values =
        names.length > 1 && defaults.includes(', ') ? defaults.split(/, (?!127)/) : names.map(() => defaults);
      return names.map((name, index) => [name, (values[index] ?? '').replaceAll('`', '')] as const);
    }),
);

export interface CommandFacts {
  /** Absent before. */
  since?: string;
  /** Flag → version that brought it, or nothing. */
  flags: Map<string, string | undefined>;
}

/** `emberhold models pull ID` → `models pull`. */
export const commandName = (text: string) =>
  text
    .replace(/^emberhold /, '')
    .split(' ')
    .filter((word) => /^[a-z-]+$/.test(word))
    .join(' ');

export const commands = new Map<string, CommandFacts>(
  readRows(factsSection('4'))
    .filter(([command = '']) => command.startsWith('`emberhold '))
    .map(([command = '', flags = '']) => [
      commandName(codeOf(command)),
      {
        since: /\((\d[\d.]+)\)/.exec(command)?.[1],
        flags: new Map(
          [...flags.matchAll(/`(--?[\w-]+)[^`]*`(?: \((\d[\d.]+)\))?/g)].map((match) => [match[1]!, match[2]]),
        ),
      },
    ]),
);

export const globalFlags = new Set(
  [...(/Global flags: .*?\. On Linux/s.exec(FACTS)?.[0] ?? '').matchAll(/`(--?[\w-]+)/g)].map((match) => match[1]!),
);

/** Scopes of keys and permissions of apps. */
export const scopes = new Set(
  (factsSection('9') + factsSection('7')).match(
    /\b(?:models|data|apps|accounts|cluster|activity|lab|network|gpu):[a-z]+/g,
  ),
);

export const eventTypes = new Set(
  [...(/Event types: .*/.exec(FACTS)?.[0] ?? '').matchAll(/`([a-z]+\.[a-z_*]+)`/g)].map((match) => match[1]!),
);

export const environment = new Set(
  readRows(factsSection('12')).flatMap(([names = '']) =>
    [...names.matchAll(/`([A-Z][A-Z_]+)`/g)].map((match) => match[1]!),
  ),
);

/** Every path the fact sheet names, parameters as `{}`. */
export const routes = new Set(
  [
    ...readSpans(factsSection('10')).flatMap(expandRoute),
    ...readSpans(factsSection('9')).flatMap(expandRoute),
    ...readSpans(factsSection('3.1')).flatMap(expandRoute),
  ].map(normalizeRoute),
);

/** `POST/GET /auth/keys` is below `/api/v1`; `/v1/…` stands for itself. */
function expandRoute(span: string): string[] {
  const path = /^(?:[A-Z/]+ )?(\/[\w./{}-]+)/.exec(span)?.[1];
  if (!path) return [];
  return /^\/(?:v1|oidc|\.well-known|healthz|readyz|version|api|apps)\b/.test(path) ? [path] : [`/api/v1${path}`];
}

export function normalizeRoute(path: string): string {
  return path
    .replace(/[?#].*/, '')
    .replaceAll(/\{[^}]*\}|<[^>]*>/g, '{}')
    .replace(/(?<=.)\/$/, '');
}
