import { laterMarkup } from '../laterMarkup';
import type { NodeProps } from './props';

/** A function: its content first, with the effect once that has loaded. */
export const Fn = laterMarkup(
  ({ Effect }) => Effect,
  ({ children }: NodeProps<'fn'>) => children,
);
