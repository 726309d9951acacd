import { expect, type Locator, type Page } from '@playwright/test';
import type { Point } from '../../src/services/workspace/docking';
import type { Rect } from '../../src/services/workspace/document';

/** The side of a column, or its middle. */
export type Side = 'left' | 'right' | 'top' | 'bottom' | 'center';

const SHARES: Readonly<Record<Side, { x: number; y: number }>> = {
  left: { x: 0.1, y: 0.5 },
  right: { x: 0.9, y: 0.5 },
  top: { x: 0.5, y: 0.15 },
  bottom: { x: 0.5, y: 0.85 },
  center: { x: 0.5, y: 0.5 },
};

/** The columns, found by their names. */
export class Deck {
  constructor(readonly page: Page) {}

  get root(): Locator {
    return this.page.getByRole('group', { name: 'Deck', exact: true });
  }

  column(name: string): Locator {
    return this.root.getByRole('region', { name, exact: true });
  }

  /** Tabbed columns. */
  get tabs(): Locator {
    return this.root.getByRole('tablist', { name: 'Tabbed columns' });
  }

  /** The handle that moves a column: its title, or its tab. */
  handle(name: string): Locator {
    const title = this.root.getByRole('button', { name, exact: true }).and(this.page.locator('[data-part="title"]'));
    return title.or(this.tabs.getByRole('tab', { name, exact: true }));
  }

  /** Adds a column by the menu, with the mouse. */
  async add(name: string, ...path: readonly string[]): Promise<void> {
    await this.page.getByRole('button', { name: 'Add column', exact: true }).first().click();
    for (const item of path) await this.page.getByRole('menuitem', { name: item, exact: true }).click();
    await expect(this.handle(name)).toBeVisible();
  }

  /** Chooses an entry of a column's menu with the keyboard. */
  async choose(name: string, ...path: readonly string[]): Promise<void> {
    await this.column(name).getByRole('button', { name: 'Column actions' }).press('Enter');
    for (const item of path) await this.page.getByRole('menuitem', { name: item, exact: true }).press('Enter');
  }

  /** Carries a column to a side of another one. */
  async drag(name: string, to: string, side: Side): Promise<void> {
    await this.#carry(name, async () => {
      const { x, y, width, height } = (await this.column(to).boundingBox())!;
      return { x: x + width * SHARES[side].x, y: y + height * SHARES[side].y };
    });
  }

  async dragTo(name: string, to: Point): Promise<void> {
    await this.#carry(name, async () => to);
  }

  async #carry(name: string, target: () => Promise<Point>): Promise<void> {
    const { mouse } = this.page;
    // Firefox scrolls the deck to what it hovers, also in sight, and the deck then comes to rest elsewhere.
    await this.handle(name).hover();
    await this.rest();
    const { x, y, width, height } = (await this.handle(name).boundingBox())!;
    await mouse.move(x + width / 2, y + height / 2);
    await mouse.down();
    const to = await target();
    await mouse.move(to.x, to.y, { steps: 8 });
    await mouse.up();
  }

  /** Waits until the deck has stopped: it scrolls to a new column, and then comes to rest at the edge of one. */
  async rest(): Promise<void> {
    await this.root.evaluate(async (deck) => {
      let left = deck.scrollLeft;
      for (let still = 0; still < 20; still += 1) {
        await new Promise(requestAnimationFrame);
        if (deck.scrollLeft === left) continue;
        left = deck.scrollLeft;
        still = 0;
      }
    });
  }

  /** The place of every column by name. */
  async places(): Promise<Record<string, Rect>> {
    const columns = await this.root.locator('[data-column]').all();
    const places = await Promise.all(
      columns.map(async (column) => {
        const title = column.locator('[data-part="header"] [data-part="title"], [data-part="header"] [aria-selected="true"]').first();
        return [await title.textContent(), (await column.boundingBox())!] as const;
      }),
    );
    return Object.fromEntries(places.map(([title, { x, y, width, height }]) => [title, { x, y, width, height }]));
  }
}
