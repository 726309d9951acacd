import { randomId } from '~/lib/randomId';
import { MemoryHost } from './MemoryHost';
import { browserFile } from './openFile';
import type { BetweenTabs, MemoryRequest } from './protocol';

/** Begins the memory of this tab. Only this worker loads SQLite, and nothing of its work is done in the page. */
function begin(): void {
  const channel = new BroadcastChannel('wisteria-memory');
  const host = new MemoryHost({
    file: browserFile(),
    channel: {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
      send: (message) => channel.postMessage(message),
      listen: (listener) => channel.addEventListener('message', ({ data }: MessageEvent<BetweenTabs>) => listener(data)),
    },
    alone: async (name, work) => {
      const { locks } = navigator as Partial<Navigator>;
      await (locks ? locks.request(name, work) : work());
    },
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to aim at
    tell: (message) => globalThis.postMessage(message),
    now: () => Date.now(),
    later: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    tab: randomId(),
  });

  globalThis.addEventListener('message', ({ data }: MessageEvent<MemoryRequest>) => host.ask(data));
  void host.start();
}

begin();
