/** What the page sends to a worker: a question with a number. */
export interface WorkerRequest<Q> {
  readonly id: number;
  readonly question: Q;
}

/**
 * What a worker sends: once that it has loaded, then one answer a request, null where it found none. One that needs more for
 * a question says before and after fetching that it does, or that it could not be fetched.
 */
export type WorkerReply<A> =
  | { readonly type: 'ready' }
  | { readonly type: 'fetching' | 'fetched' | 'failed'; readonly id: number }
  | { readonly type: 'answered'; readonly id: number; readonly answer: A | null };
