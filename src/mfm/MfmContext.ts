import { createContext, use } from 'react';

/** The facts about a text that its nodes depend on. */
export interface TextFacts {
  /** The author's host; null for this server. Mentions without a host belong to it. */
  readonly host: string | null;
  /** Custom emoji of the author's server by name, if it sent them. */
  readonly emojis: Readonly<Record<string, string>> | undefined;
  /** Emoji and text only, at the height of one line: names and poll choices. */
  readonly plain: boolean;
  readonly nowrap: boolean;
  /** Hashtags of a note lead to notes; those of a profile lead to users. */
  readonly isNote: boolean;
  /** Makes emoji pressable. `emoji` is `:name:` or the character. */
  readonly onEmoji: ((emoji: string, element: Element) => void) | undefined;
  /** The factor by which functions enlarge emoji here; a large emoji is shown in its original size. */
  readonly scale: number;
  /** How many enclosing functions enlarge the letters. */
  readonly enlargements: number;
  /** How many `tada` functions enclose it; undefined means none. */
  readonly tadas?: number;
  /** The combined scale of the enclosing functions. */
  readonly stretch: number;
}

/** The context outside of all functions. */
export const WITHOUT_EFFECTS: Pick<TextFacts, 'scale' | 'enlargements' | 'stretch'> = { scale: 1, enlargements: 0, stretch: 1 };

export const MfmContext = createContext<TextFacts>({
  host: null,
  emojis: undefined,
  plain: false,
  nowrap: false,
  isNote: true,
  onEmoji: undefined,
  ...WITHOUT_EFFECTS,
});

export function useMfmContext(): TextFacts {
  return use(MfmContext);
}
