import type { Endpoint } from '~/api/endpoints';
import type { WireNote } from '~/api/wire';
import type { MemoryPort } from '~/memory/MemoryClient';
import type { AccountKey, Recollection } from '~/memory/model';
import type { FromMemory } from '~/memory/protocol';
import type { RootStore } from '../RootStore';
import { answerFromMemory, createRememberedSign } from './answers';
import { ReadMemory } from './ReadMemory';

/** The worker of the memory. */
function openWorker(): MemoryPort | null {
  if (typeof Worker === 'undefined') return null;
  const worker = new Worker(new URL('../../memory/memory.worker.ts', import.meta.url), { type: 'module', name: 'memory' });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to aim at
    send: (request) => worker.postMessage(request),
    listen: (listener) => {
      worker.addEventListener('message', ({ data }: MessageEvent<FromMemory>) => listener(data));
      worker.addEventListener('error', () => listener({ health: 'unavailable' }));
    },
    terminate: () => worker.terminate(),
  };
}

/** The memory of what was read, for `root.part`. */
export const createReadMemory = (root: RootStore): ReadMemory => new ReadMemory(root, openWorker);

/** What this device remembers for a view that the network cannot fill. */
export const recall = (root: RootStore, what: Recollection): Promise<readonly WireNote[]> => root.part(createReadMemory).recall(what);

/** Answers a call that the network did not; undefined if nothing is remembered. It says that what is shown comes from this device. */
export async function answer(root: RootStore, account: AccountKey, endpoint: Endpoint, params: unknown): Promise<unknown> {
  const found = await answerFromMemory(root.part(createReadMemory), account, endpoint, params);
  if (found !== undefined)
    void root
      .part(createRememberedSign)
      .give()
      .catch(() => {});
  return found;
}

/** Begins to record what is read. */
export const beginMemory = (root: RootStore): void => root.part(createReadMemory).begin();
