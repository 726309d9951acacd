import { lazyMarkup } from '../lazyMarkup';
import type { NodeProps } from './props';

/** A function: its content first, with the effect once that has loaded. */
export const Fn = lazyMarkup(
  ({ Effect }) => Effect,
  ({ children }: NodeProps<'fn'>) => children,
);
