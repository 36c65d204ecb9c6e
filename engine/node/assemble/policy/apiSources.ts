import { toServerAddresses } from '../../../shared/api/tryIt.ts';
import { toTryServer } from '../../read/api/samples/toTryOperation.ts';
import type { Site } from '../../read/loadSites.ts';
import { isPolicySource, toPolicySource, type PolicySources } from './policySources.ts';

/** The servers to which readers may send requests from API references: those of references that allow it. */
export function apiSources(sites: readonly Site[]): PolicySources {
  const connect = new Set<string>();
  const references = sites.flatMap(({ content }) =>
    content.docs.flatMap(({ versions }) => versions.flatMap(({ apis }) => apis)),
  );
  for (const { description } of references.filter(({ tryIt }) => tryIt)) {
    const servers = [description.servers, ...description.operations.map((operation) => operation.servers ?? [])].flat();
    for (const address of servers.flatMap((server) => toServerAddresses(toTryServer(server)))) {
      const source = toPolicySource(address);
      if (source !== undefined && isPolicySource(source)) connect.add(source);
    }
  }
  return { connect: [...connect].sort() };
}
