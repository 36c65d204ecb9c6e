/** A site was not deployed; the message gives the reason and the remedy. */
export class DeployError extends Error {
  override name = 'DeployError';
}
