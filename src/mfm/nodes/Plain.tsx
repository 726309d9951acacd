import type { NodeProps } from './props';

/** Text between `<plain>` tags, which the parser does not read. */
export function Plain({ children }: NodeProps<'plain'>) {
  return children;
}
