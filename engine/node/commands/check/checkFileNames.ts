import type { ContentProblem } from '../../ground/problems.ts';

/** Names of devices, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com[1-9¹²³]|lpt[1-9¹²³])(?:\.|$)/i;
// eslint-disable-next-line no-control-regex
const FORBIDDEN = /[<>:"|?*\\\0-\x1f]|[. ]$/;

/** Pages whose files Windows cannot store. They work elsewhere, so this is advice. */
export function checkFileNames(routes: readonly { routePath: string; filePath?: string }[]): ContentProblem[] {
  return routes.flatMap(({ routePath, filePath }): ContentProblem[] => {
    const name = routePath.split('/').find((segment) => DEVICE.test(segment) || FORBIDDEN.test(segment));
    if (name === undefined) return [];
    const message = `Windows cannot store a file named "${name}", so the page "${routePath}" cannot be unpacked or hosted there. Give it another \`slug\`.`;
    return [{ severity: 'warning', code: 'file-name', filePath, message }];
  });
}
