import os from 'node:os';

/** The properties that the figures depend on, and nothing that identifies the machine. */
export function describeMachine(): string {
  const [cpu] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `${cpu?.model.trim() ?? os.arch()}, ${os.cpus().length} cores, ${memory} GB, ${os.type()} ${os.release().split('-')[0]}`;
}
