/** Octavo's own options, under `customFields.octavo`, where Docusaurus does not look. */
import * as v from 'valibot';
import { flag, strict } from './fields.ts';

export const octavoOptions = strict({
  /** The `Copy page` button on docs and blog posts. */
  copyPage: v.optional(flag, true),
});

export type OctavoOptions = v.InferOutput<typeof octavoOptions>;
