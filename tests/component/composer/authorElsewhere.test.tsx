import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { WireMe } from '~/api/wire';
import { Composer } from '~/components/composer/Composer';
import type { ComposerParams } from '~/components/composer/params';
import { TimeoutError } from '~/lib/AppError';
import { FAR } from '../../fixtures/appAccount';
import { note, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { apiError, FakeApi, type ApiScript } from '../../fixtures/FakeApi';
import { MemoryKeyValueStore } from '../../fixtures/memoryStores';
import { bob, loaded, openItems, renderWith } from '../note/renderNote';

/** An account of another server with the id that bob has here. */
const anna: WireMe = { ...user('anna').me(), id: bob.me().id };
const question = note().by(user('alice').build()).text('Any answers?').build();
/** The same note as the other server knows it. */
const theirs = { ...question, id: 'theirs' };

function setUp({
  params = {},
  script = {},
  asked = question,
}: { params?: ComposerParams; script?: ApiScript; asked?: typeof question } = {}) {
  const kv = new MemoryKeyValueStore();
  void kv.set('accounts', [
    { id: bob.me().id, token: 'secret' },
    { id: anna.id, token: 'app', origin: FAR, kind: 'app' },
  ]);
  const far = new FakeApi(
    {
      i: anna,
      meta: { name: 'Far', maxNoteTextLength: 20 },
      'users/show': [{ ...user('anna').detailed(), id: anna.id }],
      'ap/show': { type: 'Note', object: theirs },
      'notes/create': { createdNote: { ...note().text('posted').build(), id: 'made there' } },
      ...script,
    } as ApiScript,
    FAR,
  );
  const view = renderWith(<Composer variant="inline" params={params} />, {
    kv,
    notes: [asked],
    elsewhere: [far],
    api: { i: bob.me(), 'users/show': [bob.detailed()], 'i/registry/get-all': {}, 'notes/create': { createdNote: question } },
  });
  const sent = (api: FakeApi) => api.paramsOf('notes/create');
  return { ...view, far, posted: () => ({ here: sent(view.api), there: sent(far) }) };
}

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note text' });
const author = () => screen.getByRole('button', { name: /^Posting as/ }).getAttribute('aria-label');

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

async function post(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settled);
}

const told = (view: ReturnType<typeof setUp>) => {
  const open = view.overlay();
  return open?.kind === 'dialog' ? open.dialog.options.text : null;
};

describe('an account of another server posts', () => {
  test('its full name is in the menu, and its server says how long a note may be', async () => {
    const view = setUp();
    await choose(view, '@anna@far.test');
    fireEvent.change(text(), { target: { value: 'This is longer than twenty characters' } });
    expect(author()).toBe('Posting as @anna@far.test');
    expect(screen.getByText('-17')).toBeTruthy();
  });

  test('an answer is sent with the id that its server gave to the note, and the own server hears nothing', async () => {
    const view = setUp({ params: { replyId: question.id } });
    fireEvent.change(text(), { target: { value: 'Yes' } });
    await choose(view, '@anna@far.test');
    await post('Reply');
    expect(view.far.paramsOf('ap/show')).toEqual([{ uri: `https://example.test/notes/${question.id}` }]);
    expect(view.posted()).toMatchObject({ here: [], there: [{ replyId: 'theirs', text: 'Yes' }] });
  });

  test('a quote goes back to its own id with the own account', async () => {
    const view = setUp({ params: { renoteId: question.id } });
    fireEvent.change(text(), { target: { value: 'Look' } });
    await choose(view, '@anna@far.test');
    await choose(view, '@bob');
    await post('Quote');
    expect(view.posted()).toMatchObject({ here: [{ renoteId: question.id }], there: [] });
  });

  test('names of this server get its host', async () => {
    const view = setUp();
    fireEvent.change(text(), { target: { value: '@bob and @bobby, mail bob@bob.test' } });
    await choose(view, '@anna@far.test');
    expect(text().value).toBe('@bob@example.test and @bobby@example.test, mail bob@bob.test');
  });
});

describe('an account of another server cannot post', () => {
  test.each<[string, ApiScript['ap/show'], RegExp]>([
    ['its server does not find the note', apiError({ code: 'NO_SUCH_OBJECT' }), /couldn't find this note/],
    ['its server finds a person', { type: 'User', object: user('alice').detailed() }, /couldn't find this note/],
    ['the servers do not talk to each other', apiError({ code: 'FEDERATION_NOT_ALLOWED' }), /doesn't exchange notes/],
    ['its server takes long', new TimeoutError('ap/show'), /still looking/],
  ])('an answer stays with the own account because %s', async (_why, answer, words) => {
    const view = setUp({ params: { replyId: question.id }, script: { 'ap/show': answer! } });
    await choose(view, '@anna@far.test');
    expect(told(view)).toMatch(words);
    expect(author()).toBe('Posting as @bob');
  });

  test('the address of a note for few people is not sent to another server', async () => {
    const secret = { ...question, visibility: 'followers' as const };
    const view = setUp({ params: { replyId: secret.id }, asked: secret });
    await choose(view, '@anna@far.test');
    expect(told(view)).toMatch(/Only public notes/);
    expect(view.far.paramsOf('ap/show')).toEqual([]);
  });

  test.each<[string, ComposerParams, RegExp]>([
    ['a channel', { channelId: 'c1' }, /channel is on example\.test/],
    ['a direct note', { initialVisibility: 'specified' }, /recipients were chosen on example\.test/],
  ])('%s stays on its server', async (_what, params, words) => {
    const view = setUp({ params });
    await choose(view, '@anna@far.test');
    expect(told(view)).toMatch(words);
  });
});
