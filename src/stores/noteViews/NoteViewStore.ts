import { action, makeObservable, observable } from 'mobx';

/** What a reader did to one note in one view. Absent means "as it comes". */
export interface NoteViewState {
  /** The content warning is open. */
  readonly isCwOpen?: boolean;
  /** The words of a long content warning are unfolded. */
  readonly isCwUnfolded?: boolean;
  /** A long body is unfolded. */
  readonly isUnfolded?: boolean;
  /** A muted note was asked for by hand. */
  readonly isUnmuted?: boolean;
  /** A renote of something already seen was opened. */
  readonly isRenoteOpen?: boolean;
  /** A poll shows its results although one may still vote, or the other way round. */
  readonly isPollResultShown?: boolean;
  /** Inside another note, files and poll are behind a summary each. */
  readonly isFilesOpen?: boolean;
  readonly isPollOpen?: boolean;
  /** Files revealed (true) or hidden (false) by hand, by file id. */
  readonly files?: Readonly<Record<string, boolean>>;
}

const AS_IT_COMES: NoteViewState = Object.freeze({});

/** Entries kept; far more than anybody unfolds in one sitting, and a bound all the same. */
const CAPACITY = 2000;

/**
 * What was opened, unfolded or revealed, by view and note. It lives outside the components because a virtual list
 * takes rows away and brings them back: an opened content warning has to be open when its row returns, or the text
 * under the reader's eye moves (design.md section 6, side tables).
 */
export class NoteViewStore {
  readonly #states = observable.map<string, NoteViewState>(undefined, { deep: false });

  constructor(private readonly capacity: number = CAPACITY) {
    makeObservable(this, { update: action });
  }

  /**
   * @param view the pane, so that the same note can be open in one column and closed in another
   * @param noteId or a name for what knows no note, such as code in a text
   */
  get(view: string, noteId: string): NoteViewState {
    return this.#states.get(`${view}/${noteId}`) ?? AS_IT_COMES;
  }

  /** Merges `change` into the state of a note; the least recently changed entry makes room. */
  update(view: string, noteId: string, change: Partial<NoteViewState>): void {
    const key = `${view}/${noteId}`;
    const next = Object.freeze({ ...this.get(view, noteId), ...change });
    // A map keeps insertion order: taking the entry out first makes it the youngest.
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
