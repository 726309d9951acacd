import type { Locator, Page } from '@playwright/test';

/** The form that writes a note, in a dialog or inside a page. */
export class Composer {
  readonly root: Locator;
  readonly text: Locator;
  readonly post: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('form', { name: 'New note' });
    this.text = this.root.getByRole('textbox', { name: 'Note text' });
    this.post = this.root.getByRole('button', { name: 'Post', exact: true });
  }

  /** Writes and posts. */
  async send(text: string): Promise<void> {
    await this.text.fill(text);
    await this.post.click();
  }
}
