import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import GeneralPage from '../../../../pages/settings/general/GeneralPage';
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
