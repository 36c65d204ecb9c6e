import type { ApiChangesFile, ShownApiChange } from '../../../shared/api/apiChange.ts';
import { messages, type Text, type Translations } from '../../../shared/messages.ts';
import { compareApis } from '../../read/api/compare/compareApis.ts';
import type { ApiReference, DocsVersion } from '../../read/content/types.ts';

/** A version is compared with this many older ones, the newest first. `octavo diff` compares any two. */
const MAX_COMPARED = 8;

const TEXTS: string[] = Object.entries(messages).flatMap(([id, text]: [string, Text]) =>
  id.startsWith('octavo.Api.changes.') ? [text] : [],
);

/** The changes in the APIs of a version since each earlier version, newest first. */
export function toApiChanges(
  version: Pick<DocsVersion, 'apis'>,
  older: readonly Pick<DocsVersion, 'name' | 'apis'>[],
  words: Translations,
): ApiChangesFile {
  const changes = older.slice(0, MAX_COMPARED).map(({ name, apis }): [string, ShownApiChange[]] => {
    const pairs = version.apis.flatMap((after): [ApiReference, ApiReference][] => {
      const before = apis.find(({ id }) => id === after.id);
      return before ? [[before, after]] : [];
    });
    return [name, pairs.flatMap(([before, after]) => compareReferences(before, after))];
  });
  return {
    changes: Object.fromEntries(changes.filter(([, list]) => list.length > 0)),
    words: Object.fromEntries(Object.entries(words).filter(([text]) => TEXTS.includes(text))),
  };
}

function compareReferences(before: ApiReference, after: ApiReference): ShownApiChange[] {
  // Versions of docs may share one description.
  if (before.filePath === after.filePath) return [];
  const hrefs = new Map<string, string | undefined>(
    [before, after].flatMap(({ description, hrefs: own }) =>
      description.operations.map(({ method, path, anchor }) => [`${method} ${path}`, own.get(anchor)] as const),
    ),
  );
  return compareApis(before.description, after.description).map((change) => {
    const href = hrefs.get(change.operation);
    return href === undefined ? change : { ...change, href };
  });
}
