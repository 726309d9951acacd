import { act, fireEvent, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { createStartNotices } from '~/stores/start/StartNotices';
import { BesideDialogs } from '~/workspace/overlays/BesideDialogs';
import { user } from '../../fixtures/builders';
import { createTestRoot } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';

async function show(repositoryUrl: string | null) {
  const me = user('alice').me({ createdAt: '2020-01-01T00:00:00.000Z' });
  const test = createTestRoot({ me, api: { meta: { name: 'Garden', repositoryUrl } as never } });
  await test.root.session.current.server.load();
  const view = renderWithRoot(<BesideDialogs />, { test });
  act(() => test.root.part(createStartNotices).begin());
  return { ...view, card: await screen.findByRole('region') };
}

test('a modified server offers its source', async () => {
  const { card } = await show('https://git.example/fork');
  const link = within(card).getByRole('link', { name: /^Source code/ });
  expect({ name: card.getAttribute('aria-labelledby') !== null, href: link.getAttribute('href') }).toEqual({
    name: true,
    href: 'https://git.example/fork',
  });
  fireEvent.click(within(card).getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('region')).toBeNull();
});

test('the ways to read are offered, and open where people can try them', async () => {
  const test = createTestRoot({ me: user('alice').me() });
  test.local.set('neverShowDonationInfo', 'true');
  renderWithRoot(<BesideDialogs />, { test });
  act(() => test.root.part(createStartNotices).begin());
  fireEvent.click(within(await screen.findByRole('region')).getByRole('button', { name: 'Show me' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(runInAction(() => test.root.overlays.stack.map((entry) => entry.kind === 'window' && entry.id))).toEqual(['readyDecks']);
});

test('a source that is no address of the web is not linked', async () => {
  // oxlint-disable-next-line no-script-url -- a hostile server may name such an address
  const { card } = await show('javascript:alert(1)');
  expect(within(card).queryByRole('link')).toBeNull();
});

test('the request for help leads to who runs the server, without taking the focus', async () => {
  const focused = document.activeElement;
  const { card, visited } = await show(null);
  expect({ heading: within(card).getByRole('heading').textContent, focus: document.activeElement === focused }).toEqual({
    heading: 'Garden is run by people',
    focus: true,
  });
  fireEvent.click(within(card).getByRole('link', { name: 'Who runs it' }));
  expect({ visited, card: screen.queryByRole('region') }).toEqual({ visited: ['/about'], card: null });
});

test.each([
  { name: 'Later', key: 'latestDonationInfoShownAt' },
  { name: "Don't ask again", key: 'neverShowDonationInfo' },
])('"$name" is remembered in this browser', async ({ name, key }) => {
  const { card, local } = await show(null);
  fireEvent.click(within(card).getByRole('button', { name }));
  expect({ card: screen.queryByRole('region'), isKept: local.get(key) !== null }).toEqual({ card: null, isKept: true });
});
