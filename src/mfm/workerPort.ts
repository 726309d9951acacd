import type { WorkerPort } from './GuardedWorker';
import type { WorkerReply } from './workerProtocol';

/** Wraps a real worker as the port that the page uses. */
export function workerPort<Q, A>(worker: Worker): WorkerPort<Q, A> {
  let listener: (reply: WorkerReply<A> | null) => void = () => {};
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply<A>>) => listener(data));
  worker.addEventListener('error', () => listener(null));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to aim at
    send: (request) => worker.postMessage(request),
    listen: (onReply) => {
      listener = onReply;
    },
    terminate: () => worker.terminate(),
  };
}
