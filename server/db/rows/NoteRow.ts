/** A row of `notes`. Flags are 0 or 1; lists and counts by key are JSON texts. */
export interface NoteRow {
  readonly id: string;
  readonly userId: string;
  readonly userHost: string | null;
  readonly text: string | null;
  readonly cw: string | null;
  readonly visibility: 'public' | 'home' | 'followers' | 'specified';
  readonly localOnly: number;
  readonly reactionAcceptance: string | null;
  readonly replyId: string | null;
  readonly replyUserId: string | null;
  readonly renoteId: string | null;
  readonly renoteUserId: string | null;
  /** The first note of the conversation, or null on that note itself. */
  readonly threadId: string | null;
  readonly channelId: string | null;
  readonly fileIds: string;
  readonly mentions: string;
  readonly visibleUserIds: string;
  readonly tags: string;
  readonly emojis: string;
  readonly hasPoll: number;
  readonly reactions: string;
  readonly renoteCount: number;
  readonly repliesCount: number;
  readonly clippedCount: number;
  /** Points for reactions and renotes by others. `notes/featured` sorts by it. */
  readonly score: number;
  /** The deleted notes that it replied to and renoted. Null on instances where the note goes with them. */
  readonly lostReplyId: string | null;
  readonly lostRenoteId: string | null;
  readonly uri: string | null;
  readonly url: string | null;
}

/** A row of `noteDrafts`. */
export interface NoteDraftRow {
  readonly id: string;
  readonly userId: string;
  /** The content of the note as JSON. */
  readonly content: string;
  readonly scheduledAt: number | null;
  readonly isScheduled: number;
}
