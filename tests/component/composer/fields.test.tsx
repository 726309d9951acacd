import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Composer } from '~/components/composer/Composer';
import type { ComposerParams } from '~/components/composer/params';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { channel, note, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import type { ApiScript } from '../../fixtures/FakeApi';
import { apiError } from '../../fixtures/FakeApi';
import { bob, chooseItem, loaded, openItems, renderWith } from '../note/renderNote';

const alice = user('alice').build();
const created = note().by(bob.build()).text('posted').build();

interface SetUp {
  readonly params?: ComposerParams;
  readonly api?: ApiScript;
  readonly me?: ReturnType<typeof bob.me>;
  readonly notes?: Parameters<typeof renderWith>[1] extends { notes?: infer N } | undefined ? N : never;
}

function compose({ params = {}, api = {}, me, notes }: SetUp = {}) {
  return renderWith(<Composer variant="inline" params={params} />, {
    ...(me && { me }),
    ...(notes && { notes }),
    api: { 'notes/create': { createdNote: created }, ...api },
  });
}

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note text' });
const write = (value: string) => fireEvent.change(text(), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** Chooses an entry of the menu with what is needed less often. */
async function chooseMore(view: ReturnType<typeof compose>, text: string) {
  press('More');
  const item = (await openItems(view)).find((one) => 'text' in one && one.text === text);
  if (item?.type === 'switch') act(() => item.set(!item.get()));
  else await act(() => chooseItem(view, text));
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

async function post(name = 'Post') {
  press(name);
  await act(settled);
}

/** Answers the choice on screen. */
async function choose({ overlay }: ReturnType<typeof compose>, value: string | null) {
  const open = overlay();
  if (open?.kind !== 'dialog' || open.dialog.type !== 'choose') throw new Error('nothing is to be chosen');
  const { dialog } = open;
  act(() => (value === null ? open.close() : dialog.answer(value)));
  await act(settled);
}

describe('the button that posts', () => {
  test('the button says whether it posts a note, a reply or a quote', () => {
    const asked = note().by(alice).text('Any answers?').build();
    for (const [params, name] of [
      [{}, 'Post'],
      [{ replyId: asked.id }, 'Reply'],
      [{ renoteId: asked.id }, 'Quote'],
    ] as const) {
      const { unmount } = compose({ params, notes: [asked] });
      expect(button(name).type).toBe('submit');
      unmount();
    }
  });

  test('the button shows that the note is on its way, and cannot be pressed twice', async () => {
    let arrive = () => {};
    const { api } = compose({
      api: { 'notes/create': () => new Promise((resolve) => (arrive = () => resolve({ createdNote: created }))) },
    });
    write('Hello');
    await post();
    expect(screen.getByRole('img', { name: 'Sending…' })).toBeTruthy();
    press(/^Post(?!ing)/);
    expect(api.paramsOf('notes/create')).toHaveLength(1);
    await act(async () => {
      arrive();
      await settled();
    });
    expect(screen.queryByRole('img', { name: 'Sending…' })).toBeNull();
  });

  test('Ctrl+Enter posts from every field, and Enter alone from none with one line', async () => {
    const { api, root } = compose();
    act(() => root.settings.set('postFormWithHashtags', true));
    write('Hello');
    press('Content warning (CW)');
    const warning = screen.getByRole('textbox', { name: 'Content warning' });
    fireEvent.change(warning, { target: { value: 'Greetings' } });
    const hashtags = screen.getByRole('textbox', { name: 'Hashtags to add' });
    expect(fireEvent.keyDown(warning, { key: 'Enter' })).toBe(false);
    expect(fireEvent.keyDown(hashtags, { key: 'Enter' })).toBe(false);
    expect(api.paramsOf('notes/create')).toEqual([]);
    fireEvent.keyDown(hashtags, { key: 'Enter', ctrlKey: true });
    await act(settled);
    expect(api.paramsOf('notes/create')).toMatchObject([{ text: 'Hello', cw: 'Greetings' }]);
  });
});

describe('the empty text box', () => {
  test('the text box says what the note refers to', () => {
    const asked = note().by(alice).text('Any answers?').build();
    const placeholders = ([{}, { replyId: asked.id }, { renoteId: asked.id }, { channelId: 'c1' }] as const).map((params) => {
      const { unmount } = compose({ params, notes: [asked] });
      const { placeholder } = text();
      unmount();
      return placeholder;
    });
    expect(placeholders.slice(1)).toEqual(['Write your reply…', 'Add a comment…', 'Write to the channel…']);
    expect([
      "What's happening?",
      "What's on your mind?",
      'What did you find today?',
      'Anything to share?',
      "How's your day?",
      'A thought, a question, a story…',
    ]).toContain(placeholders[0]);
  });
});

describe('who can read the note', () => {
  const names = (items: readonly MenuItem[]) =>
    items.map((item) => ('text' in item && 'help' in item ? { text: item.text, help: item.help, disabled: item.disabled } : item.type));

  test('the menu explains each visibility, and the chosen one is remembered if wanted', async () => {
    const view = compose();
    act(() => view.root.settings.set('rememberNoteVisibility', true));
    press('Visibility: Public');
    expect(names(await openItems(view))).toEqual([
      { text: 'Public', help: 'Everyone, on every timeline', disabled: false },
      { text: 'Home', help: 'Everyone, but on home timelines only', disabled: false },
      { text: 'Followers', help: 'People who follow you', disabled: false },
      { text: 'Direct', help: 'People you choose', disabled: false },
      'divider',
      { text: 'This server only', help: 'Not sent to other servers', disabled: false },
    ]);
    await act(() => chooseItem(view, 'Followers'));
    expect({ button: button(/^Visibility/).getAttribute('aria-label'), kept: view.root.settings.get('visibility') }).toEqual({
      button: 'Visibility: Followers',
      kept: 'followers',
    });
  });

  test('a silenced account begins with home, and cannot choose public', async () => {
    const view = compose({ me: bob.me({ isSilenced: true }) });
    press('Visibility: Home');
    expect(names(await openItems(view))[0]).toEqual({ text: 'Public', help: "Your account can't post public notes", disabled: true });
  });

  test('a note that stays on this server cannot be direct', async () => {
    const view = compose({ params: { initialLocalOnly: true } });
    press('Visibility: Public, this server only');
    expect(names(await openItems(view))[3]).toMatchObject({ text: 'Direct', disabled: true });
  });

  /** Chooses an entry of the menu of visibilities. */
  const chooseReach = async (view: ReturnType<typeof compose>, text: string) => {
    press(/^Visibility/);
    await act(() => chooseItem(view, text));
  };
  const reach = () => button(/^Visibility/).getAttribute('aria-label');

  test('"local only" is turned on after a question, and off without one', async () => {
    const view = compose();
    await chooseReach(view, 'This server only');
    await choose(view, null);
    expect(reach()).toBe('Visibility: Public');
    await chooseReach(view, 'This server only');
    await choose(view, 'yes');
    expect(reach()).toBe('Visibility: Public, this server only');
    await chooseReach(view, 'Send to other servers too');
    expect({ reach: reach(), asked: view.overlay()?.kind }).toEqual({ reach: 'Visibility: Public', asked: 'menu' });
  });

  test('"local only" asks no more once that is wanted', async () => {
    const view = compose();
    await chooseReach(view, 'This server only');
    await choose(view, 'never');
    await chooseReach(view, 'Send to other servers too');
    await chooseReach(view, 'This server only');
    expect({ reach: reach(), asked: view.overlay()?.kind, stored: view.local.get('neverShowLocalOnlyInfo') }).toEqual({
      reach: 'Visibility: Public, this server only',
      asked: 'menu',
      stored: 'true',
    });
  });

  test('the button says in words what the visibility means', () => {
    compose({ params: { initialVisibility: 'followers' } });
    expect(button(/^Visibility/).textContent).toBe('Followers your followers');
  });

  test('the accepted reactions are chosen for this note only', async () => {
    const view = compose();
    await chooseMore(view, 'Who can react, and how');
    await choose(view, 'likeOnly');
    press('More');
    expect(await openItems(view)).toContainEqual(expect.objectContaining({ text: 'Who can react, and how', help: 'Likes only' }));
    write('Hello');
    await post();
    expect(view.api.paramsOf('notes/create')).toMatchObject([{ reactionAcceptance: 'likeOnly' }]);
    expect(view.root.settings.get('reactionAcceptance')).toBe('nonSensitiveOnly');
  });
});

describe('in a channel', () => {
  const owls = channel({ name: 'Owls', color: '#336699' });

  test('the channel takes the place of the visibility, and the note is public and stays on this server', async () => {
    const { api } = compose({ params: { channelId: 'c1', initialVisibility: 'followers' }, api: { 'channels/show': owls } });
    await act(settled);
    expect(button('Owls').disabled).toBe(true);
    expect(screen.queryByRole('button', { name: /^Visibility/ })).toBeNull();
    write('Hoo');
    await post();
    expect(api.paramsOf('notes/create')).toMatchObject([{ channelId: 'c1', visibility: 'public', localOnly: true }]);
  });

  test('a server that does not describe the channel still takes the note', async () => {
    compose({ params: { channelId: 'c1' } });
    await act(settled);
    expect(button('Channel').disabled).toBe(true);
  });
});

describe('the hashtag row', () => {
  test('the row is switched on and off, and its words are added to each note', async () => {
    const view = compose();
    const { api, root } = view;
    await chooseMore(view, 'Hashtags for every note');
    fireEvent.change(screen.getByRole('textbox', { name: 'Hashtags to add' }), { target: { value: 'owls #night' } });
    write('Hoo');
    await post();
    write('Hoo again\n');
    await post();
    expect(api.paramsOf('notes/create').map((params) => params.text)).toEqual(['Hoo #owls #night', 'Hoo again\n#owls #night']);
    await chooseMore(view, 'Hashtags for every note');
    expect({ row: screen.queryByRole('textbox', { name: 'Hashtags to add' }), kept: root.settings.get('postFormHashtags') }).toEqual({
      row: null,
      kept: 'owls #night',
    });
    write('Silence');
    await post();
    expect(api.paramsOf('notes/create').at(-1)?.text).toBe('Silence');
  });

  test('the row suggests hashtags that were used before and those that the server knows', async () => {
    const view = compose({ api: { 'hashtags/search': ['owlet', 'owls'] } });
    const { clock, local } = view;
    local.set('hashtags', JSON.stringify(['owls', 'cats']));
    await chooseMore(view, 'Hashtags for every note');
    const row = screen.getByRole<HTMLInputElement>('textbox', { name: 'Hashtags to add' });
    const suggested = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(suggested()).toEqual(['#owls', '#cats']);
    fireEvent.change(row, { target: { value: 'night #ow' } });
    await act(async () => {
      clock.advance(200);
      await settled();
    });
    await act(settled);
    expect(suggested()).toEqual(['#owls', '#owlet']);
    fireEvent.click(screen.getByRole('button', { name: /owlet/ }));
    expect({ value: row.value, isFocused: document.activeElement === row }).toEqual({ value: 'night owlet ', isFocused: true });
  });

  test('the hashtags count for the length of the note', () => {
    const { root } = compose();
    const { maxNoteTextLength } = root.session.current.server;
    write('x'.repeat(maxNoteTextLength));
    expect(button('Post').disabled).toBe(false);
    act(() => {
      root.settings.set('postFormWithHashtags', true);
      root.settings.set('postFormHashtags', 'owls');
    });
    expect(button('Post').disabled).toBe(true);
    expect(screen.getByText('-6 characters left')).toBeTruthy();
  });
});

describe('the preview', () => {
  test('the preview shows the note as it will look, and is remembered', async () => {
    const quoted = note().by(alice).text('Quoted words').build();
    const { root } = compose({ params: { renoteId: quoted.id }, notes: [quoted] });
    press('Preview');
    const preview = screen.getByRole('region', { name: 'Preview' });
    write('**Hoo** @alice');
    press('Content warning (CW)');
    fireEvent.change(screen.getByRole('textbox', { name: 'Content warning' }), { target: { value: 'Birds' } });
    await loaded();
    const bold = [...preview.querySelectorAll('b')].map(({ textContent }) => textContent);
    expect({ bold, link: preview.querySelector('a[href="/@alice"]')?.textContent }).toEqual({
      bold: ['Hoo'],
      link: '@alice',
    });
    for (const words of ['Birds', 'Quoted words']) expect(preview.textContent).toContain(words);
    expect(root.settings.get('showPreview')).toBe(true);
    press('Preview');
    expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull();
  });

  test('the preview shows the poll', async () => {
    compose();
    press('Preview');
    press('Poll');
    await loaded();
    fireEvent.change(screen.getByRole('textbox', { name: 'Choice 1' }), { target: { value: 'Tea' } });
    await loaded();
    const preview = screen.getByRole('region', { name: 'Preview' });
    expect(preview.querySelector('fieldset')?.textContent).toContain('Tea');
  });

  test('nothing in the preview takes the focus', () => {
    compose();
    press('Preview');
    write('https://example.test/ @alice');
    const preview = screen.getByRole('region', { name: 'Preview' });
    const focusable = [...preview.querySelectorAll('a, button')];
    expect(focusable.length).toBeGreaterThan(0);
    expect(focusable.filter((one) => !one.closest('[inert]'))).toEqual([]);
  });
});

describe('recipients', () => {
  test('a chosen recipient is mentioned in front of the text, unless the text does it', async () => {
    const view = compose({ params: { initialVisibility: 'specified' } });
    act(() => void view.account.ingest.users([alice, user('carol').from('far.example').build()], 'fetch'));
    const add = async (chosen: { id: string; username: string; host: string | null }) => {
      press('Add recipient');
      const open = view.overlay();
      if (open?.kind !== 'window') throw new Error('no window is open');
      await act(async () => {
        open.finish(chosen);
        await settled();
      });
    };
    write('Hello @alice');
    await add({ id: alice.id, username: 'alice', host: null });
    expect(text().value).toBe('Hello @alice');
    await add({ id: 'user-carol', username: 'carol', host: 'far.example' });
    expect(text().value).toBe('@carol@far.example Hello @alice');
  });

  test('a reply to a direct note takes over its recipients, also those that are not known yet', async () => {
    const asked = note()
      .by(alice)
      .text('Psst')
      .with({ visibility: 'specified', visibleUserIds: ['user-bob', 'user-carol'] })
      .build();
    const { api } = compose({ params: { replyId: asked.id }, notes: [asked], api: { 'users/show': [user('carol').detailed()] } });
    expect(screen.getByText('Loading a recipient…')).toBeTruthy();
    await act(settled);
    expect(api.paramsOf('users/show')).toEqual([{ userIds: ['user-carol'] }]);
    expect(screen.getByRole('list', { name: 'Recipients' }).textContent).toBe('@carol@alice');
    write('@alice Yes?');
    await post('Reply');
    expect(api.paramsOf('notes/create')).toMatchObject([{ visibility: 'specified', visibleUserIds: ['user-carol', alice.id] }]);
  });

  test('recipients that cannot be loaded can be asked for again', async () => {
    const asked = note()
      .by(alice)
      .with({ visibility: 'specified', visibleUserIds: ['user-carol'] })
      .build();
    const { api } = compose({
      params: { replyId: asked.id },
      notes: [asked],
      api: { 'users/show': apiError({ code: 'INTERNAL_ERROR', status: 500 }) },
    });
    await act(settled);
    expect(screen.getByText(/Couldn't load a recipient/)).toBeTruthy();
    api.on('users/show', [user('carol').detailed()]);
    press('Try again');
    await act(settled);
    expect(screen.getByRole('list', { name: 'Recipients' }).textContent).toContain('@carol');
  });
});

describe('a pasted address', () => {
  const paste = async (value: string) => {
    const isTyped = fireEvent.paste(text(), { clipboardData: { getData: () => value } });
    await act(settled);
    return isTyped;
  };
  const quoted = note().by(alice).text('Quotable').build();

  test('the address of a note of this server becomes a quote after a question', async () => {
    const view = compose({ api: { 'notes/show': quoted } });
    expect(await paste(`https://example.test/notes/${quoted.id}?x=1`)).toBe(false);
    const open = view.overlay();
    if (open?.kind !== 'dialog' || open.dialog.type !== 'confirm') throw new Error('nothing is asked');
    const { dialog } = open;
    await act(async () => {
      dialog.answer(true);
      await settled();
    });
    expect(screen.getByText('Quotable')).toBeTruthy();
    write('Look');
    await post('Quote');
    expect(view.api.paramsOf('notes/create')).toMatchObject([{ text: 'Look', renoteId: quoted.id }]);
  });

  test('the address stays in the text if no quote is wanted', async () => {
    const view = compose({ api: { 'notes/show': quoted } });
    await paste(`https://example.test/notes/${quoted.id}`);
    const open = view.overlay();
    await act(async () => {
      open?.close();
      await settled();
    });
    expect({ text: text().value, asked: view.api.paramsOf('notes/show') }).toEqual({
      text: `https://example.test/notes/${quoted.id}`,
      asked: [],
    });
  });

  test('the server is asked for a note of another server only on request', async () => {
    const remote = note().by(user('carol').from('far.example').build()).text('From afar').build();
    const view = compose({ api: { 'ap/show': { type: 'Note', object: remote }, 'notes/show': remote } });
    const address = 'https://far.example/notes/9abc';
    expect(await paste(address)).toBe(true);
    write(`Look: ${address}`);
    expect(screen.getByText("If that's a note on far.example, you can quote it.")).toBeTruthy();
    expect(view.api.paramsOf('ap/show')).toEqual([]);
    const [take] = screen.getAllByRole('button', { name: 'Quote' });
    fireEvent.click(take!);
    await act(settled);
    expect({ asked: view.api.paramsOf('ap/show'), text: text().value }).toEqual({ asked: [{ uri: address }], text: 'Look:' });
    expect(screen.getByText('From afar')).toBeTruthy();
  });

  test('other addresses are pasted without an offer', async () => {
    compose();
    const address = 'https://far.example/about/us';
    expect(await paste(address)).toBe(true);
    write(address);
    expect(screen.queryByText(/you can quote it/)).toBeNull();
  });
});

describe('questions before posting', () => {
  test.each([
    ['home', 'home'],
    ['anyway', 'public'],
  ])('very large text in a public note is posted as the writer answers: %s', async (answer, visibility) => {
    const view = compose();
    write('$[x3 HOO]');
    await post();
    await choose(view, answer);
    expect(view.api.paramsOf('notes/create')).toMatchObject([{ visibility }]);
  });

  test('very large text is not posted if the question is dismissed', async () => {
    const view = compose();
    write('$[x3 HOO]');
    await post();
    await choose(view, null);
    expect({ posted: view.api.paramsOf('notes/create'), text: text().value }).toEqual({ posted: [], text: '$[x3 HOO]' });
  });

  test('a blank content warning is refused', async () => {
    const view = compose();
    write('Hoo');
    press('Content warning (CW)');
    await post();
    expect(view.overlay()).toMatchObject({ dialog: { options: { text: 'Enter a content warning, or turn it off.' } } });
    expect(view.api.paramsOf('notes/create')).toEqual([]);
  });

  test('a reply keeps the content warning unless the setting says no', () => {
    const asked = note().by(alice).text('The end').cw('Spoilers').build();
    const warning = (keepCw: boolean) => {
      const view = renderWith(<div />, { notes: [asked] });
      act(() => view.root.settings.set('keepCw', keepCw));
      view.rerender(<Composer variant="inline" params={{ replyId: asked.id }} />);
      const field = screen.queryByRole<HTMLInputElement>('textbox', { name: 'Content warning' });
      view.unmount();
      return field?.value;
    };
    expect({ kept: warning(true), left: warning(false) }).toEqual({ kept: 'Spoilers', left: undefined });
  });
});
