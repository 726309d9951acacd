import { later } from '../later';
import type { NodeProps } from './props';

/** A function: its content, with the effect as soon as that has come. */
export const Fn = later(
  ({ Effect }) => Effect,
  ({ children }: NodeProps<'fn'>) => children,
);
