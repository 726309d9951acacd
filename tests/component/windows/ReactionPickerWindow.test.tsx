import { act, fireEvent, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { describe, expect, test } from 'vitest';
import type { WireEmoji } from '~/api/wire';
import { note, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import '../../../windows/reactionPicker/params';
import ReactionPickerWindow from '../../../windows/reactionPicker/ReactionPickerWindow';
import { bob, renderWith } from '../note/renderNote';

const shown = note().by(user('alice').build()).with({ reactionAcceptance: 'nonSensitiveOnly' }).build();
const emoji = (name: string, fields: Partial<WireEmoji> = {}): WireEmoji => ({
  name,
  aliases: [],
  category: null,
  url: `https://example.test/files/${name}.webp`,
  ...fields,
});

async function renderPicker(emojis: readonly WireEmoji[] = [], me = bob.me()) {
  const results: (string | undefined)[] = [];
  const view = renderWith(<ReactionPickerWindow params={{ noteId: shown.id }} close={(result) => void results.push(result)} />, {
    notes: [shown],
    me,
    api: { emojis: { emojis } },
  });
  await act(settled);
  return { ...view, results };
}

const field = () => screen.getByRole('combobox', { name: 'Search emoji' });
const names = () => screen.getAllByRole('option').map((option) => option.getAttribute('aria-label'));
const search = async (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  await act(settled);
};

describe('the reaction picker', () => {
  test('offers the ten favourites', async () => {
    await renderPicker();
    expect(names()).toEqual(['👍', '❤️', '😆', '🤔', '😮', '🎉', '💢', '😥', '😇', '🍮']);
  });

  test('answers with what is pressed', async () => {
    const { results } = await renderPicker();
    fireEvent.click(screen.getByRole('option', { name: '🎉' }));
    expect(results).toEqual(['🎉']);
  });

  test('is steered by arrows from its search field', async () => {
    const { results } = await renderPicker();
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    fireEvent.keyDown(field(), { key: 'ArrowRight' });
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(screen.getByRole('option', { selected: true }).getAttribute('aria-label')).toBe('💢');
    expect(field().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(results).toEqual(['💢']);
  });

  test('finds custom emoji, and Enter takes the best match as it travels', async () => {
    const { results } = await renderPicker([emoji('blobcat'), emoji('blob'), emoji('other')]);
    await search('blob');
    expect(names().slice(0, 2)).toEqual([':blob:', ':blobcat:']);
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(results).toEqual([':blob@.:']);
  });

  test('leaves out what may not be used here', async () => {
    await renderPicker([
      emoji('blob_rude', { isSensitive: true }),
      emoji('blob_club', { roleIdsThatCanBeUsedThisEmojiAsReaction: ['r1'] }),
    ]);
    await search('blob_');
    expect(screen.queryAllByRole('option')).toEqual([]);
    expect(screen.getByText('No emoji found')).toBeTruthy();
  });

  test('remembers what was used, except favourites', async () => {
    const { root } = await renderPicker([emoji('blob')]);
    fireEvent.click(screen.getByRole('option', { name: '👍' }));
    await search('blob');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(runInAction(() => root.settings.get('recentlyUsedEmojis'))).toEqual([':blob:']);
  });
});
