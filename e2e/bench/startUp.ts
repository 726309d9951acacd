import type { Browser, BrowserContext, CDPSession } from '@playwright/test';
import { withDearPictures } from './dearPictures';
import { notes, openUntil, type Reached } from './openUntil';
import { median, type Report } from './Report';
import { Traffic } from './traffic';
import type { Controls } from '../support/Controls';
import { isKept } from '../support/keptOffline';
import type { SignedIn } from '../support/withColumns';

/** The number of runs of each measurement. The median counts. */
const RUNS = 5;
/** A window of usual size for the times, and one that shows ten notes at once for requests and bytes. */
const USUAL = { width: 1280, height: 800 };
const TALL = { width: 1280, height: 2400 };
/** 1.6 Mbit/s in bytes a second, and a round trip of 150 ms. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const SLOW_CPU = 4;
const POLL_MS = 100;

interface Start extends Reached {
  /** When the pictures in sight had loaded, in ms since 1970. */
  readonly pictured: number;
  readonly traffic: Traffic;
}

/** How a line and a processor are made slow. */
async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
}

interface StartOptions {
  readonly notes: number;
  readonly slow?: boolean;
}

/** Opens the home timeline and waits for notes. */
async function startOnce(context: BrowserContext, url: string, { notes: wanted, slow = false }: StartOptions): Promise<Start> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const traffic = await Traffic.watch(cdp);
  if (slow) await slowDown(cdp);
  const start = await openUntil(page, url, notes(wanted));
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('[role="feed"] img')].every(
      (image) => image.complete || image.getBoundingClientRect().top >= innerHeight,
    ),
  );
  const pictured = Date.now();
  await page.waitForLoadState('networkidle');
  await page.close();
  return { ...start, pictured, traffic };
}

/** Measures how soon, and with how much traffic, a signed-in person sees notes. */
export async function measureStart(browser: Browser, url: string, signedIn: SignedIn, report: Report): Promise<void> {
  const cold: Start[] = [];
  const warm: Start[] = [];
  const ten: Start[] = [];
  const slow: Start[] = [];
  const open = (viewport: typeof USUAL) => browser.newContext({ storageState: signedIn, viewport, deviceScaleFactor: 1 });
  for (let run = 0; run < RUNS; run++) {
    const context = await open(USUAL);
    cold.push(await startOnce(context, url, { notes: 1 }));
    warm.push(await startOnce(context, url, { notes: 1 }));
    await context.close();
    const tall = await open(TALL);
    ten.push(await startOnce(tall, url, { notes: 10 }));
    await tall.close();
    const throttled = await open(USUAL);
    slow.push(await startOnce(throttled, url, { notes: 1, slow: true }));
    await throttled.close();
  }
  const middle = (starts: readonly Start[], value: (start: Start) => number): number => median(starts.map(value));
  report.atMost(
    'JavaScript to first timeline, gzip',
    middle(cold, ({ traffic, standing }) => traffic.scriptBytes(standing) / 1000),
    'kB',
    250,
  );
  report.atMost(
    'requests to ten notes',
    middle(ten, ({ traffic, standing }) => traffic.requests(standing)),
    '',
    20,
  );
  report.atMost(
    'all bytes to ten notes and their pictures, gzip',
    middle(ten, ({ traffic, pictured }) => traffic.bytes(pictured) / 1000),
    'kB',
    430,
  );
  const shown = ({ shown: ms }: Start) => ms;
  report.atMost('first note, cold profile', middle(cold, shown), 'ms', 800);
  report.atMost('ten notes, cold profile', middle(ten, shown), 'ms', 800);
  report.atMost('first note, warm', middle(warm, shown), 'ms', 500);
  report.atMost('first note at 1.6 Mbit/s, 150 ms, CPU 4 times slower', middle(slow, shown), 'ms', 2500);
}

/** Measures the first note of a second visit, which finds the product and its last timeline on this device: without a network, and with a slow one. */
export async function measureSecondVisit(browser: Browser, url: string, signedIn: SignedIn, report: Report): Promise<void> {
  const context = await browser.newContext({ storageState: signedIn, viewport: USUAL, deviceScaleFactor: 1 });
  const first = await context.newPage();
  await openUntil(first, url, notes(1));
  while (!(await isKept(first))) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  await first.close();
  const visit = async (prepare: (cdp: CDPSession) => Promise<unknown>): Promise<number> => {
    const page = await context.newPage();
    await prepare(await context.newCDPSession(page));
    const { shown } = await openUntil(page, url, notes(1));
    await context.setOffline(false);
    await page.close();
    return shown;
  };
  const offline: number[] = [];
  const slow: number[] = [];
  for (let run = 0; run < RUNS; run++) offline.push(await visit(() => context.setOffline(true)));
  for (let run = 0; run < RUNS; run++) slow.push(await visit(slowDown));
  await context.close();
  report.atMost('first note of a second visit without a network', median(offline), 'ms', 250);
  report.atMost('first note of a second visit at 1.6 Mbit/s, 150 ms, CPU 4 times slower', median(slow), 'ms', 700);
}

/** Measures the first note, cold and warm, where pictures cost the server time. */
export async function measureDearStart(
  browser: Browser,
  url: string,
  signedIn: SignedIn,
  controls: Controls,
  report: Report,
): Promise<void> {
  const cold: number[] = [];
  const warm: number[] = [];
  await withDearPictures(controls, async () => {
    for (let run = 0; run < RUNS; run++) {
      const context = await browser.newContext({ storageState: signedIn, viewport: USUAL, deviceScaleFactor: 1 });
      cold.push((await startOnce(context, url, { notes: 1 })).shown);
      warm.push((await startOnce(context, url, { notes: 1 })).shown);
      await context.close();
    }
  });
  report.atMost('first note, cold profile, dear pictures', median(cold), 'ms', 800);
  report.atMost('first note, warm, dear pictures', median(warm), 'ms', 500);
}
