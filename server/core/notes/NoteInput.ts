import type { ReactionAcceptance, Visibility } from '~/api/wire';

/** Input for a note. Its form is checked, its references are not. */
export interface NoteInput {
  readonly text: string | null;
  readonly cw: string | null;
  readonly fileIds: readonly string[];
  readonly replyId: string | null;
  readonly renoteId: string | null;
  readonly channelId: string | null;
  readonly poll: {
    readonly choices: readonly string[];
    readonly multiple: boolean;
    /** Milliseconds since 1970. */
    readonly expiresAt: number | null;
    readonly expiredAfterMs: number | null;
  } | null;
  readonly localOnly: boolean;
  readonly visibility: Visibility;
  readonly visibleUserIds: readonly string[];
  readonly reactionAcceptance: ReactionAcceptance;
  /** Whether mentions in the text have no effect. */
  readonly noMentions?: boolean;
  /** Whether hashtags in the text have no effect. */
  readonly noHashtags?: boolean;
}
