import { createContext, use } from 'react';

/** What the nodes of one text need to know about it. */
export interface MfmSurroundings {
  /** Host of who wrote it; null for our own server. Names without a host are theirs. */
  readonly host: string | null;
  /** Custom emoji of the writer's server by name, where it told us about them. */
  readonly emojis: Readonly<Record<string, string>> | undefined;
  /** Emoji and text only, on one line's height: names, poll choices. */
  readonly plain: boolean;
  readonly nowrap: boolean;
  /** Hashtags of a note lead to notes, others (a profile's) to users. */
  readonly isNote: boolean;
  /** Makes emoji pressable. `emoji` is `:name:` or the character. */
  readonly onEmoji: ((emoji: string, element: Element) => void) | undefined;
  /** How much larger functions make an emoji here; a large one has a picture of its own size. */
  readonly scale: number;
  /** How many functions around it enlarge the letters. */
  readonly enlargements: number;
  /** How many `tada` are around it; none said is none. */
  readonly tadas?: number;
  /** How far functions around it stretch, all together. */
  readonly stretch: number;
}

/** What no function has changed yet. */
export const WITHOUT_EFFECTS: Pick<MfmSurroundings, 'scale' | 'enlargements' | 'stretch'> = { scale: 1, enlargements: 0, stretch: 1 };

export const MfmContext = createContext<MfmSurroundings>({
  host: null,
  emojis: undefined,
  plain: false,
  nowrap: false,
  isNote: true,
  onEmoji: undefined,
  ...WITHOUT_EFFECTS,
});

export function useMfmSurroundings(): MfmSurroundings {
  return use(MfmContext);
}
