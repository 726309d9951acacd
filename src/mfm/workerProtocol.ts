/** A message from the page to a worker: a question with an id. */
export interface WorkerRequest<Q> {
  readonly id: number;
  readonly question: Q;
}

/**
 * A message from a worker: `ready` once, then one answer per request, null when there is none. A worker that has to fetch
 * something for a question says so before and after, or says that the fetch failed.
 */
export type WorkerReply<A> =
  | { readonly type: 'ready' }
  | { readonly type: 'fetching' | 'fetched' | 'failed'; readonly id: number }
  | { readonly type: 'answered'; readonly id: number; readonly answer: A | null };
