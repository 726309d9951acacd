/** A row of `noteDrafts`. */
export interface NoteDraftRow {
  readonly id: string;
  readonly userId: string;
  /** JSON of what the note would say. */
  readonly content: string;
  readonly scheduledAt: number | null;
  readonly isScheduled: number;
}
