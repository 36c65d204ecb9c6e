/** The release notes of 0.5.1 name every difference that the pages of both versions show, and raised requirements first. */
import { describe, expect, it } from 'vitest';
import { readCommandReference } from './commandLines.ts';
import { readRows, readSitePages, readSpans } from './markdown.ts';
import { errorCodes, eventTypes } from './readFacts.ts';

const pages = new Map(readSitePages().map(({ file, text }) => [file, text]));
const latest = (name: string) => pages.get(`docs/${name}`)!;
const old = (name: string) => pages.get(`versioned_docs/version-0.5.0/${name}`)!;
const between = (text: string, from: string, to: string) => {
  expect([from, to].filter((mark) => !text.includes(mark))).toEqual([]);
  return text.slice(text.indexOf(from), text.indexOf(to));
};

const page = latest('installation/installation_process.mdx');
const notes = between(page, '{#changes}', '{#release-notes}');
const requirements = readRows(between(page, '{#from-050-to-051}', '**2. Get the new command.**'));
const missing = (names: string[]) => names.filter((name) => !notes.includes(name));
const added = (now: Iterable<string>, before: Iterable<string>) => {
  const known = new Set(before);
  return [...new Set(now)].filter((name) => !known.has(name));
};

describe('the release notes of 0.5.1', () => {
  const now = readCommandReference(latest('help-and-fixes.md'));
  const before = readCommandReference(old('help-and-fixes.md'));

  it('name every new command', () => {
    const names = added(now.keys(), before.keys());
    expect(names).toEqual(expect.arrayContaining(['upgrade', 'models verify', 'models estimate', 'node resume']));
    expect(missing(names.map((name) => `emberhold ${name}`))).toEqual([]);
  });

  it('name every new option', () => {
    const options = [...now].flatMap(([name, { flags }]) =>
      before.has(name) ? added(flags, before.get(name)!.flags).map((flag) => `${name} ${flag}`) : [],
    );
    expect(options).toEqual(expect.arrayContaining(['activity --follow', 'keys create --local']));
    expect(missing(options.map((option) => option.split(' ').at(-1)!))).toEqual([]);
  });

  it('name every new configuration key and default', () => {
    const read = (text: string) =>
      readRows(between(text, '{#configuration}', '{#environment}'))
        .filter(([key = '']) => /^`[a-z_.]+`$/.test(key))
        .map(([key = '', value = '']) => `${key} ${value}`);
    const changed = added(read(latest('other-topics.md')), read(old('other-topics.md')));
    expect(changed.length).toBeGreaterThan(1);
    const named = changed.filter((row) => row.split(' ').some((part) => /[a-z]/.test(part) && notes.includes(part)));
    expect(added(changed, named)).toEqual([]);
  });

  it('name every new error code and event', () => {
    const namesIn = (text: string, known: ReadonlySet<string>) =>
      readSpans(text).flatMap((span) =>
        (span.match(/[A-Z]+(?:_[A-Z]+)+|[a-z]+\.[a-z_]+/g) ?? []).filter((x) => known.has(x)),
      );
    const codes = new Set(errorCodes.keys());
    const newCodes = added(namesIn(latest('help-and-fixes.md'), codes), namesIn(old('help-and-fixes.md'), codes));
    expect(newCodes).toContain('AUTH_LOCAL_KEY_REMOTE');
    const newEvents = added(
      namesIn(latest('other-topics.md'), eventTypes),
      namesIn(old('other-topics.md'), eventTypes),
    );
    expect(newEvents).toContain('upgrade.completed');
    expect(missing([...newCodes, ...newEvents])).toEqual([]);
  });

  it('compare every requirement that differs', () => {
    const numbers = (cell = ''): string[] =>
      cell.replaceAll(/\([^)]*\)/g, '').match(/(?<![\w.])\d+(?:\.\d+)*(?!\w)/g) ?? [];
    const read = (text: string) =>
      new Map(
        readRows(between(text, '{#operating-systems}', '{#network}')).map(([name = '', cell]) => [name, numbers(cell)]),
      );
    const wanted = read(old('installation/system_requirements.md'));
    const changed = [...read(latest('installation/system_requirements.md'))].flatMap(([name, values]) =>
      values
        .filter((value) => wanted.has(name) && !wanted.get(name)!.includes(value))
        .map((value) => `${name}: ${value}`),
    );
    expect(changed).toEqual(expect.arrayContaining(['RHEL, Rocky Linux, AlmaLinux: 9.3', 'macOS: 14', 'Python: 3.10']));
    const compared = new Set(requirements.flatMap(([, , value]) => numbers(value?.replaceAll('**', ''))));
    expect(changed.filter((change) => !compared.has(change.split(': ')[1]!))).toEqual([]);
  });

  it('begin with the requirements that were raised', () => {
    const [first = ''] = notes.split('**Asked for now:**');
    expect(first).toContain('**Requirements raised:**');
    const raised = requirements.flatMap(([, before_ = '', value = '']) =>
      [...value.matchAll(/\*\*[^*]*?([\d.]+)\*\*/g)].map((match) => ({
        value: match[1]!,
        before: before_.match(/[\d.]*\d/)![0],
      })),
    );
    expect(raised.length).toBeGreaterThan(7);
    const isNamed = ({ value, before: was }: { value: string; before: string }) =>
      new RegExp(`${value}[^(]*\\(was ${was}\\)`.replaceAll('.', '\\.')).test(first);
    expect(raised.filter((requirement) => !isNamed(requirement))).toEqual([]);
  });
});
