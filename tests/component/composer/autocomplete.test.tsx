import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Composer } from '~/components/composer/Composer';
import { DraftStore } from '~/stores/drafts/DraftStore';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { loaded, renderWith } from '../note/renderNote';

const alina = user('alina');
const far = { ...user('alistair').build(), host: 'moss.example' };
const blob = { name: 'blobcat', aliases: ['neko'], category: null, url: 'https://moss.example/blob.png' };

function open(api: ApiScript = {}) {
  const onClose = vi.fn<() => void>();
  const test = renderWith(<Composer variant="inline" params={{ instant: true }} onClose={onClose} />, {
    api: {
      'users/search-by-username-and-host': [alina.build(), far],
      'hashtags/search': ['cats', 'cartoons'],
      'notes/create': apiError({ status: 500 }),
      ...api,
    },
  });
  const text = screen.getByLabelText<HTMLTextAreaElement>('Note text');
  text.focus();
  /** Types at the end, key by key. */
  const type = async (letters: string) => {
    for (const letter of letters) {
      const value = text.value + letter;
      fireEvent.change(text, { target: { value } });
      text.setSelectionRange(value.length, value.length);
      fireEvent.input(text);
      await act(settled);
    }
  };
  const wait = async () => {
    act(() => test.clock.advance(150));
    await loaded();
  };
  const press = (key: string, more: object = {}) => fireEvent.keyDown(text, { key, ...more });
  return { ...test, text, type, wait, press, onClose };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const selected = () => screen.queryByRole('option', { selected: true })?.textContent;

describe('completing people', () => {
  test('a begun name shows known people at once, then those that the server finds, and Enter mentions one', async () => {
    const { account, api, text, type, wait, press } = open();
    account.ingest.users([user('alfred').build()], 'fetch');
    await type('Hi @al');
    expect(options()).toEqual(['Alfred @alfred', 'Choose someone…']);
    await wait();
    expect(options()).toEqual(['Alfred @alfred', 'Alina @alina', 'Alistair @alistair@moss.example', 'Choose someone…']);
    expect(api.paramsOf('users/search-by-username-and-host')).toEqual([{ username: 'al', host: null, limit: 10, detail: false }]);
    press('ArrowDown');
    press('ArrowDown');
    press('Enter');
    expect({ value: text.value, caret: text.selectionStart, options: options() }).toEqual({
      value: 'Hi @alistair@moss.example ',
      caret: 26,
      options: [],
    });
  });

  test('somebody who was chosen is offered first the next time', async () => {
    const { root, account, type, wait, press } = open();
    account.ingest.users([user('al').build()], 'fetch');
    await type('@al');
    await wait();
    press('ArrowDown');
    press('Tab');
    expect(root.settings.get('recentlyUsedUsers')).toEqual([alina.build().id]);
    await type('@al');
    expect(options()[0]).toBe('Alina @alina');
  });

  test('a bare sign calls nobody and offers to choose somebody', async () => {
    const { api, overlay, text, type, wait, press } = open();
    await type('@');
    await wait();
    expect({ options: options(), selected: selected(), calls: api.paramsOf('users/search-by-username-and-host') }).toEqual({
      options: ['Choose someone…'],
      selected: undefined,
      calls: [],
    });
    press('ArrowDown');
    press('Enter');
    const chooser = overlay();
    if (chooser?.kind !== 'window' || chooser.id !== 'userChooser') throw new Error('no chooser is open');
    act(() => chooser.finish({ id: 'far', username: 'alistair', host: 'xn--eckwd4c7cu47r2wf.jp' }));
    await act(settled);
    expect(text.value).toBe('@alistair@xn--eckwd4c7cu47r2wf.jp ');
  });

  test('the server is asked once for letters that are typed fast, and not again for the same ones', async () => {
    const { api, type, wait, text } = open();
    await type('@ali');
    await wait();
    fireEvent.change(text, { target: { value: '' } });
    await type('@ali');
    await wait();
    expect(api.paramsOf('users/search-by-username-and-host')).toHaveLength(1);
  });

  test('a server that does not answer leaves the known people, without a message', async () => {
    const { account, root, type, wait } = open({ 'users/search-by-username-and-host': apiError({ status: 500 }) });
    account.ingest.users([user('alfred').build()], 'fetch');
    await type('@al');
    await wait();
    expect({ options: options(), overlays: root.overlays.hasOpen() }).toEqual({
      options: ['Alfred @alfred', 'Choose someone…'],
      overlays: false,
    });
  });
});

const blobs = Array.from({ length: 30 }, (_, index) => ({ ...blob, name: `blob${index}` }));

describe('completing other words', () => {
  test('a hashtag is completed from those used here, then from the server', async () => {
    const { root, text, type, wait, press } = open();
    new DraftStore(root).addHashtags(['catalog', 'dogs']);
    await type('#');
    expect(options()).toEqual(['catalog', 'dogs']);
    await type('ca');
    await wait();
    expect(options()).toEqual(['catalog', 'cats', 'cartoons']);
    press('ArrowUp');
    press('Enter');
    expect(text.value).toBe('#cartoons ');
  });

  test('a hashtag is completed in any width and kind of kana, and the server is asked for the usual width', async () => {
    const { root, api, type, wait } = open();
    new DraftStore(root).addHashtags(['ねこ', 'Ｃａｔ']);
    await type('#ﾈ');
    expect(options()).toEqual(['ねこ']);
    await type('ｺ #ｃａ');
    expect(options()).toEqual(['Ｃａｔ']);
    await wait();
    expect(api.paramsOf('hashtags/search').at(-1)).toMatchObject({ query: 'ca' });
  });

  test('a begun name in wide letters, with a dash or a dot, completes people', async () => {
    const { account, api, text, type, wait, press } = open();
    account.ingest.users([{ ...user('mo-ss.y').build(), host: 'moss.example' }], 'fetch');
    await type('＠ｍｏ-ss.');
    expect(options()).toEqual(['Mo-ss.y @mo-ss.y@moss.example', 'Choose someone…']);
    press('Enter');
    expect(text.value).toBe('@mo-ss.y@moss.example ');
    await wait();
    expect(api.paramsOf('users/search-by-username-and-host')).toEqual([]);
  });

  test('Enter after a hashtag begins a new line, because any word is a whole one, and Tab completes it', async () => {
    const { root, text, type, press } = open();
    new DraftStore(root).addHashtags(['catalog']);
    await type('#cat');
    expect(press('Enter')).toBe(true);
    await act(settled);
    await type(' #ca');
    expect(press('Tab')).toBe(false);
    expect(text.value).toBe('#cat #catalog ');
  });

  test('emoji are found by name, the chosen one is written and remembered', async () => {
    const { root, text, type, press } = open({ emojis: { emojis: [blob] } });
    await type(':blo');
    await screen.findByRole('option', { name: ':blobcat:' });
    expect({ first: options()[0], selected: selected() }).toEqual({ first: ':blobcat:', selected: ':blobcat:' });
    press('Tab');
    expect({ value: text.value, recent: root.settings.get('recentlyUsedEmojis') }).toEqual({ value: ':blobcat:', recent: [':blobcat:'] });
    await type(' :');
    await loaded();
    expect(options()).toEqual([':blobcat:']);
  });

  test('only the suggestions in sight are drawn until the list scrolls, and each says its place among all', async () => {
    const { type } = open({ emojis: { emojis: blobs } });
    await type(':blo');
    expect((await screen.findByRole('option', { name: ':blob7:' })).getAttribute('aria-posinset')).toBe('8');
    expect(screen.getAllByRole('option').map((option) => option.getAttribute('aria-setsize'))).toEqual(Array(8).fill('30'));
    fireEvent.scroll(screen.getByRole('listbox'));
    expect(options()).toHaveLength(30);
  });

  test('the arrow keys reach every suggestion', async () => {
    const { text, type, press } = open({ emojis: { emojis: blobs } });
    await type(':blo');
    await screen.findByRole('option', { name: ':blob7:' });
    press('ArrowUp');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe(':blob29:');
    press('Enter');
    expect(text.value).toBe(':blob29:');
  });

  test('a function is completed with the caret inside of it, and so are its arguments', async () => {
    const { text, type, press } = open();
    await type('$[spi');
    expect(options()).toEqual(['spin']);
    press('Enter');
    expect({ value: text.value, caret: text.selectionStart }).toEqual({ value: '$[spin ]', caret: 7 });
    fireEvent.change(text, { target: { value: '' } });
    await type('$[spin.');
    expect(options()).toEqual(['speed=', 'delay=', 'left', 'alternate', 'x', 'y']);
    await type('sp');
    press('Enter');
    await type('2s,l');
    press('Enter');
    expect(text.value).toBe('$[spin.speed=2s,left');
  });
});

describe('the keys of a text field with suggestions', () => {
  test('Escape closes the suggestions first, and the composer after that', async () => {
    const { type, press, onClose } = open();
    await type('$[t');
    expect(options()).toEqual(['tada', 'twitch']);
    press('Escape');
    expect({ options: options(), closed: onClose.mock.calls.length }).toEqual({ options: [], closed: 0 });
    await type('w');
    expect(options()).toEqual([]);
    press('Escape');
    await act(settled);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('Enter after a bare sign begins a new line, and Control with Enter posts', async () => {
    const { api, type, press } = open();
    await type('$');
    expect(options()).not.toEqual([]);
    expect(press('Enter')).toBe(true);
    await act(settled);
    expect(options()).toEqual([]);
    await type(' $[t');
    press('Enter', { ctrlKey: true });
    await act(settled);
    expect(api.paramsOf('notes/create')).toMatchObject([{ text: '$ $[t' }]);
  });

  test('the field tells screen readers about the list only while there is one', async () => {
    const { text, type, press, clock } = open();
    expect({ role: text.getAttribute('role'), autocomplete: text.getAttribute('aria-autocomplete') }).toEqual({
      role: null,
      autocomplete: 'list',
    });
    await type('$[t');
    const list = screen.getByRole('listbox', { name: 'Suggestions' });
    const field = screen.getByRole('combobox', { name: 'Note text', expanded: true });
    expect({
      controls: field.getAttribute('aria-controls'),
      active: field.getAttribute('aria-activedescendant'),
    }).toEqual({ controls: list.id, active: screen.getByRole('option', { name: 'tada' }).id });
    act(() => clock.advance(100));
    expect(screen.getByText('2 suggestions')).toBeTruthy();
    press('Escape');
    expect([...text.attributes].map(({ name }) => name)).not.toContain('aria-activedescendant');
    expect(screen.getByRole('textbox', { name: 'Note text' })).toBe(text);
  });

  test('a press on a suggestion picks it, and the field keeps the focus', async () => {
    const { text, type } = open();
    await type('$[t');
    const option = screen.getByRole('option', { name: 'twitch' });
    expect(fireEvent.pointerDown(option)).toBe(false);
    fireEvent.click(option);
    expect({ value: text.value, isFocused: document.activeElement === text }).toEqual({ value: '$[twitch ]', isFocused: true });
  });

  test('a space that follows the word is not written twice', async () => {
    const { account, text, type, press } = open();
    account.ingest.users([user('alfred').build()], 'fetch');
    await type('@al later');
    text.setSelectionRange(3, 3);
    fireEvent.input(text);
    await act(settled);
    press('Tab');
    expect({ value: text.value, caret: text.selectionStart }).toEqual({ value: '@alfred later', caret: 8 });
  });
});

describe('an input method', () => {
  test('nothing opens while it composes, and the end of the composition completes the word', async () => {
    const { root, text } = open();
    new DraftStore(root).addHashtags(['ねこ']);
    fireEvent.compositionStart(text);
    for (const value of ['#n', '#ね', '#ねk', '#ねこ']) {
      fireEvent.compositionUpdate(text, { data: value.slice(1) });
      fireEvent.change(text, { target: { value } });
      text.setSelectionRange(value.length, value.length);
      fireEvent.input(text, { isComposing: true });
      await act(settled);
      expect(options()).toEqual([]);
    }
    fireEvent.change(text, { target: { value: '#ね' } });
    text.setSelectionRange(2, 2);
    fireEvent.compositionEnd(text, { data: 'ね' });
    await act(settled);
    expect(options()).toEqual(['ねこ']);
  });

  test('the Enter that ends a composition neither picks nor posts, also in Safari, which ends the composition before', async () => {
    const { api, text, type, press } = open();
    await type('$[t');
    press('Enter', { isComposing: true });
    press('Enter', { keyCode: 229 });
    press('Enter', { keyCode: 229, ctrlKey: true });
    press('Enter', { isComposing: true, metaKey: true });
    press('Escape', { keyCode: 229 });
    await act(settled);
    expect({ value: text.value, posts: api.paramsOf('notes/create'), options: options() }).toEqual({
      value: '$[t',
      posts: [],
      options: ['tada', 'twitch'],
    });
  });

  test('a list that is open closes when a composition begins', async () => {
    const { text, type } = open();
    await type('$[t');
    fireEvent.compositionStart(text);
    await act(settled);
    expect(options()).toEqual([]);
  });

  test('a keyboard on a screen composes each word, and suggestions appear while it composes Latin letters', async () => {
    const touch = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ matches: query === '(pointer: coarse)' }) as MediaQueryList);
    onTestFinished(() => touch.mockRestore());
    const { text } = open();
    fireEvent.compositionStart(text, { data: '' });
    const compose = async (value: string, data: string) => {
      fireEvent.compositionUpdate(text, { data });
      fireEvent.change(text, { target: { value } });
      text.setSelectionRange(value.length, value.length);
      fireEvent.input(text, { isComposing: true });
      await act(settled);
    };
    await compose('$[t', 't');
    expect(options()).toEqual(['tada', 'twitch']);
    await compose('$[た', 'た');
    expect(options()).toEqual([]);
  });
});
