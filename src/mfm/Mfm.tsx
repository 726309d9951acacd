import { useEffect, useMemo, useState } from 'react';
import type { MfmNode } from 'mfm-js';
import styles from './Mfm.module.css';
import { MfmContext, type MfmSurroundings } from './MfmContext';
import { MfmNodes } from './MfmNodes';
import { mfmParser } from './parseMfm';

export interface MfmProps {
  text: string;
  /** Custom emoji of the writer's server by name (`note.emojis`, `user.emojis`). */
  emojis?: Readonly<Record<string, string>>;
  /** Who wrote it; without one it counts as written on our own server. */
  author?: { readonly host: string | null };
  /** Emoji and text only, newlines as spaces: names, poll choices. */
  plain?: boolean;
  /** One line that is cut off at its end. */
  nowrap?: boolean;
  /** False for texts that are no notes, such as a profile. */
  isNote?: boolean;
  /** Makes emoji buttons. `emoji` is `:name:` or the character. */
  onEmoji?: (emoji: string, element: Element) => void;
}

/**
 * A text in the network's markup. Never throws and never blocks, whatever the text is (see `MfmParser`). Plain and
 * nowrap texts are a `span`; others are a `div` and must not stand inside a paragraph.
 */
export function Mfm({ text, emojis, author, plain = false, nowrap = false, isNote = true, onEmoji }: MfmProps) {
  const nodes = useNodes(text, plain);
  const host = author?.host ?? null;
  const surroundings = useMemo<MfmSurroundings>(
    () => ({ host, emojis, plain, nowrap, isNote, onEmoji }),
    [host, emojis, plain, nowrap, isNote, onEmoji],
  );
  const Root = plain || nowrap ? 'span' : 'div';
  return (
    <Root className={styles.mfm} data-nowrap={nowrap || undefined} data-plain={plain || undefined} dir={plain ? undefined : 'auto'}>
      <MfmContext value={surroundings}>
        <MfmNodes nodes={nodes} />
      </MfmContext>
    </Root>
  );
}

function useNodes(text: string, plain: boolean): readonly MfmNode[] {
  const [finished, setFinished] = useState<{ text: string; nodes: readonly MfmNode[] }>();
  const parsed = plain ? undefined : mfmParser.parse(text);
  const isWaiting = parsed?.isFinal === false;
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isCurrent = true;
    const finish = async () => {
      const best = await mfmParser.finish(text);
      if (isCurrent) setFinished({ text, nodes: best });
    };
    void finish();
    return () => {
      isCurrent = false;
    };
  }, [text, isWaiting]);
  if (!parsed) return mfmParser.parseSimple(text);
  return isWaiting && finished?.text === text ? finished.nodes : parsed.nodes;
}
