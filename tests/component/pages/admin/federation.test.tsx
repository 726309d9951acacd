import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import FederationPage from '../../../../pages/admin/federation/FederationPage';
import { user } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../../fixtures/FakeApi';
import { knownServer } from '../../../fixtures/knownServer';
import { renderWithRoot } from '../../renderWithRoot';

const NONE = { host: undefined, state: undefined, sort: undefined };

async function open(params: Partial<Record<keyof typeof NONE, string>> = {}, api: ApiScript = {}) {
  const rendered = renderWithRoot(<FederationPage params={{ ...NONE, ...params }} />, {
    me: user('alice').me({ isAdmin: true }),
    api: { 'federation/instances': [knownServer('far.example', { isSuspended: true, isBlocked: true })], ...api },
  });
  await act(settled);
  return rendered;
}

test('administrators see the servers with their worst state, each of which leads to its page', async () => {
  await open();
  const card = within(screen.getByRole('list', { name: 'Other servers' })).getByRole('link');
  expect(card.getAttribute('href')).toBe('/instance-info/far.example');
  expect(card.textContent).toContain('Suspended');
});

test('the address says which servers are listed, and in which order', async () => {
  const { api } = await open({ host: 'far', state: 'blocked', sort: '-users' });
  expect(api.paramsOf('federation/instances')).toEqual([{ host: 'far', sort: '-users', limit: 30, offset: 0, blocked: true }]);
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Host' }).value).toBe('far');
});

test('an address with unknown filters lists the servers as if it had none', async () => {
  const { api } = await open({ state: 'nice', sort: '+luck' });
  expect(api.paramsOf('federation/instances')).toEqual([{ host: null, sort: '+pubSub', limit: 30, offset: 0, federating: true }]);
});

test('filters go into the address, and a host once its typing pauses', async () => {
  const { visited, clock } = await open();
  fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'notResponding' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: '-notes' } });
  fireEvent.change(screen.getByRole('searchbox', { name: 'Host' }), { target: { value: 'far' } });
  expect(visited).toEqual(['/admin/federation?state=notResponding', '/admin/federation?sort=-notes']);
  await act(async () => clock.advance(1_000));
  expect(visited.at(-1)).toBe('/admin/federation?host=far');
});

test('a list of servers that does not load offers another try', async () => {
  await open({}, { 'federation/instances': apiError({ status: 500 }) });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
