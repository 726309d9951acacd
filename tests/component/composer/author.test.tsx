import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { WireMe } from '~/api/wire';
import { Composer } from '~/components/composer/Composer';
import type { ComposerParams } from '~/components/composer/params';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { file, note, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { MemoryKeyValueStore } from '../../fixtures/memoryStores';
import { consoleWatch } from '../../fixtures/consoleWatch';
import { bob, loaded, openItems, renderWith } from '../note/renderNote';

const work = user('bobwork');
const created = note().by(bob.build()).text('posted').build();

interface SetUp {
  readonly params?: ComposerParams;
  readonly api?: ApiScript;
  readonly workMe?: Partial<WireMe>;
}

/** Bob writes, and has a second account with the token "work". */
function setUp({ params = {}, api = {}, workMe = {} }: SetUp = {}) {
  const kv = new MemoryKeyValueStore();
  void kv.set('accounts', [
    { id: 'user-bob', token: 'secret' },
    { id: 'user-bobwork', token: 'work' },
  ]);
  const view = renderWith(<Composer variant="inline" params={params} />, {
    kv,
    notes: [answered],
    api: {
      i: (_params, options) => (options?.token === 'work' ? work.me(workMe) : bob.me()),
      'users/show': [bob.detailed(), work.detailed()],
      'i/registry/get-all': {},
      'notes/show': answered,
      'notes/create': { createdNote: created },
      ...api,
    },
  });
  const posts = () =>
    view.api.calls.filter(({ endpoint }) => endpoint === 'notes/create').map(({ token, params: sent }) => ({ token, sent }));
  return { ...view, posts };
}

const answered = note().by(user('alice').build()).text('Any answers?').build();

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note text' });
const author = () => screen.getByRole('button', { name: /^Posting as/ }).getAttribute('aria-label');
const visibility = () => screen.getByRole('button', { name: /^Visibility/ }).getAttribute('aria-label');

async function choose(view: ReturnType<typeof setUp>, name: string) {
  fireEvent.click(screen.getByRole('button', { name: /^Posting as/ }));
  await loaded();
  const item = (await openItems(view)).find((one) => 'text' in one && one.text === name);
  if (!item || !('action' in item)) throw new Error(`the menu has no ${name}`);
  await act(async () => {
    view.overlay()?.close();
    void item.action();
  });
  await loaded();
  await loaded();
}

async function post(name = 'Post') {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settled);
}

describe('the account that posts', () => {
  test('a note is posted by the chosen account, and the next one by the account in use', async () => {
    const view = setUp();
    fireEvent.change(text(), { target: { value: 'From work' } });
    await choose(view, '@bobwork');
    expect({ author: author(), text: text().value }).toEqual({ author: 'Posting as @bobwork', text: 'From work' });
    await post();
    expect(author()).toBe('Posting as @bob');
    fireEvent.change(text(), { target: { value: 'From home' } });
    await post();
    expect(view.posts()).toMatchObject([
      { token: 'work', sent: { text: 'From work' } },
      { token: undefined, sent: { text: 'From home' } },
    ]);
  });

  test('the rules and the defaults of the chosen account apply until it changes again', async () => {
    const view = setUp({ workMe: { isSilenced: true } });
    expect(visibility()).toBe('Visibility: Public');
    await choose(view, '@bobwork');
    expect(visibility()).toBe('Visibility: Home');
    view.api.on('i/registry/get-all', { defaultNoteVisibility: 'followers', defaultNoteLocalOnly: true });
    await choose(view, '@bob');
    expect(visibility()).toBe('Visibility: Public');
    await choose(view, '@bobwork');
    expect(visibility()).toBe('Visibility: Followers, this server only');
  });

  test('the note that is answered is loaded for the chosen account', async () => {
    const view = setUp({ params: { replyId: answered.id } });
    await choose(view, '@bobwork');
    expect(screen.getByText('Any answers?')).toBeTruthy();
    expect(view.api.calls.filter(({ endpoint, token }) => endpoint === 'notes/show' && token === 'work')).toHaveLength(1);
  });

  test('an account that cannot see the answered note cannot post the answer', async () => {
    const view = setUp({ params: { replyId: answered.id }, api: { 'notes/show': apiError({ code: 'NO_SUCH_NOTE' }) } });
    await choose(view, '@bobwork');
    expect(view.overlay()).toMatchObject({
      dialog: { options: { text: "@bobwork can't see the note you're replying to or quoting." } },
    });
    expect(author()).toBe('Posting as @bob');
  });

  test('an account that this browser has no token for stays unused', async () => {
    const view = setUp({ api: { i: bob.me() } });
    fireEvent.click(screen.getByRole('button', { name: /^Posting as/ }));
    await loaded();
    const item = (await openItems(view)).find((one) => 'text' in one && one.text === '@bobwork');
    await view.kv.set('accounts', [{ id: 'user-bob', token: 'secret' }]);
    await act(async () => {
      view.overlay()?.close();
      if (item && 'action' in item) void item.action();
    });
    await loaded();
    expect(view.overlay()).toMatchObject({
      dialog: { options: { text: "You're no longer signed in as @bobwork." } },
    });
  });
});

describe('files of another drive', () => {
  const picture = file();
  // A file reads nothing that changes while its menu is closed.
  beforeEach(() => consoleWatch.expect(/observerAttachedFile/));

  async function answerFiles(view: ReturnType<typeof setUp>, value: string) {
    const open = view.overlay();
    if (open?.kind !== 'dialog' || open.dialog.type !== 'choose') throw new Error('nothing is asked');
    const { dialog } = open;
    expect(dialog.options.text).toBe("The attached files are in the drive of @bob. @bobwork can't post them.");
    await act(async () => {
      dialog.answer(value);
      await settled();
    });
    await loaded();
  }

  test('the files can be detached, so that the chosen account posts the note', async () => {
    const view = setUp({ params: { initialText: 'Look', initialFiles: [picture] } });
    await loaded();
    await choose(view, '@bobwork');
    await answerFiles(view, 'detach');
    await post();
    expect(view.posts()).toMatchObject([{ token: 'work', sent: { text: 'Look' } }]);
    expect(view.posts()[0]?.sent).not.toHaveProperty('fileIds');
  });

  test('the files can be kept, and then the account stays', async () => {
    const view = setUp({ params: { initialText: 'Look', initialFiles: [picture] } });
    await loaded();
    await choose(view, '@bobwork');
    await answerFiles(view, 'keep');
    expect(author()).toBe('Posting as @bob');
    await post();
    expect(view.posts()).toMatchObject([{ token: undefined, sent: { fileIds: [picture.id] } }]);
  });
});
