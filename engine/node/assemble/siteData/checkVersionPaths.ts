import type { ConfigProblem } from '../../read/config/report/configError.ts';
import { quoteValue } from '../../read/config/report/quoteValue.ts';
import type { Content } from '../../read/content/types.ts';

/** The URL of a version must start with the base URL; search and the version switch cut it off there. */
export function checkVersionPaths(baseUrl: string, content: Pick<Content, 'docs'>, problems: ConfigProblem[]): void {
  for (const instance of content.docs) {
    for (const { name, path } of instance.versions) {
      const written = baseUrl.replace(/\/$/, '') + path;
      const url = new URL(written, 'https://site.example');
      const below = path.startsWith('/') && url.host === 'site.example' && `${url.pathname}/`.startsWith(baseUrl);
      if (below) continue;
      problems.push({
        keyPath: '',
        code: 'invalid-version',
        message:
          `The version ${quoteValue(name)} of the docs instance "${instance.id}" is served at ${quoteValue(written)}, ` +
          `which does not start with the base URL ${quoteValue(baseUrl)}; check its \`path\` and \`routeBasePath\`.`,
      });
    }
  }
}
