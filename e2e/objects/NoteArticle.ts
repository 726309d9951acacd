import type { Locator, Page } from '@playwright/test';

/** One note as people find it: an article labeled by its author and described by its text. */
export class NoteArticle {
  constructor(
    private readonly page: Page,
    readonly root: Locator,
  ) {}

  get author(): Locator {
    return this.root.getByRole('link').first();
  }

  /** The focused element: the note itself or something in it. */
  get focused(): Locator {
    return this.root.locator(':focus').or(this.root.and(this.page.locator(':focus')));
  }

  button(name: 'Reply' | 'Renote' | 'React' | 'More'): Locator {
    return this.root.getByRole('button', { name, exact: true });
  }

  /** A reaction under the note by its emoji, such as `👍` or `:blobcat:`. */
  reaction(emoji: string): Locator {
    return this.root.getByRole('button', { name: emoji });
  }

  /** Presses a button of the note. In a compact list they come with the pointer. */
  async press(name: 'Reply' | 'Renote' | 'React' | 'More'): Promise<void> {
    await this.root.hover({ position: { x: 4, y: 4 } });
    await this.button(name).click();
  }

  async reply(): Promise<void> {
    await this.press('Reply');
  }

  /** Gives a reaction through the picker. */
  async react(emoji: string): Promise<void> {
    await this.press('React');
    await this.page.getByRole('dialog', { name: 'Choose a reaction' }).getByRole('gridcell', { name: emoji, exact: true }).first().click();
  }

  async delete(): Promise<void> {
    await this.choose('Delete');
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  }

  /** Picks an entry of the note's menu. */
  async choose(entry: string | RegExp): Promise<void> {
    await this.press('More');
    await this.page.getByRole('menuitem', { name: entry, exact: typeof entry === 'string' }).click();
  }
}
