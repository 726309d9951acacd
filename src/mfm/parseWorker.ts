import type { ParseWorker } from './MfmParser';
import type { ParseReply } from './parseProtocol';

/**
 * Starts the real worker.
 * @throws where the browser forbids workers.
 */
export function startParseWorker(): ParseWorker {
  const worker = new Worker(new URL('./parse.worker.ts', import.meta.url), { type: 'module', name: 'mfm' });
  let listener: (reply: ParseReply | null) => void = () => {};
  worker.addEventListener('message', ({ data }: MessageEvent<ParseReply>) => listener(data));
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
