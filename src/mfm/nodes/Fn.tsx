import { laterMarkup } from '../laterMarkup';
import type { NodeProps } from './props';

/** A function: its content, with the effect as soon as that has come. */
export const Fn = laterMarkup(
  ({ Effect }) => Effect,
  ({ children }: NodeProps<'fn'>) => children,
);
