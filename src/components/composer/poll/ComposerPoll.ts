import { computed, makeAutoObservable, observableRef } from 'mobx';
import type { DraftPoll } from '~/stores/drafts/draftData';

/** How many choices a poll needs, and how many a server accepts. */
export const MIN_CHOICES = 2;
export const MAX_CHOICES = 10;
/** The longest choice that a server accepts, in characters. */
export const MAX_CHOICE_LENGTH = 50;

/** How a poll ends: never, at a date and time, or a while after it was posted. */
export const POLL_ENDS = ['infinite', 'at', 'after'] as const;
export type PollEnd = (typeof POLL_ENDS)[number];

/** The units in which people say how long a poll is open, in ms. */
export const POLL_UNITS = { second: 1_000, minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;
export type PollUnit = keyof typeof POLL_UNITS;

/** Why a poll cannot be posted. */
export type PollProblem = 'fewChoices' | 'sameChoices' | 'longChoice' | 'noDate' | 'past' | 'noDuration';

/** A choice in the editor. The id stays the same while the choice is moved and rewritten. */
export interface PollChoice {
  readonly id: number;
  readonly text: string;
}

/** The poll of a note in progress. Blank choices are not posted. */
export class ComposerPoll {
  rows: readonly PollChoice[] = [];
  multiple = false;
  end: PollEnd = 'infinite';
  /** The date and the time of the end as fields hold them: `2024-02-10` and `18:30`, in local time. */
  date: string;
  time = '00:00';
  /** How long the poll is open, as typed, in {@link unit}. */
  amount = '0';
  unit: PollUnit = 'second';
  /** The choice that was removed last, until it is put back or another one is removed. */
  removed: { readonly choice: PollChoice; readonly place: number } | null = null;
  #nextId = 0;
  /** Whether the poll was just added. */
  #isNew: boolean;

  /** @param nowMs the end is proposed for the next day */
  constructor(nowMs: number, content?: DraftPoll) {
    this.#isNew = content === undefined;
    this.date = dateOf(nowMs + POLL_UNITS.day);
    this.rows = (content?.choices ?? ['', '']).map((text) => this.#row(text));
    this.multiple = content?.multiple ?? false;
    if (content && content.expiresAt !== null) this.#endAt(content.expiresAt);
    else if (content && content.expiredAfter !== null) this.#endAfter(content.expiredAfter);
    makeAutoObservable(this, { rows: observableRef, removed: observableRef, content: computed, payload: computed }, { autoBind: true });
  }

  /** The texts of the choices, including blank ones. */
  get choices(): readonly string[] {
    return this.rows.map(({ text }) => text);
  }

  get canAdd(): boolean {
    return this.rows.length < MAX_CHOICES;
  }

  /** The poll as a draft keeps it, including blank choices. */
  get content(): DraftPoll {
    const { choices, multiple, end, endMs, durationMs } = this;
    return {
      choices,
      multiple,
      expiresAt: end === 'at' ? endMs : null,
      expiredAfter: end === 'after' && durationMs > 0 ? durationMs : null,
    };
  }

  /** The poll as `notes/create` takes it. */
  get payload(): DraftPoll {
    return { ...this.content, choices: this.#filled };
  }

  /** Whether the poll can be posted, as far as that does not depend on the time. */
  get isComplete(): boolean {
    return this.problemAt(Number.NEGATIVE_INFINITY) === null;
  }

  /** Returns why the poll cannot be posted at a time (ms since 1970); null if it can. */
  problemAt(nowMs: number): PollProblem | null {
    return this.choicesProblem ?? this.endProblemAt(nowMs);
  }

  /** The problem with the choices. */
  get choicesProblem(): PollProblem | null {
    const filled = this.#filled;
    if (filled.some((text) => isTooLong(text))) return 'longChoice';
    if (new Set(filled).size < filled.length) return 'sameChoices';
    return filled.length < MIN_CHOICES ? 'fewChoices' : null;
  }

  /** The problem with the end. */
  endProblemAt(nowMs: number): PollProblem | null {
    if (this.end === 'after') return this.durationMs > 0 ? null : 'noDuration';
    if (this.end === 'infinite') return null;
    if (this.endMs === null) return 'noDate';
    return this.endMs <= nowMs ? 'past' : null;
  }

  /** Called by the editor once it is shown. @returns whether it takes the focus, because the poll was just added */
  shown(): boolean {
    const isNew = this.#isNew;
    this.#isNew = false;
    return isNew;
  }

  setText(id: number, text: string): void {
    this.rows = this.rows.map((row) => (row.id === id ? { id, text } : row));
  }

  /** Adds an empty choice at the end. @returns its id; null if there is no room */
  add(): number | null {
    if (!this.canAdd) return null;
    const row = this.#row('');
    this.rows = [...this.rows, row];
    return row.id;
  }

  /** Removes a choice. @returns the id of the choice before it, or else after it */
  remove(id: number): number | null {
    const place = this.#placeOf(id);
    const choice = this.rows[place];
    if (!choice) return null;
    if (choice.text.trim() !== '') this.removed = { choice, place };
    this.rows = this.rows.filter((row) => row !== choice);
    return this.rows[Math.max(0, place - 1)]?.id ?? null;
  }

  /** Puts the choice back that was removed last. @returns its id */
  restore(): number | null {
    if (!this.removed || !this.canAdd) return null;
    const { choice, place } = this.removed;
    this.rows = this.rows.toSpliced(place, 0, choice);
    this.removed = null;
    return choice.id;
  }

  move(from: number, to: number): void {
    const row = this.rows[from];
    if (row) this.rows = this.rows.toSpliced(from, 1).toSpliced(to, 0, row);
  }

  /**
   * Makes choices of lines: the first one is the new text of a choice, and the others fill the blank choices right below it
   * or go between. @returns the id of the last choice that was filled, and how many lines found no room
   */
  paste(id: number, [first = '', ...others]: readonly string[]): { readonly lastId: number; readonly left: number } {
    this.setText(id, first);
    let place = this.#placeOf(id);
    let left = 0;
    for (const text of others) {
      const next = this.rows[place + 1];
      if (next?.text.trim() === '') this.setText(next.id, text);
      else if (this.canAdd) this.rows = this.rows.toSpliced(place + 1, 0, this.#row(text));
      else {
        left += 1;
        continue;
      }
      place += 1;
    }
    return { lastId: this.rows[place]?.id ?? id, left };
  }

  setMultiple(multiple: boolean): void {
    this.multiple = multiple;
  }

  setEnd(end: PollEnd): void {
    this.end = end;
  }

  setDate(date: string): void {
    this.date = date;
  }

  setTime(time: string): void {
    this.time = time;
  }

  setAmount(amount: string): void {
    this.amount = amount;
  }

  setUnit(unit: PollUnit): void {
    this.unit = unit;
  }

  /** The chosen date and time, in ms since 1970; null unless both are complete. */
  get endMs(): number | null {
    const ms = new Date(`${this.date}T${this.time}`).getTime();
    return Number.isNaN(ms) ? null : ms;
  }

  /** How long the poll is open, in ms; 0 unless an amount is entered. */
  get durationMs(): number {
    const ms = Math.round(Number(this.amount) * POLL_UNITS[this.unit]);
    return Number.isSafeInteger(ms) && ms > 0 ? ms : 0;
  }

  get #filled(): readonly string[] {
    return this.choices.filter((text) => text.trim() !== '');
  }

  #row(text: string): PollChoice {
    return { id: this.#nextId++, text };
  }

  #placeOf(id: number): number {
    return this.rows.findIndex((row) => row.id === id);
  }

  #endAt(ms: number): void {
    this.end = 'at';
    this.date = dateOf(ms);
    this.time = timeOf(ms);
  }

  /** Shows a duration in the largest unit that needs no fraction. */
  #endAfter(ms: number): void {
    const units = Object.keys(POLL_UNITS) as PollUnit[];
    this.end = 'after';
    this.unit = units.findLast((unit) => ms % POLL_UNITS[unit] === 0) ?? 'second';
    this.amount = String(ms / POLL_UNITS[this.unit]);
  }
}

/** Whether a choice has more characters than servers accept. */
export const isTooLong = (text: string): boolean => Array.from(text).length > MAX_CHOICE_LENGTH;

const twoDigits = (n: number): string => String(n).padStart(2, '0');

/** The local date of a time, as a field holds it. */
export function dateOf(ms: number): string {
  const date = new Date(ms);
  return `${String(date.getFullYear()).padStart(4, '0')}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** The local time of day of a time, as a field holds it. */
export function timeOf(ms: number): string {
  const date = new Date(ms);
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}
