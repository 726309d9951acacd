import { CatNodes } from './CatNodes';
import { Effect } from './functions/Effect';
import { Typeset } from './math/Typeset';
import { PlainCode } from './nodes/BlockCode';
import { WrittenSearch } from './nodes/Search';
import { worded } from './worded';

const CodeBlock = worded(async (i18n) => {
  const [view] = await Promise.all([import('./code/CodeBlock').then(({ CodeBlock }) => CodeBlock), i18n.bring(['markup'])]);
  return view;
}, PlainCode);

const SearchBox = worded(async (i18n) => {
  const [view] = await Promise.all([import('./SearchBox').then(({ SearchBox }) => SearchBox), i18n.bring(['markup'])]);
  return view;
}, WrittenSearch);

const SimplifiedMark = worded(
  async (i18n) => {
    const [view] = await Promise.all([import('./SimplifiedMark').then(({ SimplifiedMark }) => SimplifiedMark), i18n.bring(['markup'])]);
    return view;
  },
  () => null,
);

/** Views of markup that most texts do without, in one file of the build; fetched with the first text that needs one. */
export const markupViews = { CatNodes, CodeBlock, Effect, SearchBox, SimplifiedMark, Typeset };
