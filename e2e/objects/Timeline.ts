import type { Locator, Page } from '@playwright/test';
import { NoteArticle } from './NoteArticle';

export type TimelineName = 'Home' | 'Local' | 'Social' | 'Global';

/** A feed of notes. */
export class Timeline {
  readonly feed: Locator;

  constructor(
    private readonly page: Page,
    readonly name: TimelineName,
  ) {
    this.feed = page.getByRole('feed', { name: `${name} timeline` });
  }

  get articles(): Locator {
    return this.feed.getByRole('article');
  }

  /** The button that counts the notes waiting above, and shows them. */
  get newNotes(): Locator {
    return this.page.getByRole('button', { name: /^\d+ new notes?$/ });
  }

  /** The first note that contains a text. */
  note(text: string | RegExp): NoteArticle {
    return new NoteArticle(this.page, this.articles.filter({ hasText: text }).first());
  }
}
