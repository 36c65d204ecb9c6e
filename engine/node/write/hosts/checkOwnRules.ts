import { parseHeadersFile, renderHeadersFile, type HeaderRule } from './headersFile.ts';
import { parseRedirectsFile, renderRedirectsFile, type Redirect } from './redirectsFile.ts';
import { SECURITY_HEADERS } from './responseRules.ts';

/** Host rules in a static folder, and their problems. */
export interface CheckedRules {
  /** The rules that become part of the site's own file. */
  text: string;
  /** Rules that weaken the site's protection, or send readers to other sites. */
  warnings: string[];
}

const GUARDED = new Set(['content-security-policy', ...SECURITY_HEADERS.map(([name]) => name.toLowerCase())]);

/** Headers that only change caching or listing; others may send readers or their data to other sites. */
const HARMLESS =
  /^(?:cache-control|content-language|content-disposition|strict-transport-security|cross-origin-embedder-policy|x-[\w-]+)$/;

/** `isTrusted`: the authors of these files may also write code, so their rules stay and are only reported. */
export function checkOwnHeaders(text: string, isTrusted: boolean): CheckedRules {
  const warnings: string[] = [];
  const rules = parseHeadersFile(text).map((rule): HeaderRule => {
    const headers = rule.headers.filter(([name, value]) => {
      const isGuarded = GUARDED.has(name.toLowerCase());
      if (isGuarded) {
        const deed = value === null ? 'removes' : 'replaces';
        warnings.push(`For "${rule.path}" it ${deed} \`${name}\`, which protects readers.`);
      } else if (!isTrusted && !HARMLESS.test(name.toLowerCase())) {
        warnings.push(`For "${rule.path}" it sets \`${name}\`, which content may not.`);
        return false;
      }
      return !isGuarded;
    });
    return { ...rule, headers };
  });
  if (isTrusted) return { text, warnings };
  return { text: renderHeadersFile(rules.filter(({ headers }) => headers.length > 0)), warnings };
}

export function checkOwnRedirects(text: string, isTrusted: boolean): CheckedRules {
  const redirects = parseRedirectsFile(text);
  const elsewhere = redirects.filter(leadsElsewhere);
  const warnings = elsewhere.map(({ from, to }) => `"${from}" leads to another site, "${to}".`);
  if (isTrusted) return { text, warnings };
  // Rules of other kinds (rewrites, proxies, conditions) may lead anywhere.
  const others = text.split(/\r?\n/).filter((line) => /^\s*[^\s#]/.test(line)).length - redirects.length;
  if (others > 0) warnings.push(`${others} of its lines are no plain redirects, which content may not bring.`);
  return { text: renderRedirectsFile(redirects.filter((redirect) => !leadsElsewhere(redirect))), warnings };
}

/** Browsers read a backslash as a slash; the value of `:splat` may begin with one. */
function leadsElsewhere({ to }: Redirect): boolean {
  return !/^\/(?![/\\]|:splat)/.test(to);
}
