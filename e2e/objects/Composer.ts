import type { Locator, Page } from '@playwright/test';

/** The form that writes a note, in a dialog or inside a page. */
export class Composer {
  readonly root: Locator;
  readonly text: Locator;
  readonly post: Locator;

  constructor(private readonly page: Page) {
    this.root = page.getByRole('form', { name: 'New note' });
    // Its role changes while suggestions are open.
    this.text = this.root.getByLabel('Note text');
    this.post = this.root.getByRole('button', { name: /^(?:Post|Reply|Quote)$/ });
  }

  async chooseVisibility(name: string | RegExp): Promise<void> {
    await this.root.getByRole('button', { name: /^Visibility/ }).click();
    await this.page.getByRole('menu', { name: 'Who can see the note' }).getByText(name).click();
  }

  /** Writes and posts. */
  async send(text: string): Promise<void> {
    await this.text.fill(text);
    await this.post.click();
  }
}
