import { laterMarkup } from '../laterMarkup';
import type { NodeProps } from './props';

/** A line that asks for a search, as it was written. */
export const WrittenSearch = ({ node }: NodeProps<'search'>) => <span>{node.props.content}</span>;

/** A line that asks for a search: a box to search with, as soon as that has come. */
export const Search = laterMarkup(({ SearchBox }) => SearchBox, WrittenSearch);
