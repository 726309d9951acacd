import { act, fireEvent, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { WireEmoji } from '~/api/wire';
import { NetworkError } from '~/lib/AppError';
import { note, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { customEmoji, manyEmojis } from '../../fixtures/emojis';
import EmojiPickerWindow from '../../../windows/emojiPicker/EmojiPickerWindow';
import ReactionPickerWindow from '../../../windows/reactionPicker/ReactionPickerWindow';
import { bob, renderWith } from '../note/renderNote';

const shown = note().by(user('alice').build()).with({ reactionAcceptance: 'nonSensitiveOnly' }).build();

function openReactionPicker(emojis: readonly WireEmoji[] | Error = [], me = bob.me()) {
  const results: (string | undefined)[] = [];
  const view = renderWith(<ReactionPickerWindow params={{ noteId: shown.id }} close={(result) => void results.push(result)} />, {
    notes: [shown],
    me,
    api: { emojis: emojis instanceof Error ? emojis : { emojis } },
  });
  return { ...view, results };
}

async function renderReactionPicker(emojis?: readonly WireEmoji[] | Error, me?: ReturnType<typeof bob.me>) {
  const opened = openReactionPicker(emojis, me);
  await loaded();
  return opened;
}

/** The built-in emoji are a file of their own. */
const loaded = () => act(() => import('~/emoji/unicodeEmojis').then(({ loadUnicodeEmojis }) => loadUnicodeEmojis('en-US')).then(settled));
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search emoji' });
const cells = () => screen.queryAllByRole('gridcell');
const names = () => cells().map((cell) => cell.getAttribute('aria-label'));
const cell = (name: string) => screen.getByRole('gridcell', { name });
const folder = (name: RegExp) => screen.getByRole('rowheader', { name });
const search = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(field(), { key }));

afterEach(() => {
  for (const effect of document.querySelectorAll('[data-effect]')) effect.remove();
});

describe('the reaction picker', () => {
  test('the reaction picker offers the ten pinned emoji', async () => {
    await renderReactionPicker();
    expect(names()).toEqual(['👍', '❤️', '😆', '🤔', '😮', '🎉', '💢', '😥', '😇', '🍮']);
  });

  test('the reaction picker returns the pressed emoji', async () => {
    const { results } = await renderReactionPicker();
    fireEvent.click(cell('🎉'));
    expect(results).toEqual(['🎉']);
  });

  test('the reaction picker shows a ripple at the place of a choice, even after it has closed', async () => {
    const { unmount } = await renderReactionPicker();
    const place = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 200, 40, 40));
    fireEvent.click(cell('🎉'));
    place.mockRestore();
    unmount();
    await act(settled);
    // Ripples of earlier tests may be there, too.
    const ripple = [...document.querySelectorAll<HTMLElement>('[data-effect]')].at(-1);
    expect({ effectX: ripple?.style.getPropertyValue('--effect-x'), effectY: ripple?.style.getPropertyValue('--effect-y') }).toEqual({
      effectX: '120px',
      effectY: '220px',
    });
  });

  test('the reaction picker moves the choice by arrow keys from its search field', async () => {
    const { results } = await renderReactionPicker();
    press('ArrowDown', 'ArrowRight', 'ArrowDown');
    const chosen = screen.getByRole('gridcell', { selected: true });
    expect(chosen.getAttribute('aria-label')).toBe('💢');
    expect(field().getAttribute('aria-activedescendant')).toBe(chosen.id);
    press('Enter');
    expect(results).toEqual(['💢']);
  });

  test('the reaction picker moves the choice the other way where the text runs from right to left', async () => {
    await renderReactionPicker();
    press('ArrowDown');
    field().style.direction = 'rtl';
    press('ArrowLeft', 'ArrowLeft', 'ArrowRight');
    expect(screen.getByRole('gridcell', { selected: true }).getAttribute('aria-label')).toBe('❤️');
  });

  test('the reaction picker finds custom emoji, and Enter takes the best match in the form that servers understand', async () => {
    const { results } = await renderReactionPicker([customEmoji('blobcat'), customEmoji('blob'), customEmoji('other')]);
    search('blob');
    expect(names().slice(0, 2)).toEqual([':blob:', ':blobcat:']);
    press('Enter');
    expect(results).toEqual([':blob@.:']);
  });

  test('the reaction picker leaves the Enter that ends a Japanese word to the input method, also in Safari', async () => {
    const { results } = await renderReactionPicker([customEmoji('blob')]);
    search('blob');
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(results).toEqual([]);
  });

  test('the reaction picker takes the best match once the emoji have loaded if Enter comes before', async () => {
    const { results } = openReactionPicker([customEmoji('blob')]);
    search('blob');
    press('Enter');
    expect(results).toEqual([]);
    await loaded();
    expect(results).toEqual([':blob@.:']);
  });

  test('the reaction picker forgets an early Enter once the search changes', async () => {
    const { results } = openReactionPicker([customEmoji('blob')]);
    search('blob');
    press('Enter');
    search('blobc');
    await loaded();
    expect(results).toEqual([]);
  });

  test('EM3 the reaction picker takes a pasted emoji, and searches for any other pasted text', async () => {
    const { results } = await renderReactionPicker([customEmoji('blob')]);
    const paste = (text: string) => fireEvent.paste(field(), { clipboardData: { getData: () => text } });
    expect(paste('some words')).toBe(true);
    expect(paste(':blob:')).toBe(false);
    paste('🍣');
    expect(results).toEqual([':blob@.:', '🍣']);
  });

  test('EM6 the reaction picker leaves out emoji that are not allowed here, and explains that to a person who searches for one', async () => {
    await renderReactionPicker([
      customEmoji('blob_rude', { isSensitive: true }),
      customEmoji('blob_club', { roleIdsThatCanBeUsedThisEmojiAsReaction: ['r1'] }),
    ]);
    search('blob_');
    expect(cells()).toEqual([]);
    expect(screen.getByText('No emoji found')).toBeTruthy();
    search(':blob_club:');
    expect(screen.getByRole('status').textContent).toContain("You can't use :blob_club:.");
  });

  test('the reaction picker offers emoji of a role to people with that role', async () => {
    const role = {
      id: 'r1',
      name: 'Club',
      color: null,
      iconUrl: null,
      description: '',
      isModerator: false,
      isAdministrator: false,
      displayOrder: 0,
    };
    const { results } = await renderReactionPicker(
      [customEmoji('blob_club', { roleIdsThatCanBeUsedThisEmojiAsReaction: ['r1'] })],
      bob.me({ roles: [role] as never }),
    );
    search('blob_club');
    press('Enter');
    expect(results).toEqual([':blob_club@.:']);
  });

  test('the reaction picker remembers used emoji, except pinned ones', async () => {
    const { root } = await renderReactionPicker([customEmoji('blob')]);
    fireEvent.click(cell('👍'));
    search('blob');
    press('Enter');
    expect(runInAction(() => root.settings.get('recentlyUsedEmojis'))).toEqual([':blob:']);
  });

  test('the reaction picker offers skin tones, remembers the choice, and gives the focus back to the search', async () => {
    const { results, root } = await renderReactionPicker();
    fireEvent.click(screen.getByRole('button', { name: 'Skin tone: Yellow' }));
    fireEvent.click(within(screen.getByRole('group', { name: 'Skin tones' })).getByRole('button', { name: 'Dark' }));
    expect(document.activeElement).toBe(field());
    expect(screen.getByRole('button', { name: 'Skin tone: Dark' }).getAttribute('aria-expanded')).toBe('false');
    search('thumbsup');
    press('Enter');
    expect({ results, tone: runInAction(() => root.settings.get('emojiSkinTone')) }).toEqual({ results: ['👍🏿'], tone: 'dark' });
  });

  test('EM5 the reaction picker has folders in folders, closed until their heading is pressed', async () => {
    const { results } = await renderReactionPicker([
      customEmoji('cat', { category: 'Animals/Cats' }),
      customEmoji('dog', { category: 'Animals' }),
    ]);
    expect(folder(/^Animals, 2/).getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(folder(/^Animals, 2/));
    expect(folder(/^Animals, 2/).getAttribute('aria-expanded')).toBe('true');
    expect(screen.queryByRole('gridcell', { name: ':cat:' })).toBeNull();
    fireEvent.click(folder(/^Cats, 1/));
    fireEvent.click(cell(':cat:'));
    expect(results).toEqual([':cat@.:']);
  });

  test('the reaction picker opens the folders of built-in emoji by key', async () => {
    await renderReactionPicker();
    fireEvent.click(screen.getByRole('tab', { name: 'Unicode' }));
    press('ArrowDown', 'Enter');
    expect(cells()).toEqual([]);
    press('Enter', 'ArrowDown');
    expect(screen.getByRole('gridcell', { selected: true }).getAttribute('aria-label')).toBe('😀');
  });

  test('the reaction picker shows tags, or says that there are none', async () => {
    await renderReactionPicker([customEmoji('cat', { aliases: ['neko'] })]);
    fireEvent.click(screen.getByRole('tab', { name: 'Tags' }));
    expect({ isOpen: folder(/^neko, 1/).getAttribute('aria-expanded'), names: names() }).toEqual({ isOpen: 'true', names: [':cat:'] });
  });

  test('the reaction picker says that a server has no custom emoji', async () => {
    await renderReactionPicker();
    fireEvent.click(screen.getByRole('tab', { name: 'Custom' }));
    expect(screen.getByRole('status').textContent).toBe('This server has no custom emoji');
  });

  test('the reaction picker sends letters to the search, wherever the focus is', async () => {
    await renderReactionPicker();
    const tab = screen.getByRole('tab', { name: 'Custom' });
    tab.focus();
    fireEvent.keyDown(tab, { key: 'a' });
    expect(document.activeElement).toBe(field());
  });

  test('the reaction picker names the part that failed to load, and tries again', async () => {
    const { api } = await renderReactionPicker(new NetworkError());
    expect(screen.getByRole('alert').textContent).toContain("Couldn't load some emoji");
    api.on('emojis', { emojis: [customEmoji('cat', { category: 'Cats' })] });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await loaded();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(folder(/^Cats, 1/)).toBeTruthy();
  });

  test.each(['twemoji', 'fluentEmoji', 'native'] as const)('the reaction picker draws emoji in the style %s', async (style) => {
    const { root } = await renderReactionPicker();
    act(() => root.settings.set('emojiStyle', style));
    const expected = { twemoji: '/twemoji/1f44d.svg', fluentEmoji: '/fluent-emoji/1f44d.png', native: undefined }[style];
    expect(cell('👍').querySelector('img')?.getAttribute('src') ?? undefined).toBe(expected);
    expect(cell('👍').textContent).toBe(style === 'native' ? '👍' : '');
  });
});

