import type { ComponentType } from 'react';
import { CatNodes } from './CatNodes';
import { Effect } from './functions/Effect';
import { Typeset } from './math/Typeset';
import { PlainCode } from './nodes/BlockCode';
import { WrittenSearch } from './nodes/Search';
import { worded } from './worded';

/** A view that comes together with its texts. */
const withTexts = <P extends object>(load: () => Promise<ComponentType<P>>, Plain: ComponentType<P>) =>
  worded(async (i18n) => {
    const [View] = await Promise.all([load(), i18n.bring(['markup'])]);
    return View;
  }, Plain);

const CodeBlock = withTexts(() => import('./code/CodeBlock').then((part) => part.CodeBlock), PlainCode);
const SearchBox = withTexts(() => import('./SearchBox').then((part) => part.SearchBox), WrittenSearch);
const SimplifiedMark = withTexts(
  () => import('./SimplifiedMark').then((part) => part.SimplifiedMark),
  () => null,
);

/** Views of markup that most texts do without, in one file of the build; fetched with the first text that needs one. */
export const markupViews = { CatNodes, CodeBlock, Effect, SearchBox, SimplifiedMark, Typeset };
