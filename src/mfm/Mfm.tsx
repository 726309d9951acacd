import { useMemo } from 'react';
import { languageOf } from './languageOf';
import { lazyMarkup } from './lazyMarkup';
import styles from './Mfm.module.css';
import { MfmContext, WITHOUT_EFFECTS, type TextFacts } from './MfmContext';
import { MfmNodes } from './MfmNodes';
import { useParsed } from './useParsed';

export interface MfmProps {
  text: string;
  /** Custom emoji of the author's server by name (`note.emojis`, `user.emojis`). */
  emojis?: Readonly<Record<string, string>>;
  /** The author. Without one the text counts as written on this server. */
  author?: { readonly host: string | null; readonly isCat?: boolean };
  /** Renders only emoji and text, with newlines as spaces: for names and poll choices. */
  plain?: boolean;
  /** Keeps the text on one line that is cut off at its end. */
  nowrap?: boolean;
  /** False for texts other than notes, such as a profile. */
  isNote?: boolean;
  /** Whether a cat's text is rendered in cat speech. Defaults to true for notes. */
  catSpeech?: boolean;
  /** Makes emoji buttons. `emoji` is `:name:` or the character. */
  onEmoji?: (emoji: string, element: Element) => void;
}

/** Letters of Hebrew, Arabic and their neighbors. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

const CatNodes = lazyMarkup(({ CatNodes }) => CatNodes, MfmNodes);
const SimplifiedMark = lazyMarkup(
  ({ SimplifiedMark }) => SimplifiedMark,
  () => null,
);

/**
 * Renders MFM, the markup of notes. Never throws and never blocks, whatever the text is (see `MfmParser`). Plain and
 * nowrap texts are a `span`; others are a `div` and must not stand inside a paragraph.
 */
export function Mfm(props: MfmProps) {
  const { text, emojis, author, plain = false, nowrap = false, isNote = true, catSpeech = isNote && !plain, onEmoji } = props;
  const { nodes, isSimplified } = useParsed(text, plain);
  const host = author?.host ?? null;
  const facts = useMemo<TextFacts>(
    () => ({ host, emojis, plain, nowrap, isNote, onEmoji, ...WITHOUT_EFFECTS }),
    [host, emojis, plain, nowrap, isNote, onEmoji],
  );
  const Root = plain || nowrap ? 'span' : 'div';
  return (
    <Root
      className={styles.mfm}
      data-nowrap={nowrap || undefined}
      data-plain={plain || undefined}
      data-both-ways={RIGHT_TO_LEFT.test(text) || undefined}
      dir="auto"
      lang={languageOf(text)}
    >
      <MfmContext value={facts}>{catSpeech && author?.isCat ? <CatNodes nodes={nodes} /> : <MfmNodes nodes={nodes} />}</MfmContext>
      {isSimplified && !nowrap && <SimplifiedMark />}
    </Root>
  );
}
