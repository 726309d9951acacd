import type { NoteViewState } from './NoteViewStore';

/** The parts of one note that the reader opened in one pane, and the ways to change them. */
export interface NoteView {
  /** Observable. */
  readonly state: NoteViewState;
  update(change: Partial<NoteViewState>): void;
  /** Reveals or hides one file. */
  setFile(fileId: string, isShown: boolean): void;
}
