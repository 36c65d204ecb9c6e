import type { Page } from 'playwright-core';
import { messageOf } from '../../../engine/shared/messageOf.ts';
import type { Mode } from '../options.ts';
import { readSkeleton, type Skeleton } from '../skeleton/skeleton.ts';
import { collectShown } from './collectShown.ts';
import { openPage, settle } from './openPage.ts';
import type { OpenedState } from './states.ts';
import type { Shown } from './types.ts';

export interface Measured {
  shown: Shown;
  skeleton: Skeleton;
  picture: Buffer | undefined;
  /** Why the state could not be reached. */
  failure: string | undefined;
}

/** One page in one window, as loaded or after something was opened. */
export async function measurePage(
  page: Page,
  url: string,
  mode: Mode,
  state: OpenedState | undefined,
  withPicture: boolean,
): Promise<Measured> {
  await openPage(page, url);
  let failure: string | undefined;
  if (state) {
    failure = await state.open(page, mode).then(
      () => undefined,
      (error: unknown) => messageOf(error).split('\n')[0],
    );
    await settle(page);
  }
  const shown = await collectSettled(page);
  const skeleton = readSkeleton(await page.content());
  const picture = withPicture ? await takePicture(page) : undefined;
  return { shown, skeleton, picture, failure };
}

/** Waits until the page has stopped changing: some changes follow a scroll or a timer. */
async function collectSettled(page: Page): Promise<Shown> {
  let shown = await page.evaluate(collectShown);
  for (let tries = 0; tries < 10; tries++) {
    await page.waitForTimeout(150);
    const next = await page.evaluate(collectShown);
    if (JSON.stringify(next) === JSON.stringify(shown)) break;
    shown = next;
  }
  return shown;
}

function takePicture(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true, type: 'jpeg', quality: 70, timeout: 30_000 });
}
