/** What the page sends to a worker: a question with a number. */
export interface WorkerRequest<Q> {
  readonly id: number;
  readonly question: Q;
}

/** What a worker sends: once that it has loaded, then one answer a request; null where it found none. */
export type WorkerReply<A> = { readonly type: 'ready' } | { readonly type: 'answered'; readonly id: number; readonly answer: A | null };
