import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { WireClip } from '~/api/wire';
import { NoteCard } from '~/components/note/card/NoteCard';
import { OwnClipContext } from '~/components/note/menu/OwnClipContext';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { note, user } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../../fixtures/FakeApi';
import { answer, chooseItem, loaded, menuTexts, renderWith, subItems } from '../renderNote';

const alice = user('alice').build();
const shown = note().by(alice).build();
const clip = (id: string, fields: Partial<WireClip> = {}): WireClip => ({
  id,
  createdAt: '2024-02-10T12:00:00.000Z',
  lastClippedAt: null,
  userId: 'bob',
  user: alice,
  name: id,
  description: null,
  isPublic: true,
  favoritedCount: 0,
  isFavorited: false,
  ...fields,
});

async function openClips(api: ApiScript = {}) {
  const view = renderWith(<NoteCard noteId={shown.id} />, {
    notes: [shown],
    api: {
      'notes/state': { isFavorited: false, isMutedThread: false },
      'clips/list': [clip('Soup'), clip('Bread')],
      'clips/add-note': undefined,
      'clips/remove-note': undefined,
      ...api,
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  await loaded();
  const items = await subItems(view, 'Clip');
  const choose = (text: string) =>
    act(async () => {
      const item = items.find((candidate: MenuItem) => 'text' in candidate && candidate.text === text);
      if (!item || !('action' in item)) throw new Error(`there is no ${text}`);
      void item.action();
      await settled();
    });
  return { ...view, items, choose };
}

describe('the clips in the menu of a note', () => {
  test('the menu of clips offers the clips and a new one', async () => {
    const { items } = await openClips();
    expect(items.map((item) => ('text' in item ? item.text : '-'))).toEqual(['Bread', 'Soup', '-', 'New clip']);
  });

  test('choosing a clip adds the note', async () => {
    const { api, choose } = await openClips();
    await choose('Bread');
    expect(api.paramsOf('clips/add-note')).toEqual([{ clipId: 'Bread', noteId: shown.id }]);
  });

  test('a clip that already has the note asks whether to remove it', async () => {
    const view = await openClips({ 'clips/add-note': apiError({ id: '734806c4-542c-463a-9311-15c512803965' }) });
    await view.choose('Soup');
    await act(() => answer(view, true));
    expect(view.api.paramsOf('clips/remove-note')).toEqual([{ clipId: 'Soup', noteId: shown.id }]);
  });

  test('the clips are loaded at most once in half an hour', async () => {
    const view = await openClips();
    await subItems(view, 'Clip');
    expect(view.api.paramsOf('clips/list')).toHaveLength(1);
    view.clock.advance(30 * 60_000);
    await subItems(view, 'Clip');
    expect(view.api.paramsOf('clips/list')).toHaveLength(2);
  });

  test('a clip that the server no longer has disappears from the menu', async () => {
    const view = await openClips({ 'clips/add-note': apiError({ code: 'NO_SUCH_CLIP' }) });
    await view.choose('Soup');
    act(() => view.overlay()?.close());
    expect((await subItems(view, 'Clip')).map((item) => ('text' in item ? item.text : '-'))).toEqual(['Bread', '-', 'New clip']);
  });

  test('the clips are loaded again after a failure', async () => {
    const view = await openClips();
    view.clock.advance(30 * 60_000);
    view.api.on('clips/list', apiError());
    await expect(subItems(view, 'Clip')).rejects.toThrow('refused');
    view.api.on('clips/list', [clip('Bread')]);
    expect((await subItems(view, 'Clip')).map((item) => ('text' in item ? item.text : '-'))).toEqual(['Bread', '-', 'New clip']);
  });

  test('the menu of clips opens with a key', async () => {
    const view = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown], api: { 'clips/list': [clip('Soup')] } });
    act(() => screen.getByRole('article').focus());
    fireEvent.keyDown(screen.getByRole('article'), { key: 'c' });
    await loaded();
    await waitFor(async () => expect(await menuTexts(view)).toEqual(['Soup', '-', 'New clip']));
  });

  test.each([
    ['More', false],
    ['Clip', true],
  ])('the key opens the menu of clips at the button %s', async (name, hasOwn) => {
    const view = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown], api: { 'clips/list': [clip('Soup')] } });
    act(() => view.root.settings.set('showClipButtonInNoteFooter', hasOwn));
    act(() => screen.getByRole('article').focus());
    fireEvent.keyDown(screen.getByRole('article'), { key: 'c' });
    await waitFor(() => expect(view.overlay()).toMatchObject({ kind: 'menu' }));
    const menu = view.overlay();
    expect(menu?.kind === 'menu' && menu.anchor === screen.getByRole('button', { name })).toBe(true);
  });

  test('the menu of clips opens at its own button if the setting says so', async () => {
    const view = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown], api: { 'clips/list': [clip('Soup')] } });
    const names = () =>
      within(screen.getByRole('contentinfo'))
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label'));
    expect(names()).toEqual(['Reply', 'Renote', 'React', 'More']);
    act(() => view.root.settings.set('showClipButtonInNoteFooter', true));
    expect(names()).toEqual(['Reply', 'Renote', 'React', 'Clip', 'More']);
    const button = screen.getByRole('button', { name: 'Clip' });
    expect(button.getAttribute('aria-haspopup')).toBe('menu');
    fireEvent.click(button);
    await loaded();
    const menu = view.overlay();
    expect(menu?.kind === 'menu' && menu.anchor === button).toBe(true);
    expect(await menuTexts(view)).toEqual(['Soup', '-', 'New clip']);
  });

  test('a new clip gets the note once it is created', async () => {
    const view = await openClips();
    await view.choose('New clip');
    const form = view.overlay();
    if (form?.kind !== 'window') throw new Error('no form is open');
    await act(async () => {
      form.finish(clip('made'));
      await settled();
    });
    expect(view.api.paramsOf('clips/add-note')).toEqual([{ clipId: 'made', noteId: shown.id }]);
  });
});

test("on the page of one's own clip, the menu removes the note from the clip and from the page", async () => {
  const view = renderWith(
    <OwnClipContext value={{ clipId: 'Soup' }}>
      <NoteCard noteId={shown.id} />
    </OwnClipContext>,
    {
      notes: [shown],
      api: {
        'notes/state': { isFavorited: false, isMutedThread: false },
        'clips/notes': [shown],
        'clips/remove-note': undefined,
      },
    },
  );
  const { timeline } = view.root.session.current.timelines.acquire({ kind: 'clip', clipId: 'Soup' });
  await act(() => timeline.load());
  expect(timeline.ids).toEqual([shown.id]);
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  await loaded();
  expect((await menuTexts(view))[0]).toBe('Remove from clip');
  await act(() => chooseItem(view, 'Remove from clip'));
  expect(timeline.ids).toEqual([]);
  expect(view.api.paramsOf('clips/remove-note')).toEqual([{ clipId: 'Soup', noteId: shown.id }]);
});