describe('the emoji picker', () => {
  test('EM9 the emoji picker has its own pinned emoji, and stays open while its opener takes more', async () => {
    const picked: string[] = [];
    const closed: unknown[] = [];
    const { root } = renderWith(
      <EmojiPickerWindow params={{ onPick: (emoji) => void picked.push(emoji) }} close={(result) => closed.push(result)} />,
      {
        api: { emojis: { emojis: [customEmoji('cat')] } },
      },
    );
    act(() => root.settings.set('pinnedEmojis', [':cat:', '🍮']));
    await loaded();
    fireEvent.click(cell(':cat:'));
    fireEvent.click(cell('🍮'));
    expect({ picked, closed }).toEqual({ picked: [':cat:', '🍮'], closed: [] });
  });

  test('the emoji picker closes at the first choice if its opener takes only one, and works without pinned emoji', async () => {
    const closed: unknown[] = [];
    const { root } = renderWith(<EmojiPickerWindow params={{ withoutPinned: true }} close={(result) => closed.push(result)} />);
    act(() => root.settings.set('pinnedEmojis', ['🍮']));
    await loaded();
    expect(names()[0]).toBe('😀');
    search('sushi');
    press('Enter');
    expect(closed).toEqual(['🍣']);
  });
});

describe('twenty thousand custom emoji', () => {
  const MOST_NODES = 400;
  const nodes = () => document.querySelectorAll('*').length;

  test('EM8 twenty thousand custom emojis take few elements at the largest size, with all of them in one open folder, at any scroll position', async () => {
    const before = nodes();
    const { root } = await renderReactionPicker(manyEmojis(20_000));
    act(() => {
      root.settings.set('emojiPickerWidth', 5);
      root.settings.set('emojiPickerHeight', 4);
    });
    expect(nodes() - before).toBeLessThanOrEqual(MOST_NODES);
    fireEvent.click(screen.getByRole('tab', { name: 'Tags' }));
    expect(folder(/^common, 20,000/).getAttribute('aria-expanded')).toBe('true');
    const grid = screen.getByRole('grid');
    expect(Number(grid.getAttribute('aria-rowcount'))).toBeGreaterThan(20_000 / 9);
    for (const top of [0, 5_017, 80_000]) {
      grid.scrollTop = top;
      fireEvent.scroll(grid);
      expect(cells().length).toBeGreaterThan(40);
      expect(nodes() - before).toBeLessThanOrEqual(MOST_NODES);
    }
  });

  test('twenty thousand custom emojis draw the row that arrow keys have reached', async () => {
    await renderReactionPicker(manyEmojis(20_000));
    fireEvent.click(screen.getByRole('tab', { name: 'Custom' }));
    press('ArrowDown', 'ArrowDown', 'PageDown', 'PageDown', 'PageDown');
    // A browser reports scrolling by itself; this document does not.
    fireEvent.scroll(screen.getByRole('grid'));
    const { id } = screen.getByRole('gridcell', { selected: true });
    expect(field().getAttribute('aria-activedescendant')).toBe(id);
  });
});
