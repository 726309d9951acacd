import type { CDPSession, Page } from '@playwright/test';

/** The values that the probes collect inside the page. */
interface Probes {
  frames: number[];
  longTasks: number[];
  /** React commits that each frame painted, for frames with any. */
  commitsPerFrame: number[];
  /** When each note first was in the page, by its address, in ms since 1970. */
  notesSeen: Record<string, number>;
  running: boolean;
}

declare global {
  interface Window {
    __probes: Probes;
  }
}

/** Installs the probes before any script of the page. React reports commits to the hook of its developer tools. */
export async function installProbes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const probes: Probes = { frames: [], longTasks: [], commitsPerFrame: [], notesSeen: {}, running: false };
    window.__probes = probes;
    // A frame paints what was committed before it and during its callbacks. A message that marks its end can be late on a busy
    // page, and two frames would count as one.
    let [painting, next] = [0, 0];
    let frame = 0;
    let isInFrame = false;
    const inFrame =
      <A extends unknown[]>(run: (...args: A) => void) =>
      (...args: A): void => {
        isInFrame = true;
        try {
          run(...args);
        } finally {
          isInFrame = false;
        }
      };
    const begin = (now: number): void => {
      if (now === frame) return;
      if (probes.running && painting > 0) probes.commitsPerFrame.push(painting);
      [frame, painting, next] = [now, next, 0];
    };
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) =>
      request((now) => {
        begin(now);
        inFrame(callback)(now);
      });
    window.ResizeObserver = class extends ResizeObserver {
      constructor(callback: ResizeObserverCallback) {
        super(inFrame(callback));
      }
    };
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        isDisabled: false,
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        onCommitFiberRoot: () => {
          if (isInFrame) painting += 1;
          else next += 1;
        },
        onCommitFiberUnmount: () => {},
        onPostCommitFiberRoot: () => {},
        checkDCE: () => {},
      },
    });
    new PerformanceObserver((list) => {
      if (probes.running) for (const entry of list.getEntries()) probes.longTasks.push(entry.duration);
    }).observe({ entryTypes: ['longtask'] });
    let last = 0;
    const onFrame = (now: number) => {
      if (probes.running && last > 0) probes.frames.push(now - last);
      last = now;
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
    const watch = () => {
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
          for (const node of addedNodes) {
            if (!(node instanceof Element)) continue;
            for (const link of node.querySelectorAll<HTMLAnchorElement>('article a[href^="/notes/"]'))
              probes.notesSeen[link.pathname.slice(7)] ??= Date.now();
          }
        }
      }).observe(document.documentElement, { childList: true, subtree: true });
    };
    if (document.documentElement) watch();
    else document.addEventListener('DOMContentLoaded', watch);
  });
}

/** Runs a function while frames, long tasks and commits are recorded. */
export async function probed(page: Page, run: () => Promise<void>): Promise<Probes> {
  await page.evaluate(() =>
    Object.assign(window.__probes, { frames: [], longTasks: [], commitsPerFrame: [], notesSeen: {}, running: true }),
  );
  await run();
  return page.evaluate(() => {
    window.__probes.running = false;
    return window.__probes;
  });
}

/** The heap in use after a collection, in MB. */
export async function heapAfterCollection(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** The number of elements in the document. */
export const elementCount = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);
