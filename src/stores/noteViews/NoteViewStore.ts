import { action, makeObservable, observable } from 'mobx';

/** The changes that a reader made to the display of a note in one view. An absent field means the default. */
export interface NoteViewState {
  /** The content warning is expanded. */
  readonly isCwOpen?: boolean;
  /** The text of a long content warning is expanded. */
  readonly isCwUnfolded?: boolean;
  /** A long body is expanded. */
  readonly isUnfolded?: boolean;
  /** A muted note is shown anyway. */
  readonly isUnmuted?: boolean;
  /** A renote of a note that was already seen is expanded. */
  readonly isRenoteOpen?: boolean;
  /** A poll shows its results although the reader may still vote, or the other way round. */
  readonly isPollResultShown?: boolean;
  /** The files or the poll of a note inside another note are expanded. */
  readonly isFilesOpen?: boolean;
  readonly isPollOpen?: boolean;
  /** Files that were revealed (true) or hidden (false), by file id. */
  readonly files?: Readonly<Record<string, boolean>>;
}

const AS_IT_COMES: NoteViewState = Object.freeze({});

/** How many entries are kept; far more than anyone expands in one visit. */
const CAPACITY = 2000;

/**
 * The expanded and revealed parts of notes, by view and note. It is stored outside the components, because a virtual list removes rows and
 * adds them again: an expanded content warning must still be expanded when its row returns, or the text under the reader's eyes moves.
 */
export class NoteViewStore {
  readonly #states = observable.map<string, NoteViewState>(undefined, { deep: false });

  constructor(private readonly capacity: number = CAPACITY) {
    makeObservable(this, { update: action });
  }

  /**
   * The state of a note in a view.
   * @param view the pane, so that the same note can be expanded in one column and collapsed in another
   * @param noteId or a unique name for other things, such as code in a text
   */
  get(view: string, noteId: string): NoteViewState {
    return this.#states.get(`${view}/${noteId}`) ?? AS_IT_COMES;
  }

  /**
   * Merges `change` into the state of a note. When there are too many entries, the least recently changed one is
   * dropped.
   */
  update(view: string, noteId: string, change: Partial<NoteViewState>): void {
    const key = `${view}/${noteId}`;
    const next = Object.freeze({ ...this.get(view, noteId), ...change });
    // A map keeps insertion order: deleting and adding the entry again makes it the newest.
    this.#states.delete(key);
    this.#states.set(key, next);
    if (this.#states.size > this.capacity) {
      const [oldest] = this.#states.keys();
      if (oldest !== undefined) this.#states.delete(oldest);
    }
  }

  /** Reveals or hides one file of a note. */
  setFile(view: string, noteId: string, fileId: string, isShown: boolean): void {
    this.update(view, noteId, { files: { ...this.get(view, noteId).files, [fileId]: isShown } });
  }
}
