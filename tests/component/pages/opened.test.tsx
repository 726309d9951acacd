import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import OpenFilePage from '../../../pages/open-file/OpenFilePage';
import OpenLinkPage from '../../../pages/open-link/OpenLinkPage';
import { note, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { renderWithRoot } from '../renderWithRoot';

const bob = user('bob');

async function openLink(url: string, api: ApiScript = {}) {
  const rendered = renderWithRoot(<OpenLinkPage params={{ url }} />, { me: user('alice').me(), api: { emojis: { emojis: [] }, ...api } });
  await act(settled);
  return rendered;
}

test('a link to a note of another server opens the note here', async () => {
  const found = note().id('n1').by(bob.build()).build();
  const { visited, api } = await openLink('web+wisteria:https://far.example/notes/1', { 'ap/show': { type: 'Note', object: found } });
  expect({ visited, asked: api.paramsOf('ap/show') }).toMatchObject({
    visited: ['/notes/n1'],
    asked: [{ uri: 'https://far.example/notes/1' }],
  });
});

test('a link to a person opens their profile', async () => {
  const { visited } = await openLink('web+wisteria:acct:bob@example.test', { 'users/show': bob.detailed() });
  expect(visited).toEqual(['/@bob']);
});

test('a link to a page of the product opens without a question to the server', async () => {
  const { visited, api } = await openLink(`web+wisteria:${location.origin}/my/notifications`);
  expect({ visited, asked: api.paramsOf('ap/show') }).toEqual({ visited: ['/my/notifications'], asked: [] });
});

test.each([
  ['nonsense', 'web+wisteria:moss', {}],
  ['a note that is gone', 'web+wisteria:https://far.example/notes/1', { 'ap/show': apiError({ status: 400, code: 'NO_SUCH_OBJECT' }) }],
] as const)('%s says that the link leads nowhere, and names it', async (_what, link, api) => {
  const { visited } = await openLink(link, api);
  expect(screen.getByText('The link leads nowhere')).toBeTruthy();
  expect(screen.getByText(new RegExp(link.replace('+', '\\+')))).toBeTruthy();
  expect({ visited, home: screen.getByRole('link', { name: 'Home' }).getAttribute('href') }).toEqual({ visited: [], home: '/' });
});

async function chooseFile(text: string, name: string) {
  const rendered = renderWithRoot(<OpenFilePage />, { me: user('alice').me() });
  fireEvent.change(screen.getByLabelText('Choose file'), { target: { files: [new File([text], name)] } });
  await act(settled);
  return rendered;
}

test('a theme from a file stands in the page that installs it, and is not installed', async () => {
  const theme = '{ id: "rust", name: "Rust", base: "dark", props: {} }';
  const { visited } = await chooseFile(theme, 'rust.json5');
  await waitFor(() => expect(visited).toEqual([`/settings/theme/install#${encodeURIComponent(theme)}`]));
});

test('a workspace from a file stands in the window that imports it, and replaces nothing', async () => {
  const text = '{ workspace: {} }';
  const { root, visited } = await chooseFile(text, 'mine.json5');
  await waitFor(() => expect(visited).toEqual(['/']));
  await act(settled);
  expect(runInAction(() => root.overlays.stack.map((entry) => entry.kind === 'window' && { id: entry.id, params: entry.params }))).toEqual([
    { id: 'workspaces', params: { text } },
  ]);
});

test('another file is refused by its name, and another one can be chosen', async () => {
  const { visited } = await chooseFile('{ "a": 1 }', 'other.json');
  await waitFor(() => expect(screen.getByText('other.json is neither a workspace nor a theme')).toBeTruthy());
  expect({ visited, field: screen.queryByLabelText('Choose file') !== null }).toEqual({ visited: [], field: true });
});
