/** The message to a site's own endpoint. */
export interface EmptySearch {
  query: string;
  context: string | undefined;
  /** Path of the version, `''` for the latest. */
  version: string;
}

/** Reported in this document already. */
const reported = new Set<string>();

/** Once for each query, and never for readers who ask not to be tracked. */
export function reportEmpty(endpoint: string, search: EmptySearch): void {
  const body = JSON.stringify(search);
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (reported.has(body) || doNotTrack === '1' || globalPrivacyControl || location.protocol === 'file:') return;
  reported.add(body);
  // As plain text, which needs no CORS preflight.
  navigator.sendBeacon(endpoint, body);
}
