import type { NoteId } from '~/services/records';
import type { NoteView } from '../noteViews/NoteView';
import type { RootStore } from '../RootStore';
import type { AccountScope } from '../session/AccountScope';

/** A clip of the viewer whose notes are on screen. */
export interface OwnClip {
  readonly clipId: string;
}

/** A note on screen, as the target of commands. */
export interface NoteTarget {
  readonly root: RootStore;
  /** The account that acts: the one of the pane. */
  readonly account: AccountScope;
  /** The note whose body is on screen. */
  readonly noteId: NoteId;
  /** The note that the list delivered: a renote around the shown note, or the shown note itself. */
  readonly outerId: NoteId;
  /** The parts of the shown note that the reader opened. */
  readonly view: NoteView;
  /** The parts of the renote around it that the reader opened; the same as `view` without a renote. */
  readonly outerView: NoteView;
  /** Navigates the pane around the note. */
  readonly navigate: (to: string) => void;
  /** The viewer's own clip that shows the note. */
  readonly clip: OwnClip | null;
}
