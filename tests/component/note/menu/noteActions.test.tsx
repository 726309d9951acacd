import { act, fireEvent, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { describe, expect, test } from 'vitest';
import { NoteCard } from '~/components/note/card/NoteCard';
import { AccountContext } from '~/react/context';
import { file, note, user } from '../../../fixtures/builders';
import { createTestRoot } from '../../../fixtures/createTestRoot';
import { answer, bob, finish, loaded, renderWith } from '../renderNote';
import { apiError } from '../../../fixtures/FakeApi';

const alice = user('alice').build();
const button = (name: string) => screen.getByRole('button', { name });
/** Presses a key on a focused element. @returns whether the browser's default was allowed */
function press(key: string, target: HTMLElement = screen.getByRole('article'), more: KeyboardEventInit = {}): boolean {
  act(() => target.focus());
  let isLeft = true;
  act(() => void (isLeft = fireEvent.keyDown(target, { key, ...more })));
  return isLeft;
}
const wait = loaded;

/** Presses a key and waits until its effects settle. */
async function pressed(key: string, target?: HTMLElement): Promise<void> {
  press(key, target);
  await wait();
}

describe('the buttons of a note', () => {
  test('Reply opens a composer for a reply', async () => {
    const shown = note().by(alice).build();
    const { overlay } = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    fireEvent.click(button('Reply'));
    await wait();
    expect(overlay()).toMatchObject({ kind: 'window', id: 'composer', params: { replyId: shown.id } });
  });

  test('a visitor is asked to sign in', async () => {
    const shown = note().by(alice).build();
    const { overlay } = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown], me: null });
    fireEvent.click(button('Reply'));
    await wait();
    expect(overlay()).toMatchObject({ kind: 'window', id: 'signIn', params: { required: true } });
  });

  test('a moved account is refused', async () => {
    const shown = note().by(alice).build();
    const { overlay } = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown], me: bob.me({ movedTo: 'elsewhere' }) });
    fireEvent.click(button('React'));
    await wait();
    expect(overlay()).toMatchObject({ kind: 'dialog', dialog: { type: 'alert' } });
  });

  test('an account that has moved is refused in its column, whichever account is current', async () => {
    const shown = note().by(alice).build();
    const { root } = createTestRoot({ me: user('carol').me({ movedTo: 'elsewhere' }) });
    const moved = runInAction(() => root.session.current);
    moved.ingest.notes([shown], 'fetch');
    const { overlay } = renderWith(
      <AccountContext value={moved}>
        <NoteCard noteId={shown.id} />
      </AccountContext>,
    );
    fireEvent.click(button('Reply'));
    await wait();
    expect(overlay()).toMatchObject({ kind: 'dialog', dialog: { type: 'alert' } });
  });

  test('React offers a choice at the button, and gives the chosen reaction', async () => {
    const shown = note().by(alice).build();
    const view = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown], api: { 'notes/reactions/create': undefined } });
    const { overlay, api } = view;
    fireEvent.click(button('React'));
    await wait();
    const picker = overlay();
    expect(picker).toMatchObject({ kind: 'window', id: 'reactionPicker', params: { noteId: shown.id } });
    expect(picker?.kind === 'window' && picker.anchor === button('React')).toBe(true);
    await finish(view, '🎉');
    expect(api.paramsOf('notes/reactions/create')).toEqual([{ noteId: shown.id, reaction: '🎉' }]);
    expect(button('🎉, 1 reaction').getAttribute('aria-pressed')).toBe('true');
  });

  test('a renote that the reader reacted to stays open when its row is mounted again', async () => {
    const inner = note().by(alice).with({ reactionAcceptance: 'likeOnly' }).build();
    const shown = note().by(user('carol').build()).renoting(inner).build();
    const { rerender } = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown], api: { 'notes/reactions/create': undefined } });
    fireEvent.click(button('React'));
    await wait();
    expect(button('React').getAttribute('aria-pressed')).toBe('true');
    rerender(<p />);
    rerender(<NoteCard noteId={shown.id} />);
    expect(button('React')).toBeTruthy();
  });

  test('React is pressed after reacting, and takes the reaction back', async () => {
    const shown = note().by(alice).reactions({ '👍': 3 }, '👍').build();
    const { api } = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown], api: { 'notes/reactions/delete': undefined } });
    expect(button('React').getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(button('React'));
    await wait();
    expect(api.paramsOf('notes/reactions/delete')).toEqual([{ noteId: shown.id }]);
    expect(button('React').getAttribute('aria-pressed')).toBe('false');
    expect(button('👍, 2 reactions')).toBeTruthy();
  });

  test('React likes at once if the note only accepts likes', async () => {
    const shown = note().by(alice).with({ reactionAcceptance: 'likeOnly' }).build();
    const { api } = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown], api: { 'notes/reactions/create': undefined } });
    fireEvent.click(button('React'));
    await wait();
    expect(api.paramsOf('notes/reactions/create')).toEqual([{ noteId: shown.id, reaction: '❤️' }]);
  });

  test('a refused reaction is undone, and can be retried', async () => {
    const shown = note().by(alice).reactions({ '👍': 1 }).build();
    const view = renderWith(<NoteCard noteId={shown.id} />, {
      notes: [shown],
      api: { 'notes/reactions/create': apiError({ status: 500 }) },
    });
    fireEvent.click(button('👍, 1 reaction'));
    await wait();
    expect(button('👍, 1 reaction').getAttribute('aria-pressed')).toBe('false');
    expect(view.overlay()).toMatchObject({ kind: 'dialog', dialog: { options: { okLabel: 'Try again' } } });
    view.api.on('notes/reactions/create', undefined);
    await answer(view, true);
    expect(button('👍, 2 reactions').getAttribute('aria-pressed')).toBe('true');
  });

  test.each([
    ['Reply', 'repliesCount'],
    ['Renote', 'renoteCount'],
  ] as const)('the button %s is the same element with and without a count', (name, field) => {
    const shown = note().by(alice).build();
    const { account } = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    const before = button(name);
    act(() => before.focus());
    for (const count of [1, 0]) {
      act(() => account.notes.patch(shown.id, (known) => ({ ...known, [field]: count })));
      expect({ nextText: before.nextElementSibling?.textContent, isBeforeFocused: document.activeElement === before }).toEqual({
        nextText: count ? '1' : undefined,
        isBeforeFocused: true,
      });
    }
  });

  test('Renote is disabled for a note that is not public', () => {
    const shown = note().by(alice).visibility('followers').build();
    renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    expect(button('Renote').getAttribute('aria-disabled')).toBe('true');
  });
});

