import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import RegistryPage from '../../../pages/registry/RegistryPage';
import RegistryKeysPage from '../../../pages/registry-keys/RegistryKeysPage';
import RegistryValuePage from '../../../pages/registry-value/RegistryValuePage';
import type { ReactNode } from 'react';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { renderWithRoot } from '../renderWithRoot';

async function open(page: ReactNode, api: ApiScript = {}) {
  const rendered = renderWithRoot(page, {
    me: user('alice').me(),
    api: {
      'i/registry/scopes-with-domain': [
        { domain: null, scopes: [['client', 'base'], []] },
        { domain: 'app1', scopes: [['x']] },
      ],
      'i/registry/keys-with-type': { zoom: 'number', 'a/b': 'string' },
      'i/registry/get-detail': { updatedAt: '2026-11-20T12:00:00.000Z', value: { dark: true } },
      'i/registry/set': undefined,
      'i/registry/remove': undefined,
      ...api,
    },
  });
  await act(settled);
  return rendered;
}

type Opened = Awaited<ReturnType<typeof open>>;

async function answer({ root }: Opened, yes: boolean) {
  const [asked] = root.overlays.stack;
  if (asked?.kind !== 'dialog' || asked.dialog.type !== 'confirm') throw new Error('no question');
  const { dialog } = asked;
  await act(async () => dialog.answer(yes));
  await act(settled);
}

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const value = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Value' });
const valuePage = <RegistryValuePage params={{ domain: '@', path: 'client/base/theme' }} />;

test('the registry lists its scopes by domain', async () => {
  await open(<RegistryPage />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Apps', 'App app1']);
  expect(links()).toEqual([
    ['client/base', '/registry/keys/%40/client/base'],
    ['(no scope)', '/registry/keys/%40'],
    ['x', '/registry/keys/app1/x'],
  ]);
});

test('a scope lists its keys with the types of their values', async () => {
  const { api } = await open(<RegistryKeysPage params={{ domain: '@', path: 'client/base' }} />);
  expect(api.paramsOf('i/registry/keys-with-type')).toEqual([{ domain: null, scope: ['client', 'base'] }]);
  expect(links()).toEqual([
    ['a/bstring', '/registry/value/%40/client/base/a%252Fb'],
    ['zoomnumber', '/registry/value/%40/client/base/zoom'],
  ]);
});

test('a new key is written as JSON5, and wrong text is told before', async () => {
  const { api } = await open(<RegistryKeysPage params={{ domain: '@', path: 'client' }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Add key' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Key' }), { target: { value: 'note' } });
  fireEvent.change(value(), { target: { value: '{ a: ' } });
  expect(value().getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(value(), { target: { value: '{ a: [1, 2,] }' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await act(settled);
  expect(api.paramsOf('i/registry/set')).toEqual([{ domain: null, scope: ['client'], key: 'note', value: { a: [1, 2] } }]);
});

test('the form for a new key takes the focus, and gives it back to its button', async () => {
  await open(<RegistryKeysPage params={{ domain: '@', path: 'client' }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Add key' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Scope, with parts separated by /' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add key' }));
});

test('a value is changed after a question', async () => {
  const opened = await open(valuePage);
  expect(opened.api.paramsOf('i/registry/get-detail')).toEqual([{ domain: null, scope: ['client', 'base'], key: 'theme' }]);
  expect(value().value).toBe('{\n  dark: true,\n}');
  fireEvent.change(value(), { target: { value: '{ dark: false }' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await act(settled);
  expect(opened.api.paramsOf('i/registry/set')).toEqual([]);
  await answer(opened, true);
  expect(opened.api.paramsOf('i/registry/set')).toEqual([
    { domain: null, scope: ['client', 'base'], key: 'theme', value: { dark: false } },
  ]);
});

test('a change that is not confirmed or refused keeps what was typed', async () => {
  const opened = await open(valuePage, { 'i/registry/set': apiError({ status: 500 }) });
  fireEvent.change(value(), { target: { value: '{ dark: false }' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await act(settled);
  await answer(opened, false);
  expect(opened.api.paramsOf('i/registry/set')).toEqual([]);
  expect(value().value).toBe('{ dark: false }');
});

test('a key is deleted after a question, and its scope is shown', async () => {
  const opened = await open(valuePage);
  fireEvent.click(screen.getByRole('button', { name: 'Delete key' }));
  await act(settled);
  expect(opened.root.overlays.stack).toMatchObject([{ dialog: { options: { danger: true, okLabel: 'Delete key' } } }]);
  await answer(opened, true);
  expect(opened.api.paramsOf('i/registry/remove')).toEqual([{ domain: null, scope: ['client', 'base'], key: 'theme' }]);
  expect(opened.visited).toEqual(['/registry/keys/%40/client/base']);
});

test('a value that does not exist says so', async () => {
  await open(valuePage, { 'i/registry/get-detail': apiError({ code: 'NO_SUCH_KEY' }) });
  expect(screen.getByRole('alert')).toBeTruthy();
});
