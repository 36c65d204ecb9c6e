// The rules of a release, separate from its actions, so that they can be tested.

/** All obstacles, as sentences. */
export function findReleaseProblems({ version, last, changelog, isClean, tags, repository }) {
  const problems = [];
  if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)) problems.push(`"${version}" is not a version such as 1.2.3.`);
  else if (!isNewer(version, last) && version !== last)
    problems.push(`${version} is older than ${last}, the last one.`);
  if (tags.includes(`v${version}`)) problems.push(`The tag v${version} exists.`);
  if (!isClean) problems.push('There are changes that are not committed.');
  if (!unreleased(changelog).trim()) problems.push('CHANGELOG.md says nothing under "Unreleased".');
  if (!repository) {
    problems.push(
      'engine/package.json has no "repository". The registry compares it with the place that a release comes from.',
    );
  }
  return problems;
}

/** Parts as numbers; a version with a suffix comes before the one without. */
function isNewer(version, last) {
  const parts = (text) => text.split('-')[0].split('.').map(Number);
  const [a, b] = [parts(version), parts(last)];
  const at = a.findIndex((part, index) => part !== b[index]);
  if (at >= 0) return a[at] > b[at];
  return last.includes('-') && (!version.includes('-') || version > last);
}

/** The text under the heading "Unreleased". */
function unreleased(changelog) {
  return /^## Unreleased\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(changelog)?.[1] ?? '';
}

/** The heading gets the name of the version, and a new empty one is inserted above it. */
export function toReleasedChangelog(changelog, version, date) {
  return changelog.replace(/^## Unreleased\n/m, `## Unreleased\n\n## ${version} (${date})\n`);
}

/** The changelog's text about a version. */
export function notesOf(changelog, version) {
  const escaped = version.replaceAll('.', '\\.');
  return (new RegExp(`^## ${escaped} .*\\n([\\s\\S]*?)(?=^## |(?![\\s\\S]))`, 'm').exec(changelog)?.[1] ?? '').trim();
}
