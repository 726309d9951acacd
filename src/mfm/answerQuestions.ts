import type { WorkerReply, WorkerRequest } from './workerProtocol';

/** How a worker finds an answer. */
export type Answering<Q, A> = (question: Q) => A | null | Promise<A | null>;

/** The inside of a worker: answers each question, and says that it is ready. What fails has no answer. */
export function answerQuestions<Q, A>(answer: Answering<Q, A>): void {
  // The page's types have no worker scope; in a worker postMessage takes the message alone.
  const reply: (message: WorkerReply<A>) => void = globalThis.postMessage;
  const answered = async ({ id, question }: WorkerRequest<Q>): Promise<void> => {
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
