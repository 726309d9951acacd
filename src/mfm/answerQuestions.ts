import type { WorkerReply, WorkerRequest } from './workerProtocol';

/** How a worker finds an answer. */
export interface Answering<Q, A> {
  /** What throws has no answer. */
  readonly answer: (question: Q) => A | null | Promise<A | null>;
  /** Fetches what an answer needs and is not there yet; rejects where that cannot be fetched. */
  readonly fetch?: (question: Q) => Promise<unknown>;
}

/** The inside of a worker: answers each question, and says that it is ready. */
export function answerQuestions<Q, A>({ answer, fetch }: Answering<Q, A>): void {
  // The page's types have no worker scope; in a worker postMessage takes the message alone.
  const reply: (message: WorkerReply<A>) => void = globalThis.postMessage;
  const fetched = async ({ id, question }: WorkerRequest<Q>): Promise<boolean> => {
    if (!fetch) return true;
    reply({ type: 'fetching', id });
    try {
      await fetch(question);
    } catch {
      // Whoever asks may try again.
      return false;
    }
    reply({ type: 'fetched', id });
    return true;
  };
  const answered = async (request: WorkerRequest<Q>): Promise<void> => {
    const { id, question } = request;
    if (!(await fetched(request))) return reply({ type: 'failed', id });
    let found: A | null = null;
    try {
      found = await answer(question);
    } catch {
      // Whoever asks has a way to do without.
    }
    reply({ type: 'answered', id, answer: found });
  };
  addEventListener('message', ({ data }: MessageEvent<WorkerRequest<Q>>) => void answered(data));
  reply({ type: 'ready' });
}
