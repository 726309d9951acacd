import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import { keyOf, type Suggestion, type SuggestionSource } from './suggestions';
import { triggerAt, type CompletionKind, type Trigger } from './trigger';

/** The suggestions for the word at the caret of one text field. */
export class AutocompleteState {
  /** The word that is completed; null while there is none. */
  trigger: Trigger | null = null;
  suggestions: readonly Suggestion[] = [];
  /** Whether the suggestions are complete. */
  isSettled = false;

  /** The suggestion that the arrow keys chose. */
  private chosenKey: string | null = null;
  readonly #sources: Readonly<Partial<Record<CompletionKind, SuggestionSource>>>;
  readonly #kinds: readonly CompletionKind[];
  #search = new AbortController();
  /** Where the word begins that the person does not want to complete. */
  #refusedStart: number | null = null;
  /** Whether the suggestions are those for the word, and not for a shorter one. */
  #areCurrent = false;
  #onFound: (() => void) | null = null;

  /** @param sources where suggestions of each kind come from; other kinds are not completed */
  constructor(sources: Readonly<Partial<Record<CompletionKind, SuggestionSource>>>) {
    this.#sources = sources;
    this.#kinds = Object.keys(sources) as CompletionKind[];
    makeObservable<this, 'chosenKey' | 'begin' | 'take' | 'settle'>(this, {
      trigger: observableRef,
      suggestions: observableRef,
      isSettled: observable,
      chosenKey: observable,
      isOpen: computed,
      activeIndex: computed,
      begin: action,
      take: action,
      settle: action,
      move: action,
      close: action,
    });
  }

  get isOpen(): boolean {
    return this.trigger !== null && this.suggestions.length > 0;
  }

  /** The index of the suggestion that Enter picks, or -1. */
  get activeIndex(): number {
    const chosen = this.suggestions.findIndex((suggestion) => keyOf(suggestion) === this.chosenKey);
    if (chosen >= 0) return chosen;
    return this.trigger?.isSure && this.suggestions[0]?.kind !== 'otherUser' ? Math.min(0, this.suggestions.length - 1) : -1;
  }

  get active(): Suggestion | undefined {
    return this.suggestions[this.activeIndex];
  }

  /** Looks for a word to complete after a change of the text or of the caret. */
  look(text: string, caret: number): void {
    const trigger = triggerAt(text, caret, this.#kinds);
    if (!trigger) return this.close();
    if (trigger.start === this.#refusedStart) return;
    const { trigger: known } = this;
    if (known?.kind === trigger.kind && known.start === trigger.start && known.query === trigger.query) return;
    this.begin(trigger);
    void this.#find(trigger, this.#search.signal);
  }

  /** Moves to the next or the previous suggestion, and from the last one to the first. */
  move(step: 1 | -1): void {
    const { length } = this.suggestions;
    const from = this.activeIndex < 0 && step < 0 ? length : this.activeIndex;
    const next = this.suggestions[(from + step + length) % length];
    if (next) this.chosenKey = keyOf(next);
  }

  /** Calls `run` with the active suggestion, or with the first one if wanted, as soon as it is one for the whole word. */
  whenCurrent(run: (suggestion: Suggestion) => void, { orFirst = false } = {}): void {
    const pick = () => {
      const picked = this.active ?? (orFirst ? this.suggestions[0] : undefined);
      if (picked) run(picked);
    };
    if (this.#areCurrent) pick();
    else this.#onFound = pick;
  }

  /** Closes the list until another word begins. */
  refuse(): void {
    const start = this.trigger?.start ?? null;
    this.close();
    this.#refusedStart = start;
  }

  close(): void {
    this.#search.abort();
    this.trigger = null;
    this.suggestions = [];
    this.chosenKey = null;
    this.#refusedStart = null;
    this.#onFound = null;
  }

  async #find(trigger: Trigger, signal: AbortSignal): Promise<void> {
    try {
      for await (const suggestions of this.#sources[trigger.kind]!(trigger, signal)) {
        if (signal.aborted) return;
        this.take(suggestions);
      }
    } catch {
      // People can write the word themselves, so a failure needs no message.
    }
    if (!signal.aborted) this.settle();
  }

  private begin(trigger: Trigger): void {
    this.#search.abort();
    this.#search = new AbortController();
    this.#areCurrent = false;
    this.#onFound = null;
    // The suggestions for a shorter word stay until the new ones are found, so that the list does not blink.
    if (this.trigger?.kind !== trigger.kind || this.trigger.start !== trigger.start) this.suggestions = [];
    this.trigger = trigger;
    this.chosenKey = null;
    this.isSettled = false;
  }

  private take(suggestions: readonly Suggestion[]): void {
    // Where the eye already rests, the choice stays, although better ones may arrive.
    if (this.#areCurrent && this.active) this.chosenKey = keyOf(this.active);
    this.suggestions = suggestions;
    this.#areCurrent = true;
    const pick = this.#onFound;
    this.#onFound = null;
    pick?.();
  }

  private settle(): void {
    if (!this.#areCurrent) this.suggestions = [];
    this.isSettled = true;
  }
}
