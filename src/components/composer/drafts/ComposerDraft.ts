import { makeAutoObservable, reaction } from 'mobx';
import type { DraftData } from '~/stores/drafts/draftData';
import type { AccountDrafts, DraftChoice } from '~/stores/drafts/AccountDrafts';
import type { DraftWriting } from '~/stores/drafts/DraftWriting';

/** The composer as its {@link ComposerDraft} reads and changes it. */
interface DraftedNote {
  /** The content. Observable, and the same object as long as it does not change. */
  readonly content: DraftData;
  apply(content: DraftData): void;
  beginAnew(): void;
}

/** The draft of a composer: opened at the start, saved with every change, set aside or removed at the end. */
export class ComposerDraft {
  /** Whether the browser refused to keep the draft, so that closing would lose it. */
  isUnkept = false;

  readonly #note: DraftedNote;
  /** null for a note that leaves no draft. */
  readonly #writing: DraftWriting | null;
  /** The content that the composer set itself, which is no change of the draft. */
  #ownContent: DraftData | null = null;

  /** @param choice which draft; null to neither restore nor save one */
  constructor(note: DraftedNote, drafts: AccountDrafts, choice: DraftChoice | null) {
    this.#note = note;
    this.#writing = choice && drafts.write(choice, (isKept) => this.setUnkept(!isKept));
    makeAutoObservable(this, { id: false, place: false, leavesDraft: false }, { autoBind: true });
  }

  /** The id of the draft; undefined for a note that leaves none. */
  get id(): string | undefined {
    return this.#writing?.id;
  }

  /** Identifies the note for uploads: the id of its draft, or a new id. */
  get place(): unknown {
    return this.id ?? this;
  }

  /** Restores the draft, and saves each change from now on. */
  open(): void {
    const writing = this.#writing;
    if (!writing) return;
    this.restore(writing.open());
    void writing.load().then((found) => this.restore(found));
    reaction(
      () => this.#note.content,
      (content) => content === this.#ownContent || this.save(),
    );
  }

  /** Saves the draft even if nothing has changed since it was opened. */
  save(): void {
    this.#writing?.change(this.#note.content);
  }

  /** Stores the draft now. @returns whether the browser keeps it */
  async keep(): Promise<boolean> {
    return this.#writing === null || this.#writing.flush();
  }

  /** Whether the note leaves a draft. */
  get leavesDraft(): boolean {
    return this.#writing !== null;
  }

  /** Moves the content to the list of drafts and starts an empty note. @returns whether the browser keeps it; if not, it stays here */
  async setAside(): Promise<boolean> {
    if (!this.#writing) return false;
    this.save();
    const written = this.#note.content;
    const isAside = await this.#writing.setAside();
    if (!isAside) return false;
    // Text that was typed in the meantime belongs to the new draft.
    if (written === this.#note.content) this.quietly(() => this.#note.beginAnew());
    else this.save();
    return true;
  }

  /** Removes the draft, because its note is being sent. */
  remove(): void {
    void this.#writing?.finish();
  }

  /** Changes the content without saving a draft. */
  quietly(change: () => void): void {
    change();
    this.#ownContent = this.#note.content;
  }

  private restore(draft: DraftData | undefined): void {
    if (draft) this.quietly(() => this.#note.apply(draft));
  }

  private setUnkept(isUnkept: boolean): void {
    this.isUnkept = isUnkept;
  }
}
