/** Options of Google's analytics plugins, and of the PWA plugin. */
import * as v from 'valibot';
import { anyObject, flag, listOf, strict, text, unused } from './fields.ts';
import { instanceId } from './pluginFields.ts';

export const gtagOptions = strict({
  id: instanceId,
  trackingID: listOf(text, 'at least one id'),
  anonymizeIP: v.optional(flag, false),
});

export const analyticsOptions = strict({ id: instanceId, trackingID: text, anonymizeIP: v.optional(flag, false) });

export const tagManagerOptions = strict({ id: instanceId, containerId: text });

/** Tags for the head: a name and attributes. */
const pwaTag = v.objectWithRest({ tagName: text }, v.unknown());

export const pwaOptions = strict({
  id: instanceId,
  pwaHead: v.optional(v.array(pwaTag), () => []),
  ...unused(flag, 'debug'),
  ...unused(v.array(text), 'offlineModeActivationStrategies'),
  ...unused(anyObject, 'injectManifestConfig'),
  ...unused(text, 'swCustom'),
  ...unused(v.union([text, v.literal(false)], 'a path or `false`'), 'swRegister'),
});

export type GtagOptions = v.InferOutput<typeof gtagOptions>;
export type AnalyticsOptions = v.InferOutput<typeof analyticsOptions>;
export type TagManagerOptions = v.InferOutput<typeof tagManagerOptions>;
export type PwaOptions = v.InferOutput<typeof pwaOptions>;
