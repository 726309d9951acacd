import type { MfmNode } from 'mfm-js';
import type { ReactNode } from 'react';

/** The node of one type. */
export type NodeOf<T extends MfmNode['type']> = Extract<MfmNode, { type: T }>;

/** Props of the view of one type of node. */
export interface NodeProps<T extends MfmNode['type']> {
  node: NodeOf<T>;
  /** The views of its child nodes. */
  children?: ReactNode;
}
