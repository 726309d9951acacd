import { act, fireEvent, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { OfferedPage } from '~/lib/installOffer';
import { createStartNotices } from '~/stores/start/StartNotices';
import { BesideDialogs } from '~/workspace/overlays/BesideDialogs';
import { user } from '../../fixtures/builders';
import { createTestRoot } from '../../fixtures/createTestRoot';
import { nextFrame } from '../nextFrame';
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

describe('the card about installing', () => {
  afterEach(() => {
    delete (window as OfferedPage).installOffer;
    vi.unstubAllGlobals();
  });

  const come = async () => {
    const test = createTestRoot({ me: user('alice').me() });
    for (const [name, value] of [
      ['neverShowDonationInfo', 'true'],
      ['layoutOffered', 'true'],
      ['visits', '5'],
    ] as const)
      test.local.set(name, value);
    renderWithRoot(<BesideDialogs />, { test });
    act(() => test.root.part(createStartNotices).begin());
    return screen.findByRole('region', { name: 'Install Wisteria' });
  };

  test('it opens the dialog of the browser, and goes', async () => {
    const prompt = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
    (window as OfferedPage).installOffer = { prompt };
    const card = await come();
    fireEvent.click(within(card).getByRole('button', { name: 'Install' }));
    expect({ asked: prompt.mock.calls.length, card: screen.queryByRole('region') }).toEqual({ asked: 1, card: null });
  });

  test('where the browser has no dialog for it, the card says where to tap and has no button that installs', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { standalone: false }));
    const card = await come();
    expect({
      says: card.textContent?.includes('Tap Share, then Add to Home Screen.'),
      buttons: within(card)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    }).toEqual({ says: true, buttons: ['Got it'] });
  });
});

test('the card goes to the other edge while the keyboard focuses what lies below it', async () => {
  const { card } = await show('https://git.example/fork');
  const at = (element: Element, top: number) => (element.getBoundingClientRect = () => new DOMRect(0, top, 300, 40));
  const [near, far] = ['near', 'far'].map((name) => document.body.appendChild(Object.assign(document.createElement('button'), { name })));
  at(card, 700);
  at(near!, 720);
  at(far!, 100);
  // This environment knows no keyboard.
  for (const one of [near!, far!]) vi.spyOn(one, 'matches').mockReturnValue(true);
  const focus = (element: HTMLElement) =>
    act(async () => {
      element.focus();
      await nextFrame();
    });
  await focus(far!);
  expect(card.dataset['aside']).toBeUndefined();
  await focus(near!);
  expect(card.dataset['aside']).toBe('true');
  at(card, 80);
  await focus(far!);
  expect(card.dataset['aside']).toBeUndefined();
});
