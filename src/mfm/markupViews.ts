import { later } from '~/react/later';
import { CatNodes } from './CatNodes';
import { Effect } from './functions/Effect';
import { Typeset } from './math/Typeset';
import { PlainCode } from './nodes/BlockCode';
import { WrittenSearch } from './nodes/Search';

const CodeBlock = later(async () => (await import('./code/CodeBlock')).CodeBlock, { waiting: PlainCode });
const SearchBox = later(async () => (await import('./SearchBox')).SearchBox, { waiting: WrittenSearch });
const SimplifiedMark = later(async () => (await import('./SimplifiedMark')).SimplifiedMark);

/** Views of markup that few texts use, in one chunk that loads with the first text that needs one. */
export const markupViews = { CatNodes, CodeBlock, Effect, SearchBox, SimplifiedMark, Typeset };
