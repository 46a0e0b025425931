import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { connectSecondConsole } from '../support/journeys/secondConsole.ts';

/** What lies over the page while an answer is waited for: when it comes, when it goes, and how one stops waiting. */

const second = connectSecondConsole();
const { list, openClients, goAway, comeToClients, comeBack } = second;
let page: Page;
beforeEach(() => {
  ({ page } = second);
});

/** Notes when it comes and goes, beside when the slow call begins and ends. */
const watch = () =>
  page.evaluate(() => {
    const times = { begun: 0, ended: 0, shown: 0, gone: 0 };
    Object.assign(window, { overlayTimes: times });
    const ask = window.fetch;
    window.fetch = async (...given) => {
      const isSlow = String(given[0]).includes('Cliente/Listar');
      if (isSlow) times.begun = performance.now();
      try {
        return await ask(...given);
      } finally {
        if (isSlow) times.ended = performance.now();
      }
    };
    new MutationObserver(() => {
      const isThere = document.querySelector('.overlay') !== null;
      if (isThere && times.shown === 0) times.shown = performance.now();
      if (!isThere && times.shown > 0 && times.gone === 0) times.gone = performance.now();
    }).observe(document.body, { childList: true, subtree: true });
  });
const times = () =>
  page.evaluate(
    () =>
      (window as unknown as { overlayTimes: Record<'begun' | 'ended' | 'shown' | 'gone', number> })
        .overlayTimes,
  );

const overlay = () => page.locator('.overlay');

/** Asks for the list with the page's clock standing still. @returns what lets its answer come */
async function askHeld(): Promise<() => Promise<void>> {
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(
    '**/Cliente/Listar*',
    async (route) => {
      asked.resolve();
      await answered.promise;
      await route.continue();
    },
    { times: 1 },
  );
  await goAway();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await watch();
  await comeToClients();
  let isAsked = false;
  void asked.promise.then(() => (isAsked = true));
  await goOnUntil(async () => isAsked);
  return async () => {
    answered.resolve();
    await expect.poll(async () => (await times()).ended).toBeGreaterThan(0);
  };
}

/** What the page does meanwhile may wait for moments of its clock. */
async function goOnUntil(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await page.clock.runFor(1);
}

/** So that as many milliseconds of the page's clock have passed since it asked. */
async function goOnTo(ms: number): Promise<void> {
  const { begun } = await times();
  const passed = (await page.evaluate(() => performance.now())) - begun;
  await page.clock.runFor(Math.max(0, Math.round(ms - passed)));
}

test('comes after a second, goes with the answer, and never comes before', async () => {
  await page.clock.install();
  await openClients();
  const answerSoon = await askHeld();
  await goOnTo(900);
  await expect.poll(() => list().count()).toBe(0);
  await answerSoon();
  await goOnUntil(() => list().isVisible());
  await page.clock.runFor(5_000);
  expect((await times()).shown).toBe(0);

  await page.clock.resume();
  const answerLate = await askHeld();
  await goOnTo(950);
  expect(await overlay().count()).toBe(0);
  await page.clock.runFor(1_000);
  await overlay().waitFor();
  await answerLate();
  await goOnUntil(async () => (await overlay().count()) === 0);
  const { begun, ended, shown, gone } = await times();
  expect(shown - begun).toBeGreaterThanOrEqual(995);
  expect(shown - begun).toBeLessThan(1_050);
  expect(gone - ended).toBeLessThan(500);
});

test('lets go of somebody who has waited ten seconds', async () => {
  await page.clock.install();
  await openClients();
  second.api.setFault('Cliente/Listar', { name: 'never', times: 1 });
  await comeBack();
  await page.locator('.overlay').waitFor();
  const leave = page.getByRole('button', { name: 'Deixar de esperar' });
  expect(await leave.count()).toBe(0);
  await page.clock.fastForward(10_000);
  await leave.click();
  await page.getByText(/Você deixou de esperar a resposta/).waitFor();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await list().waitFor();
});
