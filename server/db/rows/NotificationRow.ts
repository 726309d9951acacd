/** A row of `notifications`. */
export interface NotificationRow {
  readonly id: string;
  /** The account that is notified. */
  readonly userId: string;
  readonly type: string;
  /** The account that caused it, or null for types without one (pollEnded, test, app …). */
  readonly notifierId: string | null;
  readonly noteId: string | null;
  /** For renotes: the renoted note, by which they are grouped. */
  readonly targetNoteId: string | null;
  /** In stored form (reactionNames.ts), as real servers show it. */
  readonly reaction: string | null;
  /** JSON of the fields that only this type has, such as an app's texts. */
  readonly data: string | null;
}

/** A message of an app, or of the instance about work in the background. */
export interface AppMessage {
  readonly header: string | null;
  readonly body: string;
  readonly icon: string | null;
}
