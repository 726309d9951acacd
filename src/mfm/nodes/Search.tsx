import type { NodeProps } from './props';

/** A line that asks for a search, as it was written. */
export function Search({ node }: NodeProps<'search'>) {
  return <span>{node.props.content}</span>;
}
