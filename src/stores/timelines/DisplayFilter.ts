import { action, computedStruct, makeObservable, observable, untracked } from 'mobx';
import type { Disposable } from '~/lib/disposable';
import { isNoteHidden, type NoteFilterRules } from '~/services/noteFilter';
import type { NoteId } from '~/services/records';
import type { MuteStore } from '../muting/MuteStore';
import type { NoteStore } from '../entities/NoteStore';
import type { UserStore } from '../entities/UserStore';

/** The stores that a {@link DisplayFilter} reads. */
export interface DisplayFilterDeps {
  readonly notes: NoteStore;
  readonly users: UserStore;
  readonly mutes: Pick<MuteStore, 'rules'>;
  /** The reader opened the notes of these very users, so mutes and blocks of users hide nothing. */
  readonly isChosen: boolean;
}

/**
 * Decides which notes a list shows. Each note is judged once and the verdict is cached: reading every note of a list as
 * an observable would filter the whole list again with each reaction. Everything that can change a verdict later is
 * watched instead: a deletion, a mute, other muted words, a note that was unknown.
 */
export class DisplayFilter implements Disposable {
  readonly #deps: DisplayFilterDeps;
  readonly #verdicts = new Map<NoteId, boolean>();
  readonly #subscription: Disposable;
  #judgedBy: object | null = null;
  private deletions = 0;

  constructor(deps: DisplayFilterDeps) {
    this.#deps = deps;
    makeObservable<this, 'deletions' | 'rules' | 'forget'>(this, { deletions: observable, rules: computedStruct, forget: action });
    this.#subscription = deps.notes.onDeleted((id) => this.forget(id));
  }

  dispose(): void {
    this.#subscription.dispose();
  }

  /**
   * Returns a function that says whether an id is shown. Call it inside a computed: it observes everything that can change
   * a verdict. The cache is not observable; it only saves judging a note again under the same rules.
   */
  judge(): (id: NoteId) => boolean {
    const { rules, deletions } = this;
    // Reading it subscribes the caller.
    void deletions;
    if (this.#judgedBy !== rules) this.#verdicts.clear();
    this.#judgedBy = rules;
    return (id) => this.#isShown(id, rules);
  }

  /** Drops the verdicts of notes that left the list. */
  keepOnly(ids: readonly NoteId[]): void {
    if (this.#verdicts.size <= ids.length * 2) return;
    const kept = new Set(ids);
    for (const id of this.#verdicts.keys()) if (!kept.has(id)) this.#verdicts.delete(id);
  }

  #isShown(id: NoteId, rules: NoteFilterRules): boolean {
    const known = this.#verdicts.get(id);
    if (known !== undefined) return known;
    const { notes } = this.#deps;
    const isShown = untracked(() => !isNoteHidden(id, this.#deps, rules));
    const innerId = notes.baseOf(id)?.renoteId;
    // A renote is hidden while its inner note is unknown. Reading that note here observes it, so no verdict is cached
    // yet.
    if (isShown || !innerId || notes.get(innerId)) this.#verdicts.set(id, isShown);
    return isShown;
  }

  /** A note was deleted or restored; the verdicts of its pure renotes are dropped as well. */
  private forget(id: NoteId): void {
    this.#verdicts.delete(id);
    for (const outer of this.#verdicts.keys()) if (this.#deps.notes.get(outer)?.renoteId === id) this.#verdicts.delete(outer);
    this.deletions += 1;
  }

  private get rules(): NoteFilterRules & { readonly silence: number } {
    const { mutes, users, isChosen } = this.#deps;
    return {
      mutes: mutes.rules,
      isChosen,
      silence: users.silenceVersion,
    };
  }
}
