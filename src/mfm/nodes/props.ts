import type { MfmNode } from 'mfm-js';
import type { ReactNode } from 'react';

/** The node of one kind. */
export type NodeOf<T extends MfmNode['type']> = Extract<MfmNode, { type: T }>;

/** What the view of one kind of node receives. */
export interface NodeProps<T extends MfmNode['type']> {
  node: NodeOf<T>;
  /** The views of the nodes inside it. */
  children?: ReactNode;
}
