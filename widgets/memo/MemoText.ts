import { action, makeObservable, observable, reaction, untracked } from 'mobx';
import type { Clock } from '~/lib/clock';
import { disposable, type Disposable } from '~/lib/disposable';
import type { SettingsStore } from '~/stores/settings/SettingsStore';

/** How long after the last key the memo is saved, in ms. */
const SAVE_MS = 1_000;

/** The memo while it is edited: one text for all widgets and devices, saved shortly after the last key. */
export class MemoText {
  text: string;
  /** Whether there are changes that are not saved yet. */
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

  /** Follows changes by other widgets and devices. Disposing the result saves the last changes. */
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

  /** Takes the text of another widget or device, unless there are unsaved changes here. */
  private adopt(text: string): void {
    if (!this.isChanged) this.text = text;
  }
}

const stored = (settings: SettingsStore): string => settings.get('memo') ?? '';
