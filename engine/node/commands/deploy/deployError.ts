/** A site was not deployed; the message says why, and what to do. */
export class DeployError extends Error {
  override name = 'DeployError';
}
