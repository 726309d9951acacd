import { expect, test } from 'vitest';
import { statusBarProps, type StatusBar } from '~/services/statusBar';
import { barItems } from '~/stores/resources/feeds/statusBars';
import { FakeApi, type ApiScript } from '../../../../fixtures/FakeApi';
import { note, user } from '../../../../fixtures/builders';
import { knownServer } from '../../../../fixtures/knownServer';

const bar = (type: StatusBar['type'], props: Partial<StatusBar['props']> = {}): StatusBar => ({
  id: 'b',
  name: '',
  type,
  size: 'medium',
  black: false,
  props: { ...statusBarProps, ...props },
});
const ask = (of: StatusBar, api: ApiScript = {}, random?: () => number) =>
  barItems(of, new FakeApi(api), new AbortController().signal, random);
const FEED = {
  items: [
    { title: 'One', link: 'https://news.example/1' },
    { title: 'Evil', link: 'javascript:alert(1)' },
    { link: 'https://news.example/3' },
  ],
};

test('news items link to their site and nowhere else', async () => {
  const items = await ask(bar('rss', { url: 'https://news.example/feed' }), { 'fetch-rss': FEED });
  expect(items.map(({ text, href }) => ({ text, href }))).toEqual([
    { text: 'One', href: 'https://news.example/1' },
    { text: 'Evil', href: null },
  ]);
});

test('news can be in any order', async () => {
  const order = [0.9, 0.1];
  const items = await ask(bar('rss', { url: 'https://news.example/feed', shuffle: true }), { 'fetch-rss': FEED }, () => order.shift()!);
  expect(items.map(({ text }) => text)).toEqual(['Evil', 'One']);
});

test('servers lead to what is known of them, and show their colors if that is set and valid', async () => {
  const answer = {
    'federation/instances': [knownServer('a.example', { themeColor: '#ff0000' }), knownServer('b.example', { themeColor: 'url(//evil)' })],
  };
  const colored = await ask(bar('federation', { colored: true }), answer);
  expect(colored.map(({ text, color }) => ({ text, color }))).toEqual([
    { text: 'a.example', color: '#ff0000' },
    { text: 'b.example', color: null },
  ]);
  expect(colored.map(({ to, href }) => ({ to, href }))[0]).toEqual({ to: '/instance-info/a.example', href: null });
  expect((await ask(bar('federation'), answer)).every(({ color }) => color === null)).toBe(true);
});

test('notes of a list link to the note and do not show text behind a warning', async () => {
  const secret = { ...note().by(user('bob').build()).text('the end').build(), id: 'n1', cw: 'spoiler' };
  const [item] = await ask(bar('userList', { userListId: 'l' }), { 'notes/user-list-timeline': [secret] });
  expect(item).toMatchObject({ text: 'spoiler', by: { user: { name: 'Bob' } }, to: '/notes/n1' });
});

test('direction marks in names do not affect a bar', async () => {
  const eve = note().by(user('eve').name('\u202Eeve').build()).text('hello').build();
  const [item] = await ask(bar('userList', { userListId: 'l' }), { 'notes/user-list-timeline': [eve] });
  expect(item).toMatchObject({ text: 'hello', by: { user: { name: 'eve' } } });
});

test.each([bar('rss'), bar('rss', { url: 'file:///x' }), bar('userList')])('a bar that is not configured sends no requests', async (of) => {
  expect(await ask(of)).toEqual([]);
});
