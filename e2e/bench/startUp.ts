import type { Browser, BrowserContext } from '@playwright/test';
import { median, type Report } from './Report';
import { Traffic } from './traffic';

/** Runs of each measurement; the middle one counts. */
const RUNS = 5;
/** 1.6 Mbit/s in bytes a second, and 150 ms there and back. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const SLOW_CPU = 4;

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Start {
  readonly first: number;
  readonly ten: number;
  readonly traffic: Traffic;
}

interface StartOptions {
  readonly slow?: boolean;
}

/** Opens the home timeline and times its first and tenth note from the start of the navigation; ms. */
async function startOnce(context: BrowserContext, url: string, { slow = false }: StartOptions = {}): Promise<Start> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const traffic = await Traffic.watch(cdp);
  if (slow) {
    await cdp.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  }
  await page.addInitScript(() => {
    const times: { first?: number; ten?: number } = {};
    Object.assign(window, { __start: times });
    const look = () => {
      const count = document.querySelectorAll('[role="feed"] article').length;
      if (count >= 1) times.first ??= performance.now();
      if (count >= Math.min(10, Number(sessionStorage.getItem('expectedNotes') ?? 10))) times.ten ??= performance.now();
      if (times.ten === undefined) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(url);
  const times = await page.waitForFunction(() => {
    const { first, ten } = (window as unknown as { __start: { first?: number; ten?: number } }).__start;
    return first !== undefined && ten !== undefined ? { first, ten } : null;
  });
  const { first, ten } = (await times.jsonValue())!;
  // What was on its way when the tenth note stood there belongs to it.
  await page.waitForLoadState('networkidle');
  await page.close();
  return { first, ten, traffic };
}

/** How fast, and with how much traffic, somebody who is signed in sees notes. */
export async function measureStart(browser: Browser, url: string, signedIn: SignedIn, report: Report): Promise<void> {
  const cold: Start[] = [];
  const warm: Start[] = [];
  const slow: Start[] = [];
  // Tall enough that ten notes are on screen.
  const options = { storageState: signedIn, viewport: { width: 1280, height: 2400 }, deviceScaleFactor: 1 };
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext(options);
    cold.push(await startOnce(context, url));
    warm.push(await startOnce(context, url));
    await context.close();
  }
  for (let run = 0; run < 3; run++) {
    const context = await browser.newContext(options);
    slow.push(await startOnce(context, url, { slow: true }));
    await context.close();
  }
  report.atMost('JavaScript to first timeline, gzip', median(cold.map(({ traffic }) => traffic.scriptBytes / 1000)), 'kB', 170);
  report.atMost('requests to ten notes', median(cold.map(({ traffic }) => traffic.requests)), '', 20);
  report.atMost('all bytes to ten notes, gzip', median(cold.map(({ traffic }) => traffic.bytes / 1000)), 'kB', 350);
  report.atMost('first note, cold profile', median(cold.map(({ first }) => first)), 'ms', 800);
  report.atMost('ten notes, cold profile', median(cold.map(({ ten }) => ten)), 'ms', 800);
  report.atMost('first note, warm', median(warm.map(({ first }) => first)), 'ms', 500);
  report.atMost('first note at 1.6 Mbit/s, 150 ms, CPU 4 times slower', median(slow.map(({ first }) => first)), 'ms', 2500);
}
