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
}

export const MfmContext = createContext<MfmSurroundings>({
  host: null,
  emojis: undefined,
  plain: false,
  nowrap: false,
  isNote: true,
  onEmoji: undefined,
});

export function useMfmSurroundings(): MfmSurroundings {
  return use(MfmContext);
}
