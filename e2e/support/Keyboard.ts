import { expect, type Locator, type Page } from '@playwright/test';

/** More presses of Tab than this mean that the focus goes around in circles. */
const LONGEST_WAY = 60;

/** Uses the product without a mouse. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Walks with Tab, or back with Shift and Tab, until the element has the focus. */
  async walkTo(target: Locator, { isBack = false } = {}): Promise<void> {
    await expect(target).toBeVisible();
    for (let steps = 0; steps < LONGEST_WAY; steps += 1) {
      if (await hasFocus(target)) return;
      await this.page.keyboard.press(isBack ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`${target.toString()} cannot be reached by Tab`);
  }

  /** Walks down in a menu until the entry has the focus. A menu moves the focus a moment after the key. */
  async walkDownTo(entry: Locator): Promise<void> {
    await expect(entry).toBeVisible();
    // A menu that opens under load is seen before it has the focus, and a key pressed meanwhile is lost.
    await expect.poll(() => isInFocusedMenu(entry)).toBe(true);
    for (let steps = 0; steps < LONGEST_WAY; steps += 1) {
      if (await hasFocus(entry)) return;
      const before = await this.page.evaluateHandle(() => document.activeElement);
      await this.page.keyboard.press('ArrowDown');
      await this.page.waitForFunction((one) => document.activeElement !== one, before);
    }
    throw new Error(`${entry.toString()} cannot be reached by the arrow key`);
  }

  /** Walks to a button, link or switch and presses it. */
  async activate(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.walkTo(target);
    await this.page.keyboard.press(key);
  }

  /** Walks to a field and fills it. */
  async fill(field: Locator, text: string): Promise<void> {
    await this.walkTo(field);
    await this.page.keyboard.type(text);
  }
}

const hasFocus = (target: Locator): Promise<boolean> => target.evaluate((element) => element === document.activeElement);

const isInFocusedMenu = (entry: Locator): Promise<boolean> =>
  entry.evaluate((element) => element.closest('[role="menu"]')?.contains(document.activeElement) === true);
