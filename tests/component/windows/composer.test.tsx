import { act, fireEvent, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { NetworkError, StorageError } from '~/lib/AppError';
import { DraftStore } from '~/stores/drafts/DraftStore';
import type { RootStore } from '~/stores/RootStore';
import OverlayHost from '~/workspace/overlays/OverlayHost';
import { note, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { draft as content } from '../../fixtures/drafts';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { nextFrame } from '../nextFrame';
import { renderWithRoot } from '../renderWithRoot';

const bob = user('bob');
const mine = note().by(bob.build()).text('A tpyo').with({ visibility: 'home' }).build();

// Loaded before the tests, so that opening the window takes no time.
beforeAll(async () => void (await import('../../../windows/composer/ComposerWindow')));

beforeEach(() => {
  document.body.replaceChildren();
  const layers = document.createElement('div');
  layers.id = 'layers';
  document.body.append(layers);
});

/** Opens the window to rewrite a note, as the menu of the note does. */
function setUp(api: ApiScript = {}) {
  const test = renderWithRoot(<OverlayHost />, { me: bob.me(), api: { emojis: { emojis: [] }, ...api } });
  const account = runInAction(() => test.root.session.current);
  account.ingest.note(mine, 'fetch');
  const drafts = () => new DraftStore(test.root).of('example.test/user-bob');
  const open = async () => {
    const initialNote = runInAction(() => account.notes.get(mine.id)!);
    await act(async () => void test.root.overlays.open('composer', { initialNote }));
    await act(settled);
    await nextFrame();
  };
  const draft = () => drafts().write({ target: {} }).open()?.text;
  return { ...test, account, open, draft, drafts };
}

const texts = () => screen.queryAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value);

describe('a note that is written again', () => {
  test('a rewritten note is deleted, and its content is in the composer', async () => {
    const { api, open, account } = setUp({ 'notes/delete': undefined });
    await open();
    expect(await screen.findByDisplayValue('A tpyo')).toBeTruthy();
    expect({ deleted: api.paramsOf('notes/delete'), note: runInAction(() => account.notes.get(mine.id)) }).toEqual({
      deleted: [{ noteId: mine.id }],
      note: undefined,
    });
  });

  test('a note is not deleted if the composer fails to load', async () => {
    const { api, root, open, account } = setUp({ 'notes/delete': undefined });
    vi.spyOn(root.i18n, 'shared').mockRejectedValue(new NetworkError('gone'));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect({ deleted: api.paramsOf('notes/delete'), text: runInAction(() => account.notes.get(mine.id)?.text) }).toEqual({
      deleted: [],
      text: 'A tpyo',
    });
  });

  test('a refused deletion opens no composer and leaves no draft', async () => {
    const { root, open, account, draft } = setUp({ 'notes/delete': apiError({ message: 'You cannot.' }) });
    await open();
    expect(texts()).toEqual([]);
    expect(runInAction(() => root.overlays.stack)).toMatchObject([
      { dialog: { options: { text: expect.stringContaining('You cannot.') } } },
    ]);
    expect({ text: runInAction(() => account.notes.get(mine.id)?.text), draft: draft() }).toEqual({ text: 'A tpyo', draft: undefined });
  });

  test('the rewritten note stays a draft if the answer to its deletion is lost', async () => {
    const { open, draft } = setUp({
      'notes/delete': () => {
        throw new NetworkError('notes/delete');
      },
    });
    await open();
    expect({ texts: texts(), draft: draft() }).toEqual({ texts: [], draft: 'A tpyo' });
  });

  test('the rewritten note is saved as a draft before its deletion, so that closing the window meanwhile loses nothing', async () => {
    let agree = () => {};
    const { root, open, draft } = setUp({ 'notes/delete': () => new Promise<void>((resolve) => (agree = resolve)) });
    await open();
    act(() => root.overlays.closeAll());
    expect(draft()).toBe('A tpyo');
    await act(async () => agree());
    expect({ texts: texts(), draft: draft() }).toEqual({ texts: [], draft: 'A tpyo' });
  });

  test('an earlier draft is kept for later', async () => {
    const { open, draft, drafts } = setUp({ 'notes/delete': undefined });
    drafts()
      .write({ target: {} })
      .change(content({ text: 'Half a' }));
    await open();
    expect({ texts: texts(), draft: draft() }).toEqual({ texts: ['A tpyo'], draft: 'A tpyo' });
    await drafts().remove(`rewrite:${mine.id}`);
    expect(draft()).toBe('Half a');
  });
});

describe('the draft of a note', () => {
  const write = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close and keep draft' }));
  async function openNew(test: { readonly root: RootStore }) {
    await act(async () => void test.root.overlays.open('composer', {}));
    await act(settled);
    await nextFrame();
  }

  test.each(['hidden', 'closed', 'left'])('a draft is in the larger storage at once when the page is %s', async (how) => {
    const test = setUp();
    await openNew(test);
    write('Just typed');
    if (how === 'closed') window.dispatchEvent(new Event('pagehide'));
    else if (how === 'left') act(() => test.root.overlays.closeAll());
    else {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
      vi.restoreAllMocks();
    }
    await act(settled);
    test.local.values.clear();
    expect((await test.drafts().list()).map(({ data }) => data.text)).toEqual(['Just typed']);
  });

  test('a draft that the small storage refuses is there again from the larger one', async () => {
    const first = setUp();
    await openNew(first);
    first.local.isFull = true;
    write('Too long for a full storage');
    await act(settled);
    close();
    await act(settled);
    expect(screen.queryByRole('textbox')).toBeNull();
    first.unmount();
    const next = renderWithRoot(<OverlayHost />, { me: bob.me(), api: { emojis: { emojis: [] } }, kv: first.kv });
    await openNew(next);
    expect(await screen.findByDisplayValue('Too long for a full storage')).toBeTruthy();
  });

  test('a draft that the browser cannot keep is not closed without a question', async () => {
    const test = setUp();
    await openNew(test);
    test.local.isFull = true;
    test.kv.failure = new StorageError('full');
    write('Precious');
    close();
    await act(settled);
    expect(await screen.findAllByText("Your browser can't keep the draft")).not.toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await act(settled);
    expect(screen.getByDisplayValue('Precious')).toBeTruthy();
    close();
    await act(settled);
    fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await act(settled);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('a posted note', () => {
  async function post(test: ReturnType<typeof setUp>) {
    await act(async () => void test.root.overlays.open('composer', {}));
    await act(settled);
    await nextFrame();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Hello' } });
    fireEvent.click(screen.getByRole('button', { name: 'Post' }));
    await act(settled);
  }
  const answers: ApiScript = { 'notes/create': { createdNote: mine } };

  test('the dialog of a posted note flies away for 400 ms and then closes', async () => {
    const test = setUp(answers);
    await post(test);
    expect(screen.getByRole('form', { name: 'New note' }).dataset['sent']).toBe('true');
    act(() => test.clock.advance(399));
    expect(screen.queryByRole('form', { name: 'New note' })).toBeTruthy();
    act(() => test.clock.advance(1));
    expect(screen.queryByRole('form', { name: 'New note' })).toBeNull();
  });

  test('the dialog of a posted note closes at once where nothing moves', async () => {
    const test = setUp(answers);
    act(() => test.root.settings.set('animation', false));
    await post(test);
    expect(screen.queryByRole('form', { name: 'New note' })).toBeNull();
  });
});