describe('reactions of others', () => {
  test('reactions are toggles that name the emoji and the count', async () => {
    const shown = note().by(alice).reactions({ '👍': 2 }).build();
    const { api } = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown], api: { 'notes/reactions/create': undefined } });
    expect(button('👍, 2 reactions').getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(button('👍, 2 reactions'));
    await wait();
    expect(api.paramsOf('notes/reactions/create')).toEqual([{ noteId: shown.id, reaction: '👍' }]);
    expect(button('👍, 3 reactions').getAttribute('aria-pressed')).toBe('true');
  });

  test('replacing another reaction asks first', async () => {
    const shown = note().by(alice).reactions({ '👍': 1, '🎉': 1 }, '👍').build();
    const view = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown], api: { 'notes/reactions/create': undefined } });
    const { api } = view;
    fireEvent.click(button('🎉, 1 reaction'));
    await wait();
    expect(api.paramsOf('notes/reactions/create')).toEqual([]);
    await answer(view, true);
    expect(api.paramsOf('notes/reactions/create')).toEqual([{ noteId: shown.id, reaction: '🎉' }]);
  });

  test('a reaction of another server cannot be given', () => {
    const shown = note().by(alice).reactions({ ':blob@far.example:': 1 }).build();
    renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    const chip = button(':blob@far.example:, 1 reaction');
    expect(chip.getAttribute('aria-disabled')).toBe('true');
    expect(chip.hasAttribute('aria-pressed')).toBe(false);
  });

  test('reactions keep their places when one of them grows', () => {
    const shown = note().by(alice).reactions({ '👍': 2, '🎉': 1 }).build();
    const { account } = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    act(() => account.notes.patch(shown.id, (known) => ({ ...known, reactions: { ...known.reactions, '🎉': 9 } })));
    const chips = screen.getAllByRole('button', { name: /reaction/ }).map((chip) => chip.getAttribute('aria-label'));
    expect(chips).toEqual(['👍, 2 reactions', '🎉, 9 reactions']);
  });

  test("a note in a list shows sixteen kinds of reactions and the viewer's own", () => {
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, place) => [String.fromCodePoint(0x1f600 + place), 30 - place]));
    const own = String.fromCodePoint(0x1f600 + 19);
    const shown = note().by(alice).reactions(many, own).build();
    const { visited } = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    expect(screen.getAllByRole('button', { name: /reactions?$/ })).toHaveLength(17);
    fireEvent.click(button('3 more'));
    expect(visited).toEqual([`/notes/${shown.id}`]);
  });
});

