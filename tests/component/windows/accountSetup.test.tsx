import { act, fireEvent, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, test, vi } from 'vitest';
import type { WireMe } from '~/api/wire';
import AccountSetupWindow from '../../../windows/accountSetup/AccountSetupWindow';
import { user } from '../../fixtures/builders';
import { createTestRoot, settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { renderWithRoot } from '../renderWithRoot';

const dave = user('dave').me({ name: null, description: null });
const bob = user('bob').detailed({ isFollowing: false, isLocked: false });
const carol = user('carol').detailed({ isFollowing: false, isLocked: false });

/** Opens the set-up of an account that has reached a step. */
async function open(step = 0, api: ApiScript = {}) {
  const close = vi.fn<() => void>();
  const test = createTestRoot({
    me: dave,
    api: {
      'i/registry/get-all': { accountSetupWizard: step },
      'i/registry/set': undefined,
      'i/update': (changes) => ({ ...dave, ...(changes as Partial<WireMe>) }),
      'pinned-users': [carol],
      users: [carol, user('dave').detailed(), bob],
      ...api,
    },
  });
  await test.root.settings.connect();
  renderWithRoot(<AccountSetupWindow params={{}} close={close} />, { test });
  await act(settled);
  /** The step that the account has stored. */
  const stored = () => runInAction(() => test.root.settings.get('accountSetupWizard'));
  return { ...test, close, stored };
}

async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settled);
}
const heading = () => screen.getByRole('heading', { level: 3 }).textContent;
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('each step says where it is, takes the focus, and is stored', async () => {
  const { stored, close } = await open();
  const seen: unknown[] = [];
  const look = () =>
    seen.push({
      heading: heading(),
      progress: screen.getByRole('progressbar').getAttribute('aria-label'),
      hasFocus: document.activeElement?.textContent === heading(),
      stored: stored(),
    });
  look();
  await press('Get started');
  look();
  for (let step = 0; step < 4; step += 1) {
    await press('Next');
    look();
  }
  expect(seen).toEqual([
    { heading: 'Welcome, @dave!', progress: 'Step 1 of 6', hasFocus: true, stored: 0 },
    { heading: 'Your profile', progress: 'Step 2 of 6', hasFocus: true, stored: 1 },
    { heading: 'Privacy', progress: 'Step 3 of 6', hasFocus: true, stored: 2 },
    { heading: 'Follow people', progress: 'Step 4 of 6', hasFocus: true, stored: 3 },
    { heading: 'How do you want to read?', progress: 'Step 5 of 6', hasFocus: true, stored: 5 },
    { heading: 'Your account is ready', progress: 'Step 6 of 6', hasFocus: true, stored: -1 },
  ]);
  expect(screen.queryByRole('button', { name: 'Skip all' })).toBeNull();
  await press('Done');
  expect(close).toHaveBeenCalledTimes(1);
});

test('"Later" only closes it, and it goes on at the step that was reached', async () => {
  const { close, stored } = await open();
  await press('Later');
  expect({ closed: close.mock.calls.length, stored: stored() }).toEqual({ closed: 1, stored: 0 });
});

test('a step that this browser does not offer is followed by the next one', async () => {
  await open(4);
  expect(heading()).toBe('How do you want to read?');
});

test('push messages are a step where server and browser have them', async () => {
  vi.stubGlobal('PushManager', () => {});
  vi.stubGlobal('Notification', { permission: 'default' });
  const serviceWorker = { getRegistration: async () => undefined };
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: serviceWorker } }));
  try {
    const { root } = await open(3, { meta: { enableServiceWorker: true, swPublickey: 'key' } as never });
    await act(() => root.session.current.server.load());
    await press('Next');
    expect(heading()).toBe('Notifications');
    expect(screen.getByRole('button', { name: 'Turn on' })).toBeTruthy();
  } finally {
    vi.unstubAllGlobals();
  }
});

