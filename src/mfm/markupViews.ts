import { later } from '~/react/later';
import { CatNodes } from './CatNodes';
import { Effect } from './functions/Effect';
import { Typeset } from './math/Typeset';
import { PlainCode } from './nodes/BlockCode';
import { WrittenSearch } from './nodes/Search';

const CodeBlock = later(
  async ({ i18n }) => {
    const [{ CodeBlock }] = await Promise.all([import('./code/CodeBlock'), i18n.bring(['markup'])]);
    return CodeBlock;
  },
  { waiting: PlainCode },
);
const SearchBox = later(
  async ({ i18n }) => {
    const [{ SearchBox }] = await Promise.all([import('./SearchBox'), i18n.bring(['markup'])]);
    return SearchBox;
  },
  { waiting: WrittenSearch },
);
const SimplifiedMark = later(async ({ i18n }) => {
  const [{ SimplifiedMark }] = await Promise.all([import('./SimplifiedMark'), i18n.bring(['markup'])]);
  return SimplifiedMark;
});

/** Views of markup that few texts use, in one chunk that loads with the first text that needs one. */
export const markupViews = { CatNodes, CodeBlock, Effect, SearchBox, SimplifiedMark, Typeset };
