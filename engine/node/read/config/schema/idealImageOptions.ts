/** Options of the plugin for images in several sizes. It accepts any others too. */
import * as v from 'valibot';
import { flag } from './fields.ts';

/** Pixels or per cent, as its loader reads them. */
const number = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d/))], 'a number'),
  v.transform((given) => (typeof given === 'number' ? Math.trunc(given) : Number.parseInt(given, 10))),
);

export const idealImageOptions = v.objectWithRest(
  {
    disableInDev: v.optional(flag, true),
    disable: v.optional(flag, false),
    quality: v.optional(number, 85),
    size: v.optional(number),
    sizes: v.optional(v.array(number)),
    min: v.optional(number),
    max: v.optional(number),
    steps: v.optional(number, 4),
    background: v.optional(v.union([v.string(), v.number()], 'a colour')),
  },
  v.unknown(),
);

export type IdealImageOptions = v.InferOutput<typeof idealImageOptions>;