test('skipping asks first, and then the set-up never comes again', async () => {
  const { root, close, stored } = await open(2);
  await press('Skip all');
  runInAction(() => root.overlays.closeAll());
  await act(settled);
  expect({ closed: close.mock.calls.length, stored: stored() }).toEqual({ closed: 0, stored: 2 });
  vi.spyOn(root.overlays, 'confirm').mockResolvedValue(true);
  await press('Skip all');
  expect({ closed: close.mock.calls.length, stored: stored() }).toEqual({ closed: 1, stored: -1 });
});

test('name and description are saved on the way to the next step, and nothing is sent without a change', async () => {
  const { api } = await open(1);
  await press('Next');
  expect({ heading: heading(), sent: api.paramsOf('i/update') }).toEqual({ heading: 'Privacy', sent: [] });
  await press('Back');
  write('Display name', ' Dave ');
  write('Bio', 'I like **trains**.');
  await press('Next');
  expect({ heading: heading(), sent: api.paramsOf('i/update') }).toEqual({
    heading: 'Privacy',
    sent: [{ name: 'Dave', description: 'I like **trains**.' }],
  });
});

test('a refused name stays on its step with what was typed and the reason', async () => {
  const refusal = apiError({ code: 'INVALID_PARAM', info: { param: '#/properties/name/maxLength' } });
  const { stored } = await open(1, { 'i/update': refusal });
  write('Display name', 'Dave');
  await press('Next');
  const name = screen.getByLabelText<HTMLInputElement>('Display name');
  expect({ heading: heading(), typed: name.value, isInvalid: name.getAttribute('aria-invalid'), stored: stored() }).toEqual({
    heading: 'Your profile',
    typed: 'Dave',
    isInvalid: 'true',
    stored: 1,
  });
});

test('going back, or skipping, asks before something typed is lost', async () => {
  const { root } = await open(1);
  const confirm = vi.spyOn(root.overlays, 'confirm').mockResolvedValue(false);
  write('Display name', 'Dave');
  await press('Back');
  await press('Skip all');
  expect({ heading: heading(), typed: screen.getByLabelText<HTMLInputElement>('Display name').value }).toEqual({
    heading: 'Your profile',
    typed: 'Dave',
  });
  expect(confirm.mock.calls.map(([{ text }]) => text)).toEqual([
    'Discard your changes?',
    expect.stringContaining("What you entered isn't saved."),
  ]);
});

test('a switch of the privacy step applies at once', async () => {
  const { api } = await open(2);
  fireEvent.click(screen.getByRole('switch', { name: 'Approve followers' }));
  await act(settled);
  expect(api.paramsOf('i/update')).toEqual([{ isLocked: true }]);
});

test('people whom the server recommends come first, nobody twice, and never oneself', async () => {
  const { api } = await open(3, { 'following/create': user('carol').build() });
  const list = within(screen.getByRole('list', { name: 'Suggested people' }));
  expect(list.getAllByRole('listitem').map((item) => within(item).getByRole('button').getAttribute('aria-label'))).toEqual([
    'Follow @carol',
    'Follow @bob',
  ]);
  expect(api.paramsOf('users')).toEqual([{ state: 'alive', origin: 'local', sort: '+follower', limit: 10 }]);
  fireEvent.click(list.getAllByRole('button')[0]!);
  await act(settled);
  expect(api.paramsOf('following/create')).toEqual([expect.objectContaining({ userId: carol.id })]);
  expect(list.getAllByRole('button')[0]!.getAttribute('aria-pressed')).toBe('true');
});

test('a server with nobody to suggest says so', async () => {
  await open(3, { 'pinned-users': [], users: [] });
  expect(screen.getByText(/No suggestions yet/)).toBeTruthy();
});

test('suggestions that do not load can be asked for again, and the steps go on without them', async () => {
  const { api } = await open(3, { users: apiError({ status: 500 }) });
  api.on('users', [bob]);
  await press('Try again');
  expect(screen.getByRole('list', { name: 'Suggested people' })).toBeTruthy();
});

test('the end offers to write the first note', async () => {
  const { root, close } = await open(5);
  await press('Next');
  await press('Write your first note');
  expect(close).toHaveBeenCalledTimes(1);
  expect(runInAction(() => root.overlays.stack.map((entry) => entry.kind === 'window' && entry.id))).toEqual(['composer']);
});
