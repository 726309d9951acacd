/** A row of `notifications`. */
export interface NotificationRow {
  readonly id: string;
  /** Who is told. */
  readonly userId: string;
  readonly type: string;
  /** Who caused it; null where nobody did (pollEnded, test, app …). */
  readonly notifierId: string | null;
  readonly noteId: string | null;
  /** For renotes: the note that was renoted, by which a run is grouped. */
  readonly targetNoteId: string | null;
  /** In the stored form (reactionNames.ts), as recorded answers show it. */
  readonly reaction: string | null;
  /** JSON of what only this type carries, such as an app's texts. */
  readonly data: string | null;
}
