export interface NewSiteOptions {
  /** The absolute path; its last part becomes the title. */
  folder: string;
  language: 'ts' | 'js';
  hasBlog: boolean;
  hasVersions: boolean;
  /** Version of Octavo, for `package.json`. */
  version: string;
  /** Date of the first post: 2026-01-31. */
  date: string;
}
