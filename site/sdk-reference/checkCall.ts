import type { Method, Sdk } from './render.mjs';
import { parametersOf } from './render.mjs';
import type { PythonCall } from './readPython.ts';

/** What is wrong with a call of the SDK, or nothing. `version` is the one that the page documents. */
export function checkCall(sdk: Sdk, call: PythonCall, version: string): string | null {
  const methods = sdk.services[call.service]?.methods;
  if (!methods) return `no service '${call.service}'`;
  const name = `${call.service}.${call.method}`;
  const method: Method | undefined = methods[call.method];
  if (!method) return `no method '${name}'`;
  if (isNewer(method.since, version)) return `'${name}' is new in ${method.since}`;
  if (call.positional === null) return null;
  const parameters = parametersOf(sdk, method);
  const positional = parameters.filter((parameter) => !parameter.keyword);
  if (call.positional > positional.length) return `'${name}' takes ${positional.length} positional arguments`;
  const given = new Set([...positional.slice(0, call.positional).map((parameter) => parameter.name), ...call.names]);
  for (const argument of call.names) {
    const parameter = parameters.find((candidate) => candidate.name === argument);
    if (!parameter) return `'${name}' has no parameter '${argument}'`;
    if (isNewer(parameter.since, version)) return `parameter '${argument}' of '${name}' is new in ${parameter.since}`;
  }
  if (given.size < call.positional + call.names.length) return `'${name}' is given the same argument twice`;
  const missing = parameters.find((parameter) => parameter.default === undefined && !given.has(parameter.name));
  return missing ? `'${name}' needs '${missing.name}'` : null;
}

const isNewer = (since: string | undefined, version: string) => since !== undefined && since > version;
