import type { WorkerReply, WorkerRequest } from './workerProtocol';

/** How a worker answers a question. */
export interface Answering<Q, A> {
  /** Returns the answer. A question for which it throws has none. */
  readonly answer: (question: Q) => A | null | Promise<A | null>;
  /** Loads missing data of the answer. Rejects when that fails. */
  readonly fetch?: (question: Q) => Promise<unknown>;
}

/** Runs inside a worker: says that it is ready, then answers each question. */
export function answerQuestions<Q, A>({ answer, fetch }: Answering<Q, A>): void {
  // The page's types have no worker scope. In a worker postMessage takes only the message.
  const reply: (message: WorkerReply<A>) => void = globalThis.postMessage;
  const fetched = async ({ id, question }: WorkerRequest<Q>): Promise<boolean> => {
    if (!fetch) return true;
    reply({ type: 'fetching', id });
    try {
      await fetch(question);
    } catch {
      // The page may ask again.
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
      // The page can do without an answer.
    }
    reply({ type: 'answered', id, answer: found });
  };
  addEventListener('message', ({ data }: MessageEvent<WorkerRequest<Q>>) => void answered(data));
  reply({ type: 'ready' });
}
