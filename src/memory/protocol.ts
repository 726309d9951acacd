import type { MemoryEngine } from './model';

/** What a page may ask of the memory. */
export type MemoryCall = 'limit' | 'write' | 'search' | 'recall' | 'person' | 'notifications' | 'figures' | 'exported' | 'wipe';

/** The values that a call takes. */
export type CallArgs<C extends MemoryCall> = Parameters<MemoryEngine[C]>;

/** The answer of a call. */
export type CallAnswer<C extends MemoryCall> = Awaited<ReturnType<MemoryEngine[C]>>;

/** One call. Numbers are unique in their tab. */
export interface MemoryRequest {
  readonly id: number;
  readonly call: MemoryCall;
  readonly args: readonly unknown[];
}

/** The answer to a call; `error` says why there is none. */
export interface MemoryReply {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

/**
 * How the memory is. `full`: nothing new is kept, because the browser gives no more room. `unavailable`: the browser keeps nothing at all.
 */
export type MemoryHealth = 'starting' | 'ready' | 'full' | 'unavailable';

/** What a worker tells its page by itself. `isRebuilt`: the file was damaged, so that the memory begins empty. */
export interface MemoryNews {
  readonly health: MemoryHealth;
  readonly isRebuilt?: boolean;
}

/** Whatever a worker sends to its page. */
export type FromMemory = MemoryReply | MemoryNews;

/** Messages between the workers of all tabs. The one that has the file answers the others. */
export type BetweenTabs =
  | { readonly type: 'ask'; readonly from: string; readonly request: MemoryRequest }
  | { readonly type: 'answer'; readonly to: string; readonly reply: MemoryReply }
  | { readonly type: 'leads'; readonly news: MemoryNews }
  | { readonly type: 'who' };
