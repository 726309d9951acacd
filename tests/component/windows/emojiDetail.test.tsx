import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { WireEmojiDetailed } from '~/api/wire';
import { settled } from '../../fixtures/createTestRoot';
import { customEmoji } from '../../fixtures/emojis';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import EmojiDetailWindow from '../../../windows/emojiDetail/EmojiDetailWindow';
import { bob, renderWith } from '../note/renderNote';

const blob: WireEmojiDetailed = {
  ...customEmoji('blob', {
    category: 'Shapes',
    aliases: ['round', 'soft'],
    isSensitive: true,
    localOnly: false,
    roleIdsThatCanBeUsedThisEmojiAsReaction: ['r1'],
  }),
  id: 'e1',
  host: null,
  license: 'CC0',
};

async function renderDetail(api: ApiScript, roles: readonly { id: string }[] = []) {
  const view = renderWith(<EmojiDetailWindow params={{ name: 'blob' }} close={() => {}} />, { api, me: bob.me({ roles: roles as never }) });
  await act(settled);
  return view;
}

const factOf = (title: string) => screen.getByText(title, { selector: 'dt' }).nextElementSibling?.textContent?.trim();

describe('the window about a custom emoji', () => {
  test('the window about a custom emoji loads the emoji by name and shows it', async () => {
    const { api } = await renderDetail({ emoji: blob });
    expect(api.paramsOf('emoji')).toEqual([{ name: 'blob' }]);
    expect(screen.getByText(':blob:')).toBeTruthy();
    expect(['Category', 'Tags', 'License', 'Sensitive', 'This server only', 'Who can react with it'].map(factOf)).toEqual([
      'Shapes',
      'round soft',
      'CC0',
      'Yes',
      'No',
      'Some roles, none of them yours',
    ]);
    expect(screen.getByRole('link', { name: 'Open image' }).getAttribute('href')).toBe(blob.url);
  });

  test.each([null, 'null', ''])('the window about a custom emoji shows no category for %o', async (category) => {
    await renderDetail({ emoji: { ...blob, category } });
    expect(factOf('Category')).toBe('None');
  });

  test("the window about a custom emoji says if one of the viewer's roles may use the emoji", async () => {
    await renderDetail({ emoji: blob }, [{ id: 'r1' }]);
    expect(factOf('Who can react with it')).toBe('Some roles, including one of yours');
  });

  test('the window about a custom emoji can retry after a failure', async () => {
    const { api } = await renderDetail({ emoji: apiError({ status: 500, message: 'The disk is full.' }) });
    expect(screen.getByRole('alert').textContent).toContain('The disk is full.');
    api.on('emoji', blob);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(settled);
    expect(factOf('License')).toBe('CC0');
  });
});
