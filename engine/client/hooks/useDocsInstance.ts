import type { DocsInstanceData } from '../../shared/siteData.ts';
import { useRuntime } from '../runtime/RuntimeContext.ts';
import { findDocsInstance } from '../state/preferredVersion.ts';

/** The docs plugin's data of one instance; an instance that the site does not have is an error. */
export function useDocsInstance(instanceId: string): DocsInstanceData {
  return findDocsInstance(useRuntime('useDocsInstance').site.docs, instanceId);
}
