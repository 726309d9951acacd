import { lazyMarkup } from '../lazyMarkup';
import type { NodeProps } from './props';

/** The source of a search line. */
export const WrittenSearch = ({ node }: NodeProps<'search'>) => <span>{node.props.content}</span>;

/** A search line: its source first, a search box once that has loaded. */
export const Search = lazyMarkup(({ SearchBox }) => SearchBox, WrittenSearch);
