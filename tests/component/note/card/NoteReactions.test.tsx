import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WireEmoji, WireNote } from '~/api/wire';
import '~/components/note/menu/emojiMenu';
import { NoteCard } from '~/components/note/card/NoteCard';
import { HoverCards } from '~/components/user/HoverCards';
import { note, user } from '../../../fixtures/builders';
import { customEmoji } from '../../../fixtures/emojis';
import type { ApiScript } from '../../../fixtures/FakeApi';
import { answer, bob, chooseItem, loaded, menuTexts, renderWith } from '../renderNote';

const alice = user('alice').build();
const remote = user('ren').with({ host: 'far.example' }).build();
const withReactions = (reactions: Record<string, number>, mine?: string) => note().by(alice).reactions(reactions, mine).build();
const chips = () => screen.queryAllByRole('button', { name: /reactions?$/ }).map((chip) => chip.getAttribute('aria-label'));
const chip = (name: string | RegExp) => screen.getByRole('button', { name });
const wait = loaded;

async function renderCard(
  shown: WireNote,
  { emojis = [], api = {}, me = bob.me() }: { emojis?: readonly WireEmoji[]; api?: ApiScript; me?: ReturnType<typeof bob.me> | null } = {},
) {
  const view = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown], me, api: { emojis: { emojis }, ...api } });
  await wait();
  const counts = (reactions: Record<string, number>) => act(() => view.account.notes.patch(shown.id, (known) => ({ ...known, reactions })));
  return { ...view, counts };
}

