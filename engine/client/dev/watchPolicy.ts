import type { DevProblem } from '../../shared/devProblems.ts';

/** A blocked request as the browser reports it: an event or a report. */
type Violation = Partial<Pick<SecurityPolicyViolationEvent, 'blockedURI' | 'effectiveDirective' | 'disposition'>> & {
  blockedURL?: string;
};

/** Requests of this page that the policy of a build, or of this server, does not allow. */
export interface PolicyWatch {
  problems(): DevProblem[];
  /** Call this when another page is shown. */
  forget(): void;
}

export function watchPolicy(onChange: () => void): PolicyWatch {
  const found = new Map<string, DevProblem>();

  function note({ blockedURI, blockedURL, effectiveDirective = '', disposition }: Violation): void {
    const address = blockedURI ?? blockedURL ?? '';
    // Other violations are inline text, which a build allows by its hash, or files of the site.
    if (!/^(?:http|ws)s?:/.test(address)) return;
    const { origin, host } = new URL(address);
    const key = `${effectiveDirective} ${origin}`;
    if (host === location.host || found.has(key)) return;
    const effect = disposition === 'enforce' ? 'blocks' : 'of a build would block';
    const message = `The policy ${effect} what this page asks of "${origin}" (${effectiveDirective}). ${toAdvice(effectiveDirective, origin)}`;
    found.set(key, { severity: 'warning', code: 'blocked-origin', message });
    onChange();
  }

  document.addEventListener('securitypolicyviolation', note);
  // Reports cover what happened before this script ran, in browsers that have them.
  if ('ReportingObserver' in window) {
    const observer = new ReportingObserver(
      (reports) => {
        for (const { body } of reports) if (body) note(body as Violation);
      },
      { types: ['csp-violation'], buffered: true },
    );
    observer.observe();
  }
  return { problems: () => [...found.values()], forget: () => found.clear() };
}

/** The configuration key that allows it. */
function toAdvice(directive: string, origin: string): string {
  if (directive === 'connect-src') {
    return `To allow it: customFields: { octavo: { connect: ['${origin}'] } } in the configuration.`;
  }
  if (directive.startsWith('script-src')) return 'To allow it, name the script in `scripts` of the configuration.';
  return 'To allow it, write the whole address out where it is used: a build finds it there.';
}
