import { makeAutoObservable } from 'mobx';
import { hasLargeMarkup } from '~/mfm/extract';
import { readMarkup } from '~/mfm/readMarkup';
import type { AccountScope } from '~/stores/session/AccountScope';
import type { SettingsStore } from '~/stores/settings/SettingsStore';
import { joinHashtags } from '../hashtags/joinHashtags';

/** Fewer characters than this are announced. */
const ANNOUNCED_FROM = 100;

/** The words of a note in progress: the text and the content warning, and how much room is left. */
export class NoteWords {
  text = '';
  useCw = false;
  cw = '';
  /** The text that an input method is composing; it counts toward the length. */
  imeText = '';
  /** Whether the emoji picker is inserting into the text. The text box is read-only until it closes. */
  isPicking = false;

  readonly #settings: Pick<SettingsStore, 'get'>;
  readonly #author: { readonly account: Pick<AccountScope, 'server'> };

  /** @param author who posts; the server of the account has a limit */
  constructor(settings: Pick<SettingsStore, 'get'>, author: { readonly account: Pick<AccountScope, 'server'> }) {
    this.#settings = settings;
    this.#author = author;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get maxLength(): number {
    return this.#author.account.server.maxNoteTextLength;
  }

  /** The length of the trimmed text, in UTF-16 code units. */
  get length(): number {
    return (this.text + this.imeText).trim().length;
  }

  /** Characters left with the hashtags that are added. */
  get left(): number {
    return this.leftOf(this.text + this.imeText);
  }

  /** The most characters that a text may have beside the hashtags that are added. */
  get longestText(): number {
    const shortest = 'x';
    return this.leftOf(shortest) + shortest.length;
  }

  /** Like {@link left}, or null while there are enough of them. */
  get remaining(): number | null {
    return this.left < ANNOUNCED_FROM ? this.left : null;
  }

  /** The hashtags of the row below the text, which are added to it; empty while the row is off. */
  get hashtags(): string {
    return this.#settings.get('postFormWithHashtags') ? this.#settings.get('postFormHashtags') : '';
  }

  /** Whether the text contains very large words. */
  get isLoud(): boolean {
    return hasLargeMarkup(readMarkup(this.text));
  }

  /** Characters left beside another text, to which the hashtags are added as well. */
  leftOf(text: string): number {
    return this.maxLength - joinHashtags(text, this.hashtags).trim().length;
  }

  get isCwBlank(): boolean {
    return this.useCw && this.cw.trim() === '';
  }

  setText(text: string): void {
    this.text = text;
  }

  /** Replaces the text between two offsets. */
  insert(text: string, start: number, end: number): void {
    this.setText(this.text.slice(0, start) + text + this.text.slice(end));
  }

  setPicking(isPicking: boolean): void {
    this.isPicking = isPicking;
  }

  setImeText(text: string): void {
    this.imeText = text;
  }

  setCw(cw: string): void {
    this.cw = cw;
  }

  toggleCw(): void {
    this.useCw = !this.useCw;
  }

  /** Replaces all words. */
  reset({ text, useCw, cw }: { readonly text: string; readonly useCw: boolean; readonly cw: string | null }): void {
    this.text = text;
    this.useCw = useCw;
    this.cw = cw ?? '';
  }

  /** Takes the text away after it is posted. The content warning may be wanted for the next note. */
  clear(): void {
    this.text = '';
    this.imeText = '';
  }
}
