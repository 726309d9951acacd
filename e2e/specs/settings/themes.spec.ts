import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

const RUST = `{
  id: 'rust',
  name: 'Rust',
  author: '@bob',
  base: 'light',
  props: { bg: '#ffe8d9', accent: '#994422' }, // warm
}`;

const background = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.style.getPropertyValue('--bg'));
const WARM = 'rgb(255, 232, 217)';

test(
  'a theme is tried, installed, used after a reload and in another tab, and removed again',
  { tag: '@whole' },
  async ({ openBrowser }) => {
    const app = await openBrowser('alice', { colorScheme: 'light' });
    const { page } = app;
    await app.open('/settings/theme');
    await expect.poll(() => background(page)).not.toBe('');
    const usual = await background(page);
    await page.getByRole('link', { name: 'Install theme' }).click();
    const code = page.getByRole('textbox', { name: 'Theme code' });
    await code.fill(RUST.replace('base:', 'base'));
    await page.getByRole('button', { name: 'Install', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to parse theme json');

    await code.fill(RUST);
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect.poll(() => background(page)).toBe(WARM);
    await page.getByRole('link', { name: 'Theme', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => background(page)).toBe(usual);

    await page.getByRole('link', { name: 'Install theme' }).click();
    await code.fill(RUST);
    await page.getByRole('button', { name: 'Install', exact: true }).click();
    await expect(page.getByText('“Rust” installed')).toBeVisible();
    const tab = await page.context().newPage();
    await tab.goto('/settings/theme');
    await expect(tab.getByRole('radio', { name: 'Rust' })).toBeVisible();
    await page.getByRole('button', { name: 'Use for light mode' }).click();
    await expect.poll(() => background(tab)).toBe(WARM);
    await tab.reload();
    // Before the first script of the product ends, the page has the color.
    expect(await background(tab)).toBe(WARM);
    await expect(tab.getByRole('radio', { name: 'Rust' })).toBeChecked();

    await tab.getByRole('link', { name: 'Manage themes (1 installed)' }).click();
    await expect(tab.getByRole('textbox', { name: 'Author' })).toHaveValue('@bob');
    await tab.getByRole('button', { name: 'Uninstall' }).click();
    await expect.poll(() => background(page)).toBe(usual);
    await expect(tab.getByRole('button', { name: 'Uninstall' })).toHaveCount(0);
  },
);
