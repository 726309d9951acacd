import type { NodeProps } from './props';

/** Text between `<plain>` tags, which the parser has left alone. */
export function Plain({ children }: NodeProps<'plain'>) {
  return children;
}
