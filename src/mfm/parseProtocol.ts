import type { MfmNode } from 'mfm-js';

/** What the page sends to the parse worker. */
export interface ParseRequest {
  readonly id: number;
  readonly text: string;
  readonly nestLimit: number;
}

/** What the parse worker sends: once that it has loaded, then one answer a request. */
export type ParseReply = { readonly type: 'ready' } | { readonly type: 'parsed'; readonly id: number; readonly nodes: readonly MfmNode[] };
