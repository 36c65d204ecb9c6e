import type { Page } from 'playwright-core';

/**
 * Waits until an expression is true, checked in every frame. It does not use Playwright's own waiting, which a page's
 * security policy may forbid. If the document is replaced in the meantime, the check continues in the new one.
 */
export async function waitInPage(tab: Page, expression: string, limitMs: number): Promise<boolean> {
  const giveUp = Date.now() + limitMs;
  while (Date.now() < giveUp) {
    const answer = await tab
      .evaluate(
        `new Promise((resolve) => {
          const end = performance.now() + ${giveUp - Date.now()};
          const look = () => {
            if (${expression}) resolve(true);
            else if (performance.now() > end) resolve(false);
            else requestAnimationFrame(look);
          };
          look();
        })`,
      )
      .catch(() => undefined);
    if (answer !== undefined) return answer === true;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return false;
}
