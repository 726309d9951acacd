import { action, makeObservable, observable, reaction, untracked } from 'mobx';
import type { Clock } from '~/lib/clock';
import { disposable, type Disposable } from '~/lib/disposable';
import type { SettingsStore } from '~/stores/settings/SettingsStore';

/** What is typed is kept this long after the last key; ms. */
const SAVE_MS = 1_000;

/** The memo while it is written: one text for all widgets and devices, kept shortly after the last key. */
export class MemoText {
  text: string;
  /** Whether there is something that is not kept yet. */
  isChanged = false;
  readonly #settings: SettingsStore;
  readonly #clock: Clock;
  #saving: Disposable | null = null;

  constructor(settings: SettingsStore, clock: Clock) {
    this.#settings = settings;
    this.#clock = clock;
    this.text = untracked(() => stored(settings));
    makeObservable<this, 'adopt'>(this, { text: observable, isChanged: observable, write: action, save: action, adopt: action });
  }

  /** Follows what other widgets and devices write. Dispose it to let go; what was typed last is kept then. */
  follow(): Disposable {
    const stop = reaction(
      () => stored(this.#settings),
      (text) => this.adopt(text),
      { fireImmediately: true },
    );
    return disposable(() => {
      stop();
      this.save();
    });
  }

  write(text: string): void {
    this.text = text;
    this.isChanged = true;
    this.#saving?.dispose();
    this.#saving = this.#clock.after(SAVE_MS, () => this.save());
  }

  save(): void {
    this.#saving?.dispose();
    this.#saving = null;
    if (!this.isChanged) return;
    this.isChanged = false;
    this.#settings.set('memo', this.text);
  }

  /** Somebody else's text takes the place of this one, but never of words that are just being typed. */
  private adopt(text: string): void {
    if (!this.isChanged) this.text = text;
  }
}

const stored = (settings: SettingsStore): string => settings.get('memo') ?? '';