describe('the keys of a focused note', () => {
  const shown = note().by(alice).cw('CW').text('inside').reactions({ '👍': 1 }).build();

  test.each([
    ['r', 'composer'],
    ['e', 'reactionPicker'],
    ['a', 'reactionPicker'],
    ['+', 'reactionPicker'],
  ])('the key %s opens %s', async (key, id) => {
    const { overlay } = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    await pressed(key);
    expect(overlay()).toMatchObject({ kind: 'window', id });
  });

  test.each(['q', 'm', 'o', 'c'])('the key %s opens a menu', async (key) => {
    const { overlay } = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    await pressed(key);
    expect(overlay()?.kind).toBe('menu');
  });

  test.each(['s', 'x'])('the key %s opens and closes the warning', async (key) => {
    renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    await pressed(key);
    expect(screen.getByText('inside')).toBeTruthy();
    await pressed(key);
    expect(screen.queryByText('inside')).toBeNull();
  });

  test.each(['s', 'x'])(
    'the key %s keeps the focus, or moves it to the note when the focused element disappears behind the warning',
    async (key) => {
      const linked = note().by(alice).cw('CW').text('https://a.example/').build();
      const { root } = renderWith(<NoteCard noteId={linked.id} />, { notes: [linked] });
      act(() => root.settings.set('showUrlPreview', false));
      const article = screen.getByRole('article');
      await pressed(key);
      for (const stays of [button('React'), button('Hide')]) {
        act(() => stays.focus());
        for (const _way of ['closed', 'opened']) {
          await pressed(key, stays);
          expect(document.activeElement === stays).toBe(true);
        }
      }
      const link = screen.getByRole('link', { name: /a\.example/ });
      act(() => link.focus());
      await pressed(key, link);
      expect({ isConnected: link.isConnected, isArticleFocused: document.activeElement === article }).toEqual({
        isConnected: false,
        isArticleFocused: true,
      });
    },
  );

  test('the key h hides all files, and shows them again', async () => {
    const pictured = note()
      .by(alice)
      .files(file({ comment: 'a cat' }), file({ comment: 'a dog' }))
      .build();
    renderWith(<NoteCard noteId={pictured.id} />, { notes: [pictured] });
    expect(await screen.findAllByRole('img', { name: /a (cat|dog)/ })).toHaveLength(2);
    await pressed('h');
    expect(screen.queryByRole('img', { name: /a (cat|dog)/ })).toBeNull();
    await pressed('h');
    expect(screen.getAllByRole('img', { name: /a (cat|dog)/ })).toHaveLength(2);
  });

  test('the key h moves the focus from a hidden picture to the note', async () => {
    const pictured = note()
      .by(alice)
      .files(file({ comment: 'a cat' }))
      .build();
    renderWith(<NoteCard noteId={pictured.id} />, { notes: [pictured] });
    const link = (await screen.findByRole('img', { name: 'a cat' })).closest('a')!;
    act(() => link.focus());
    await pressed('h', link);
    expect({ isConnected: link.isConnected, isArticleFocused: document.activeElement === screen.getByRole('article') }).toEqual({
      isConnected: false,
      isArticleFocused: true,
    });
  });

  test('the key o reveals or opens the first file', async () => {
    const pictured = note()
      .by(alice)
      .files(file({ comment: 'a cat', isSensitive: true }))
      .build();
    const { overlay } = renderWith(<NoteCard noteId={pictured.id} />, { notes: [pictured] });
    await screen.findByRole('button', { name: /Click to show/ });
    expect(screen.queryByRole('img', { name: 'a cat' })).toBeNull();
    await pressed('o');
    expect(screen.getByRole('img', { name: 'a cat' })).toBeTruthy();
    expect(overlay()).toBeUndefined();
  });

  test('Escape leaves the note', async () => {
    renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    act(() => screen.getByRole('article').focus());
    await pressed('Escape');
    expect(document.activeElement).toBe(document.body);
  });

  test('Enter opens the conversation, but presses a focused button', async () => {
    const { visited } = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    await pressed('Enter', button('React'));
    expect(visited).toEqual([]);
    await pressed('Enter');
    expect(visited).toEqual([`/notes/${shown.id}`]);
  });

  test('keys with a modifier, or held down, do nothing', async () => {
    const { overlay } = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    fireEvent.keyDown(screen.getByRole('article'), { key: 'r', ctrlKey: true });
    fireEvent.keyDown(screen.getByRole('article'), { key: 'r', repeat: true });
    await wait();
    expect(overlay()).toBeUndefined();
  });

  test('a handled key is not passed on', async () => {
    renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    // fireEvent returns false when the default was prevented.
    expect(press('s')).toBe(false);
    await wait();
    expect(press('y')).toBe(true);
    expect(press('Enter', button('React'))).toBe(true);
    expect(fireEvent.keyDown(screen.getByRole('article'), { key: 'R', shiftKey: true })).toBe(true);
  });
});

describe('files', () => {
  test('a sensitive picture is hidden until it is revealed, and stays revealed', async () => {
    const shown = note()
      .by(alice)
      .files(file({ isSensitive: true, comment: 'A secret' }))
      .build();
    const { rerender } = renderWith(<NoteCard noteId={shown.id} />, { notes: [shown] });
    fireEvent.click(await screen.findByRole('button', { name: 'Sensitive Click to show' }));
    rerender(<p />);
    rerender(<NoteCard noteId={shown.id} />);
    expect(await screen.findByRole('img', { name: 'A secret' })).toBeTruthy();
    fireEvent.click(button('Hide'));
    expect(screen.queryByRole('img', { name: 'A secret' })).toBeNull();
  });
});
