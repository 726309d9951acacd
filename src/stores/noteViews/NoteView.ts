import type { NoteViewState } from './NoteViewStore';

/** What the reader opened in one note of one pane, and the ways to change it. */
export interface NoteView {
  /** Observable. */
  readonly state: NoteViewState;
  update(change: Partial<NoteViewState>): void;
  /** Reveals or hides one file. */
  setFile(fileId: string, isShown: boolean): void;
}
