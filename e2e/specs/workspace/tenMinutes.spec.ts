import type { CDPSession, Page } from '@playwright/test';
import { expect, MOVING, test } from '../../fixtures';
import { signedInState } from '../../support/signedInState';
import { allWidgets, withWidgets } from '../../support/withColumns';

/** Tall enough that every widget is in sight, because those that are not rest. */
const SCREEN = { width: 1920, height: 2600 };

const SECOND_MS = 1_000;

/** What may be left after eight minutes: lists of times and caches that have not reached their limit. */
const GROWTH = { heapMb: 1.5, elements: 100, listeners: 30 };

test.use({ ...MOVING, sidePanel: true });

test(
  'eight minutes with all widgets on a dashboard leave nothing behind in memory',
  { tag: ['@alone', '@whole'] },
  async ({ browser, instance, complaints }) => {
    // Six hundred steps take more than a minute on a slow machine.
    test.slow();
    const kinds = allWidgets();
    const storageState = withWidgets(await signedInState(instance.url, 'alice'), instance.url, kinds);
    const context = await browser.newContext({ storageState, viewport: SCREEN });
    complaints.watch(context);
    const page = await context.newPage();
    // The page's time passes faster than the network answers, so a connection or an answer may come too late.
    complaints.allow(/WebSocket is closed before the connection is established|no answer in time/);
    await page.clock.install();
    await page.goto(`${instance.url}/dashboard`);
    await expect(page.locator('[data-widget]')).toHaveCount(kinds.length);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');

    await passSeconds(page, 120);
    const before = await memoryOf(session);
    await passSeconds(page, 480);
    const after = await memoryOf(session);
    const growth = {
      heapMb: after.heapMb - before.heapMb,
      elements: after.elements - before.elements,
      listeners: after.listeners - before.listeners,
    };
    const tooMuch = Object.entries(growth).filter(([name, value]) => value > GROWTH[name as keyof typeof GROWTH]);
    expect(tooMuch, `grown: ${JSON.stringify(growth)}, before: ${JSON.stringify(before)}`).toEqual([]);
    await context.close();
  },
);

/** Lets the page's clock run. Each second is a step of its own, in which answers can come, so that connections stay alive. */
async function passSeconds(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await page.clock.fastForward(SECOND_MS);
}

interface Memory {
  readonly heapMb: number;
  readonly elements: number;
  readonly listeners: number;
}

/** What is in use after the garbage is gone. What waits for a finalizer is gone after the second collection. */
async function memoryOf(session: CDPSession): Promise<Memory> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((one) => one.name === name)!.value;
  return { heapMb: usedSize / 2 ** 20, elements: metric('Nodes'), listeners: metric('JSEventListeners') };
}
