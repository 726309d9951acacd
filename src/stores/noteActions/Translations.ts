import { action, makeObservable, observable } from 'mobx';
import type { NoteId } from '~/services/records';

/** A translated text. */
export interface Translation {
  /** Language code as the translator names it, such as `JA`. */
  readonly sourceLang: string;
  readonly text: string;
}

/** How many translations are kept at once. The oldest makes room for the next one. */
const CAPACITY = 200;

/** The translations that the viewer asked for, by note. */
export class Translations {
  readonly #byNote = observable.map<NoteId, Translation | null>(undefined, { deep: false });

  constructor() {
    makeObservable(this, { keep: action });
  }

  /** The translation of a note: null while it loads, undefined if none was requested. Observable. */
  get(noteId: NoteId): Translation | null | undefined {
    return this.#byNote.get(noteId);
  }

  /** Keeps the translation of a note, null while it loads; undefined forgets it. */
  keep(noteId: NoteId, translation: Translation | null | undefined): void {
    if (translation === undefined) this.#byNote.delete(noteId);
    else this.#byNote.set(noteId, translation);
    const [oldest] = this.#byNote.keys();
    if (oldest !== undefined && this.#byNote.size > CAPACITY) this.#byNote.delete(oldest);
  }
}