describe('the reactions under a note', () => {
  test('reactions have the size and width of the settings', async () => {
    const { root } = await renderCard(withReactions({ '👍': 1 }));
    const group = screen.getByRole('group', { name: 'Reactions' });
    expect({ size: group.dataset['size'], narrow: group.dataset['narrow'] }).toEqual({ size: 'medium', narrow: 'true' });
    act(() => {
      root.settings.set('reactionsDisplaySize', 'large');
      root.settings.set('limitWidthOfReaction', false);
    });
    expect({ size: group.dataset['size'], narrow: group.dataset['narrow'] }).toEqual({ size: 'large', narrow: undefined });
  });

  test('a reaction without a network shows at once, and the note says that it waits and opens the outbox', async () => {
    const { browser, api, root } = await renderCard(withReactions({ '👍': 1 }));
    act(() => browser.set({ isOnline: false }));
    fireEvent.click(chip('👍, 1 reaction'));
    await act(async () => vi.waitFor(() => expect(screen.getByRole('button', { name: 'Waiting to be sent' })).toBeTruthy()));
    expect({ pressed: chip('👍, 2 reactions').getAttribute('aria-pressed'), calls: api.paramsOf('notes/reactions/create') }).toEqual({
      pressed: 'true',
      calls: [],
    });
    fireEvent.click(screen.getByRole('button', { name: 'Waiting to be sent' }));
    expect(root.overlays.stack.at(-1)).toMatchObject({ kind: 'window', id: 'outbox' });
    api.on('notes/reactions/create', undefined);
    api.on('notes/show', withReactions({ '👍': 2 }, '👍'));
    await act(async () => browser.set({ isOnline: true }));
    await act(async () => vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Waiting to be sent' })).toBeNull()));
    expect(api.paramsOf('notes/reactions/create')).toHaveLength(1);
  });

  test('EM10 reactions keep their places, and new ones follow', async () => {
    const { counts } = await renderCard(withReactions({ '👍': 2, '🎉': 1 }));
    counts({ '👍': 2, '🎉': 9, '🍮': 20 });
    expect(chips()).toEqual(['👍, 2 reactions', '🎉, 9 reactions', '🍮, 20 reactions']);
  });

  test('the focus stays in the note when the focused reaction disappears', async () => {
    const { counts } = await renderCard(withReactions({ '👍': 1, '🎉': 1 }));
    chip('👍, 1 reaction').focus();
    counts({ '🎉': 1 });
    expect(document.activeElement === screen.getByRole('article')).toBe(true);
  });

  test('reactions use the picture that the note or its event has', async () => {
    const shown = {
      ...withReactions({ ':far@far.example:': 1, ':new@.:': 1 }),
      reactionEmojis: { 'far@far.example': 'https://far.example/far.png', 'new@.': 'https://example.test/new.png' },
    };
    await renderCard(shown, { emojis: [customEmoji('other')] });
    const sources = screen.getAllByRole('img', { name: /^:(far|new):$/ }).map((image) => decodeURIComponent(image.getAttribute('src')!));
    expect(sources[0]).toContain('https://far.example/far.png');
    expect(sources[1]).toContain('https://example.test/new.png');
  });

  test.each([
    ['that the server does not have', [], {}],
    [
      'that is sensitive, where that is not wanted',
      [customEmoji('blob', { isSensitive: true })],
      { reactionAcceptance: 'nonSensitiveOnly' },
    ],
    ['of a role that I do not have', [customEmoji('blob', { roleIdsThatCanBeUsedThisEmojiAsReaction: ['r1'] })], {}],
    ['of this server only, on a note from elsewhere', [customEmoji('blob', { localOnly: true })], { user: remote, userId: remote.id }],
  ] as const)('EM11 a reaction %s cannot be given', async (_what, emojis, fields) => {
    const { api } = await renderCard({ ...withReactions({ ':blob@.:': 1 }), ...fields }, { emojis });
    fireEvent.click(chip(':blob:, 1 reaction'));
    await wait();
    expect({
      ariaDisabled: chip(':blob:, 1 reaction').getAttribute('aria-disabled'),
      reactionsSent: api.paramsOf('notes/reactions/create'),
    }).toEqual({ ariaDisabled: 'true', reactionsSent: [] });
  });

  test('a custom reaction that the viewer may use can be given', async () => {
    const shown = withReactions({ ':blob@.:': 1 });
    const { api } = await renderCard(shown, { emojis: [customEmoji('blob')], api: { 'notes/reactions/create': undefined } });
    fireEvent.click(chip(':blob:, 1 reaction'));
    await wait();
    expect(api.paramsOf('notes/reactions/create')).toEqual([{ noteId: shown.id, reaction: ':blob@.:' }]);
  });

  test('EM11 the list of emojis is loaded once, for the first custom reaction of our server', async () => {
    const { api, counts } = await renderCard(withReactions({ '👍': 1, ':blob@far.example:': 1 }));
    expect(api.calls).toEqual([]);
    counts({ ':blob@.:': 1 });
    await wait();
    counts({ ':blob@.:': 1, ':other@.:': 1 });
    await wait();
    expect(api.calls.map(({ endpoint }) => endpoint)).toEqual(['emojis']);
  });

  test('EM12 taking back a reaction asks first', async () => {
    const shown = withReactions({ '👍': 2 }, '👍');
    const view = await renderCard(shown, { api: { 'notes/reactions/delete': undefined } });
    fireEvent.click(chip('👍, 2 reactions'));
    await wait();
    expect(view.overlay()).toMatchObject({ kind: 'dialog', dialog: { options: { text: 'Remove your reaction?' } } });
    expect(view.api.paramsOf('notes/reactions/delete')).toEqual([]);
    await answer(view, true);
    expect(view.api.paramsOf('notes/reactions/delete')).toEqual([{ noteId: shown.id }]);
  });

  test('EM12 replacing a reaction by key asks first, too', async () => {
    const view = await renderCard(withReactions({ '👍': 1 }, '👍'), { api: { 'notes/reactions/create': undefined } });
    act(() => screen.getByRole('article').focus());
    fireEvent.keyDown(screen.getByRole('article'), { key: 'e' });
    await wait();
    const picker = view.overlay();
    if (picker?.kind !== 'window') throw new Error('no picker is open');
    act(() => picker.finish('🎉'));
    await wait();
    expect(view.overlay()).toMatchObject({ kind: 'dialog', dialog: { options: { text: 'Change your reaction?' } } });
  });
});

describe('the menu of a reaction', () => {
  const openMenu = async (name: string) => {
    fireEvent.contextMenu(chip(name));
    await wait();
  };

  test('the menu of a reaction describes a custom emoji of our server', async () => {
    const view = await renderCard(withReactions({ ':blob@.:': 1 }), { emojis: [customEmoji('blob')] });
    await openMenu(':blob:, 1 reaction');
    expect(await menuTexts(view)).toEqual([':blob:', 'Copy', 'React with this emoji', 'About this emoji']);
    await chooseItem(view, 'About this emoji');
    expect(view.overlay()).toMatchObject({ kind: 'window', id: 'emojiDetail', params: { name: 'blob' } });
  });

  test('the menu of a reaction says that it cannot be given here', async () => {
    const view = await renderCard(
      { ...withReactions({ ':blob@.:': 1 }), reactionAcceptance: 'nonSensitiveOnly' },
      { emojis: [customEmoji('blob', { isSensitive: true })] },
    );
    await openMenu(':blob:, 1 reaction');
    expect(await menuTexts(view)).toEqual([':blob:', 'Copy', 'Not allowed on this note', 'About this emoji']);
  });

  test('the menu of a reaction of another server has no details', async () => {
    const view = await renderCard(withReactions({ ':blob@far.example:': 1 }), { emojis: [customEmoji('blob')] });
    await openMenu(':blob@far.example:, 1 reaction');
    expect(await menuTexts(view)).toEqual([':blob@far.example:', 'Copy']);
  });

  test("the menu of a reaction takes the viewer's own one back", async () => {
    const view = await renderCard(withReactions({ '👍': 1 }, '👍'));
    await openMenu('👍, 1 reaction');
    expect(await menuTexts(view)).toEqual(['👍', 'Copy', 'Remove your reaction']);
  });
});

describe('the menu of an emoji in a text', () => {
  const openMenu = async () => {
    fireEvent.click(screen.getByRole('button', { name: ':blob:' }));
    await wait();
  };

  test('the menu of an emoji in a text describes one of our server, and reacts with it', async () => {
    const shown = note().by(alice).text('Look: :blob:').build();
    const view = await renderCard(shown, { emojis: [customEmoji('blob')], api: { 'notes/reactions/create': undefined } });
    await openMenu();
    expect(await menuTexts(view)).toEqual([':blob:', 'Copy', 'React with this emoji', 'About this emoji']);
    await chooseItem(view, 'React with this emoji');
    expect(view.api.paramsOf('notes/reactions/create')).toEqual([{ noteId: shown.id, reaction: ':blob@.:' }]);
  });

  test('the menu of an emoji in a text has no details about one of another server', async () => {
    const shown = { ...note().by(remote).text('Look: :blob:').build(), emojis: { blob: 'https://far.example/blob.png' } };
    const view = await renderCard(shown, { emojis: [] });
    await openMenu();
    expect(await menuTexts(view)).toEqual([':blob:', 'Copy']);
  });
});

describe('movement', () => {
  const effects = () => document.querySelectorAll('[data-effect]');

  beforeEach(() => {
    vi.useFakeTimers();
    // Nothing has a layout in this document, and elements without a place on screen get no effects.
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 20, 20));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    for (const effect of effects()) effect.remove();
  });

  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  test('EM13 a copy of an emoji rises for each new reaction, and is removed after its time', async () => {
    const { counts } = await renderCard(withReactions({ '👍': 1 }));
    await pass(0);
    expect(effects()).toHaveLength(0);
    counts({ '👍': 2, '🎉': 1 });
    await pass(0);
    expect([...effects()].map((effect) => effect.querySelector('img')?.alt)).toEqual(['👍', '🎉']);
    await pass(1100);
    expect(effects()).toHaveLength(0);
  });

  test('the first reaction has the effect, too', async () => {
    const { counts } = await renderCard(withReactions({}));
    counts({ '👍': 1 });
    await pass(0);
    expect(effects()).toHaveLength(1);
  });

  test('reactions that the note already had, and removed ones, have no effect', async () => {
    const { counts, rerender } = await renderCard(withReactions({ '👍': 3 }));
    counts({ '👍': 2 });
    rerender(<p />);
    await pass(0);
    expect(effects()).toHaveLength(0);
  });

  test('EM13 there is no effect without animation, or in a hidden tab', async () => {
    const { root, counts } = await renderCard(withReactions({ '👍': 1 }));
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    counts({ '👍': 2 });
    await pass(0);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    act(() => root.settings.set('animation', false));
    counts({ '👍': 3 });
    await pass(0);
    expect(effects()).toHaveLength(0);
  });

  test('EM13 a burst of reactions has a limited effect', async () => {
    const { counts } = await renderCard(withReactions({ '👍': 1 }));
    for (let count = 2; count < 60; count += 1) counts({ '👍': count });
    await pass(0);
    expect(effects()).toHaveLength(24);
  });

  test('EM14 a reaction with no count left keeps its place until it has faded', async () => {
    const { counts } = await renderCard(withReactions({ '👍': 2, '🎉': 1, '🍮': 1 }));
    counts({ '👍': 2, '🍮': 1 });
    const all = () => [...document.querySelectorAll<HTMLElement>('[data-reaction]')].map(({ dataset }) => dataset['reaction']);
    expect({ buttons: all(), chips: chips() }).toEqual({ buttons: ['👍', '🎉', '🍮'], chips: ['👍, 2 reactions', '🍮, 1 reaction'] });
    expect(document.querySelector('[data-reaction="🎉"]')?.hasAttribute('inert')).toBe(true);
    await pass(200);
    expect(all()).toEqual(['👍', '🍮']);
  });

  test('a reaction that returns while it fades stays', async () => {
    const { counts } = await renderCard(withReactions({ '👍': 2, '🎉': 1 }));
    counts({ '👍': 2 });
    await pass(100);
    counts({ '👍': 2, '🎉': 1 });
    await pass(400);
    expect(chips()).toEqual(['👍, 2 reactions', '🎉, 1 reaction']);
  });

  test('without animation a reaction disappears at once', async () => {
    const { root, counts } = await renderCard(withReactions({ '👍': 1, '🎉': 1 }));
    act(() => root.settings.set('animation', false));
    counts({ '👍': 1 });
    expect(document.querySelectorAll('[data-reaction]')).toHaveLength(1);
  });

  test('the people who reacted are shown after a tenth of a second', async () => {
    await import('~/components/user/HoverCard');
    const shown = withReactions({ '👍': 12 });
    const api: ApiScript = {
      'notes/reactions': [{ id: 'r1', createdAt: '2024-02-17T00:00:00.000Z', user: user('carol').build(), type: '👍' }],
    };
    const view = renderWith(
      <>
        <NoteCard noteId={shown.id} />
        <HoverCards />
      </>,
      { notes: [shown], api },
    );
    fireEvent.pointerMove(chip('👍, 12 reactions'));
    await pass(90);
    expect(view.api.paramsOf('notes/reactions')).toEqual([]);
    await pass(20);
    expect(view.api.paramsOf('notes/reactions')).toEqual([{ noteId: shown.id, type: '👍', limit: 10 }]);
    expect(screen.getByText(/11 more/)).toBeTruthy();
  });
});
