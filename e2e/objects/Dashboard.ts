import { expect, type Locator, type Page } from '@playwright/test';
import type { Rect } from '../../src/services/workspace/document';

/** The dashboard, found by its names. */
export class Dashboard {
  constructor(readonly page: Page) {}

  get root(): Locator {
    return this.page.getByRole('group', { name: 'Widgets', exact: true });
  }

  /** The panel beside the page. */
  get panel(): Locator {
    return this.page.getByRole('complementary', { name: 'Side panel' });
  }

  /** The drawer above the page. */
  get drawer(): Locator {
    return this.page.getByRole('dialog', { name: 'Side panel' });
  }

  /** The button that shows and hides it. */
  get button(): Locator {
    return this.page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Side panel' });
  }

  /** The widgets to add, beside the dashboard. */
  get shelf(): Locator {
    return this.page.getByRole('complementary', { name: 'Widgets to add' });
  }

  get picker(): Locator {
    return this.page.getByRole('dialog', { name: 'Add widget' });
  }

  get announcement(): Locator {
    return this.page.locator('[data-part="dashboard"] > output');
  }

  widget(name: string): Locator {
    return this.root.getByRole('region', { name, exact: true });
  }

  /** The handle that moves a widget while the dashboard is edited. */
  handle(name: string): Locator {
    return this.widget(name).getByRole('button', { name, exact: true });
  }

  /** Opens the page with the dashboard that has the fewest widgets, and waits for them. */
  async open(): Promise<void> {
    await this.page.goto('/dashboard?id=side');
    await expect(this.widget('Calendar')).toBeVisible();
  }

  async edit(): Promise<void> {
    await this.page.getByRole('button', { name: 'Edit widgets' }).click();
  }

  async finish(): Promise<void> {
    await this.page.getByRole('button', { name: 'Done' }).click();
  }

  /** Shows the widgets to add: on the shelf of a wide page, which is open while editing, or else in a window. */
  async openPicker(): Promise<void> {
    await expect(this.page.getByRole('toolbar', { name: 'Edit the dashboard' })).toBeVisible();
    if (await this.shelf.or(this.picker).isHidden()) await this.page.getByRole('button', { name: 'Add widget' }).click();
    await expect(this.shelf.or(this.picker)).toBeVisible();
  }

  card(name: string): Locator {
    return this.shelf.or(this.picker).getByRole('listitem', { name, exact: true });
  }

  /** Adds a widget by its button. */
  async add(name: string): Promise<void> {
    await this.openPicker();
    await this.card(name).getByRole('button', { name: 'Add' }).click();
    if (await this.picker.isVisible()) await this.page.keyboard.press('Escape');
    await expect(this.widget(name).first()).toBeVisible();
  }

  /** Chooses an entry of a widget's menu with the keyboard. */
  async choose(name: string, ...path: readonly string[]): Promise<void> {
    await this.widget(name)
      .getByRole('button', { name: `Actions for ${name}` })
      .press('Enter');
    for (const item of path) await this.page.getByRole('menuitem', { name: item, exact: true }).press('Enter');
  }

  /** Chooses an entry of the menu of the dashboard. */
  async chooseForAll(...path: readonly string[]): Promise<void> {
    await this.page.getByRole('button', { name: 'Dashboard actions' }).press('Enter');
    for (const item of path) await this.page.getByRole('menuitem', { name: item, exact: true }).press('Enter');
  }

  /** Drags a card out of the picker to a place. The picker makes room once the drag begins. */
  async dragIn(name: string, x: number, y: number): Promise<void> {
    // Hovering waits until the picker has come to rest.
    await this.card(name).hover({ position: { x: 40, y: 40 } });
    const card = (await this.card(name).boundingBox())!;
    await this.page.mouse.down();
    await this.page.mouse.move(card.x + 60, card.y + 60, { steps: 4 });
    if (await this.picker.isVisible()) await expect(this.page.locator('[data-window-dragging]')).toBeAttached();
    await this.page.mouse.move(x, y, { steps: 8 });
    // The grid makes room after it sees a move over it, and a card can only be dropped into that room.
    let nudge = 0;
    await expect(async () => {
      nudge = (nudge + 1) % 5;
      await this.page.mouse.move(x + nudge, y);
      await expect(this.root.locator('.dropping')).toBeAttached({ timeout: 500 });
    }).toPass();
    await this.page.mouse.up();
  }

  /** Drags an element by its middle, by a number of pixels. */
  async dragBy(handle: Locator, dx: number, dy: number, { until = async () => {} }: { until?: () => Promise<void> } = {}): Promise<void> {
    const { x, y, width, height } = (await handle.boundingBox())!;
    const from = { x: x + width / 2, y: y + height / 2 };
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move(from.x + dx, from.y + dy, { steps: 8 });
    await until();
    await this.page.mouse.up();
  }

  /** The corner that resizes a widget. */
  corner(name: string): Locator {
    return this.root
      .locator('.react-grid-item', { has: this.page.getByRole('region', { name, exact: true }) })
      .locator('.react-resizable-handle');
  }

  /** The place of every widget by name, without the tab that it has while it is edited, relative to the corner of the grid. */
  async places(): Promise<Record<string, Rect>> {
    const origin = (await this.root.boundingBox())!;
    // All at once, because a widget may come or go meanwhile.
    const places = await this.root.getByRole('region').evaluateAll(
      (widgets, { x: left, y: top }) =>
        widgets.map((widget) => {
          const { x, y, width, height } = widget.querySelector(':scope > [data-part="card"]')!.getBoundingClientRect();
          const place = { x: Math.round(x - left), y: Math.round(y - top), width: Math.round(width), height: Math.round(height) };
          return [widget.getAttribute('data-widget')!, place] as const;
        }),
      origin,
    );
    return Object.fromEntries(places);
  }
}
