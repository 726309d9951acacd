import { makeAutoObservable, observableRef } from 'mobx';
import type { DraftPoll } from '~/stores/drafts/DraftStore';

/** How many choices a poll needs, and how many a server accepts. */
export const MIN_CHOICES = 2;
export const MAX_CHOICES = 10;

/** The poll of a note in progress. Blank choices are not posted. */
export class ComposerPoll {
  choices: readonly string[] = ['', ''];
  multiple = false;
  /** When the poll ends, in ms since 1970; null unless it ends at a date. */
  expiresAt: number | null = null;
  /** How long the poll is open once it is posted, in ms; null unless it ends after a while. */
  expiredAfter: number | null = null;

  constructor(content?: DraftPoll) {
    if (content) Object.assign(this, content);
    makeAutoObservable(this, { choices: observableRef }, { autoBind: true });
  }

  /** The poll as a draft keeps it, including blank choices. */
  get content(): DraftPoll {
    const { choices, multiple, expiresAt, expiredAfter } = this;
    return { choices, multiple, expiresAt, expiredAfter };
  }

  /** The poll as `notes/create` takes it. */
  get payload(): DraftPoll {
    return { ...this.content, choices: this.choices.filter((choice) => choice.trim() !== '') };
  }

  /** Whether the poll can be posted. */
  get isComplete(): boolean {
    const { choices } = this.payload;
    return choices.length >= MIN_CHOICES && choices.length <= MAX_CHOICES;
  }
}
