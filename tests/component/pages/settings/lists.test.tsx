import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import EmojiPickerPage from '../../../../pages/settings/emoji-picker/EmojiPickerPage';
import NavbarPage from '../../../../pages/settings/navbar/NavbarPage';
import StatusbarPage from '../../../../pages/settings/statusbar/StatusbarPage';
import { settled } from '../../../fixtures/createTestRoot';
import { renderSettings } from './renderSettings';

type Root = Awaited<ReturnType<typeof renderSettings>>['root'];

/** Answers the open question. */
async function answerYes(root: Root): Promise<void> {
  const question = root.overlays.stack.at(-1)!;
  await act(async () => {
    if (question.kind === 'dialog' && question.dialog.type === 'confirm') question.dialog.answer(true);
    await settled();
  });
}

/** Runs an item of the open menu. */
function runItem(root: Root, text: string): void {
  const menu = root.overlays.stack.at(-1)!;
  const items = menu.kind === 'menu' && 'length' in menu.items ? menu.items : [];
  const item = items.find((one) => 'text' in one && one.text === text);
  act(() => {
    menu.close();
    if (item && 'action' in item) void item.action();
  });
}

const emoji = (char: string) => screen.getByRole('button', { name: `${char}: actions` });

test('reactions are moved by a key and removed from a menu', async () => {
  const { root } = await renderSettings(<EmojiPickerPage />);
  fireEvent.keyDown(emoji('👍'), { key: 'ArrowRight', altKey: true });
  expect(root.settings.get('reactions').slice(0, 3)).toEqual(['❤️', '👍', '😆']);
  fireEvent.click(emoji('😆'));
  runItem(root, 'Remove');
  expect(root.settings.get('reactions').slice(0, 3)).toEqual(['❤️', '👍', '🤔']);
  fireEvent.click(emoji('🤔'));
  runItem(root, 'Move forward');
  expect(root.settings.get('reactions').slice(0, 3)).toEqual(['❤️', '🤔', '👍']);
});

test('pinned emoji are added from the picker, and an emoji is not added twice', async () => {
  const { root } = await renderSettings(<EmojiPickerPage />);
  fireEvent.click(screen.getByRole('button', { name: 'Add: Pinned emoji' }));
  const picker = root.overlays.stack.at(-1)!;
  const { onPick } = (picker.kind === 'window' ? picker.params : {}) as { onPick: (emoji: string) => void };
  act(() => ['🍰', ':blob:', '🍰'].forEach(onPick));
  expect(root.settings.get('pinnedEmojis')).toEqual(['🍰', ':blob:']);
});

test('a list of emoji takes over the other one, and returns to its default, after a question', async () => {
  const { root } = await renderSettings(<EmojiPickerPage />);
  act(() => root.settings.set('pinnedEmojis', ['🍰']));
  const reactions = within(screen.getByRole('region', { name: 'Reactions in the picker' }));
  fireEvent.click(reactions.getByRole('button', { name: 'Copy from pinned emoji' }));
  expect(root.settings.get('reactions')).toHaveLength(10);
  await answerYes(root);
  expect(root.settings.get('reactions')).toEqual(['🍰']);
  fireEvent.click(reactions.getByRole('button', { name: 'Default' }));
  await answerYes(root);
  expect(root.settings.get('reactions')).toHaveLength(10);
});

test('the preview of the reactions opens a picker that shows them', async () => {
  const { root } = await renderSettings(<EmojiPickerPage />);
  fireEvent.click(within(screen.getByRole('region', { name: 'Reactions in the picker' })).getByRole('button', { name: 'Preview' }));
  expect(root.overlays.stack).toMatchObject([{ kind: 'window', id: 'emojiPicker', params: { pinned: 'reactions' } }]);
});

test('the page of the navigation changes its entries and its width', async () => {
  const { root } = await renderSettings(<NavbarPage />);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Notifications' }));
  expect(root.settings.get('menu')).not.toContain('notifications');
  fireEvent.click(screen.getByRole('button', { name: 'Add Profile' }));
  expect(root.settings.get('menu').at(-1)).toBe('profile');
  fireEvent.click(within(screen.getByRole('radiogroup', { name: 'Sidebar' })).getByRole('radio', { name: 'Icons only' }));
  expect(root.settings.get('menuDisplay')).toBe('sideIcon');
});

test('the page of the status bars adds a bar and changes it in place', async () => {
  const { root } = await renderSettings(<StatusbarPage />);
  fireEvent.click(screen.getByRole('button', { name: 'Add status bar' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Source' }), { target: { value: 'rss' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'News' } });
  expect(root.settings.get('statusbars')).toMatchObject([{ type: 'rss', name: 'News', size: 'medium' }]);
});
