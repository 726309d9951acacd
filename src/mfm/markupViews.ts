import { CatNodes } from './CatNodes';
import { CodeBlock } from './code/CodeBlock';
import { Effect } from './functions/Effect';
import { Typeset } from './math/Typeset';
import { SearchBox } from './SearchBox';
import { SimplifiedMark } from './SimplifiedMark';

/** Views of markup that few texts use, which load together with the first text that needs one. */
export const markupViews = { CatNodes, CodeBlock, Effect, SearchBox, SimplifiedMark, Typeset };
