import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import GeneralPage from '../../../../pages/settings/general/GeneralPage';
import type { OfferedPage } from '~/lib/installOffer';
import { settled } from '../../../fixtures/createTestRoot';
import { renderSettings } from './renderSettings';

test('the general settings stand in sections with headings', async () => {
  await renderSettings(<GeneralPage />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Behavior',
    'Appearance',
    'Notes',
    'Timelines',
    'Composer',
    'Media',
    'Workspace',
  ]);
  expect(within(screen.getByRole('region', { name: 'Media' })).getByRole('combobox', { name: 'Sensitive media' })).toBeTruthy();
});

test('a section of the general settings is reset after a confirmation, and no other', async () => {
  const { root } = await renderSettings(<GeneralPage />);
  act(() => {
    root.settings.set('squareAvatars', true);
    root.settings.set('nsfw', 'force');
  });
  fireEvent.click(screen.getByRole('button', { name: 'Reset “Appearance”' }));
  const question = root.overlays.stack.at(-1)!;
  await act(async () => {
    if (question.kind === 'dialog' && question.dialog.type === 'confirm') question.dialog.answer(true);
    await settled();
  });
  expect({ square: root.settings.get('squareAvatars'), nsfw: root.settings.get('nsfw') }).toEqual({ square: false, nsfw: 'force' });
});

test('the general settings offer the languages, the current one chosen', async () => {
  await renderSettings(<GeneralPage />);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });
  expect(select.value).toBe('en-US');
  expect(within(select).getByRole('option', { name: '日本語' })).toBeTruthy();
});

describe('the app on this device', () => {
  afterEach(() => {
    delete (window as OfferedPage).installOffer;
    vi.unstubAllGlobals();
  });
  const row = () => screen.queryByRole('group', { name: 'App on this device' });

  test('nothing is said where the browser has no way to install it', async () => {
    await renderSettings(<GeneralPage />);
    expect(row()).toBeNull();
  });

  test('the dialog of the browser opens by a button, which goes with the offer', async () => {
    const prompt = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
    (window as OfferedPage).installOffer = { prompt };
    await renderSettings(<GeneralPage />);
    fireEvent.click(within(row()!).getByRole('button', { name: 'Install' }));
    expect({ asked: prompt.mock.calls.length, row: row() }).toEqual({ asked: 1, row: null });
    act(() => void window.dispatchEvent(new Event('appinstalled')));
    expect(row()!.textContent).toContain('Installed');
  });

  test.each([
    { standalone: false, says: 'Tap Share, then Add to Home Screen.' },
    { standalone: true, says: 'Installed' },
  ])('on phones that say whether they show the app (standalone: $standalone): $says', async ({ standalone, says }) => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { standalone }));
    await renderSettings(<GeneralPage />);
    expect({ says: row()!.textContent?.includes(says), button: within(row()!).queryByRole('button') }).toEqual({
      says: true,
      button: null,
    });
  });
});
