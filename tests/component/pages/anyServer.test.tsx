import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { WireMeta } from '~/api/wire';
import type { Pane } from '~/router/PaneContext';
import { storedAccount } from '~/stores/session/storedAccount';
import SignedInPage from '../../../pages/signed-in/SignedInPage';
import SignInPage from '../../../pages/sign-in/SignInPage';
import { user } from '../../fixtures/builders';
import { createTestRoot, FakePage, settled, type TestRootOptions } from '../../fixtures/createTestRoot';
import { apiError, FakeApi } from '../../fixtures/FakeApi';
import { FakeWeb, openServer, type WebAnswer } from '../../fixtures/FakeWeb';
import { MemoryKeyValueStore, MemoryLocalStore } from '../../fixtures/memoryStores';
import { renderWithRoot } from '../renderWithRoot';

const FAR = 'https://far.test';
const anna = user('anna').me();
const meta = { name: 'Home', uri: 'https://example.test' } as WireMeta;

interface OpenOptions extends TestRootOptions {
  readonly pane?: Partial<Pane>;
  readonly web?: Readonly<Record<string, WebAnswer | (() => WebAnswer)>>;
  readonly params?: Readonly<{ server?: string; mode?: string; back?: string }>;
}

async function open({ web: answers = openServer(FAR, { name: 'Far' }), params = {}, ...options }: OpenOptions = {}) {
  const web = new FakeWeb(answers);
  const rendered = renderWithRoot(<SignInPage params={params} />, {
    send: web.send,
    ...options,
    api: { meta, 'users/show': user('anna').detailed(), ...options.api },
  });
  await quiet();
  return { ...rendered, web };
}

/** Lets a chain of answers come in. */
const quiet = async () => {
  for (let turn = 0; turn < 10; turn += 1) await act(settled);
};

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Server' });

async function choose(server: string) {
  fireEvent.change(field(), { target: { value: server } });
  fireEvent.submit(screen.getByRole('form', { name: 'Which server is your account on?' }));
  await quiet();
}

const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await quiet();
};

const marks = () =>
  within(screen.getByRole('region', { name: /^Checking/ }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the choice of a server', () => {
  test('the marks turn, and the page of the server is one press away', async () => {
    const { page } = await open();
    await choose('@anna@far.test');
    expect(marks()).toEqual(['The server respondsYes', 'Wisteria works with servers of its kindYes', 'It lets apps on other sites inYes']);
    expect(screen.getByRole('heading', { name: 'Far' })).toBeTruthy();
    expect(screen.getByText('Misskey 2026.1.0')).toBeTruthy();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('far.test is ready. You can continue.');
    await press('Continue at far.test');
    const [to] = page.loads.map((address) => new URL(address));
    expect({ place: `${to?.origin}${to?.pathname}`, callback: to?.searchParams.get('callback') }).toEqual({
      place: expect.stringMatching(/^https:\/\/far\.test\/miauth\/[\da-f-]{36}$/),
      callback: `${window.location.origin}/signed-in`,
    });
    expect(to?.searchParams.get('permission')).not.toContain('admin');
  });

  test('who manages the server asks for more', async () => {
    const { page } = await open();
    await choose('far.test');
    fireEvent.click(screen.getByRole('switch', { name: 'I manage this server' }));
    await press('Continue at far.test');
    expect(page.loads[0]).toContain(encodeURIComponent('write:admin:emoji'));
  });

  test('the sign-in is remembered in this tab, with the place where it began', async () => {
    const sessionLocal = new MemoryLocalStore();
    const { page } = await open({ sessionLocal, params: { mode: 'add', back: '/notes/9abc' } });
    await choose('far.test');
    await press('Continue at far.test');
    const session = new URL(page.loads[0] ?? '').pathname.split('/')[2];
    expect(JSON.parse(sessionLocal.get('miauth') ?? '')).toMatchObject({
      data: { session, origin: FAR, mode: 'add', back: '/notes/9abc' },
    });
  });

  test.each(['https://evil.test/', '//evil.test', '/sign-in?server=x', '/signed-in', 'javascript:alert(1)'])(
    'the way back never leads to %s',
    async (back) => {
      const sessionLocal = new MemoryLocalStore();
      await open({ sessionLocal, params: { back } });
      await choose('far.test');
      await press('Continue at far.test');
      expect(JSON.parse(sessionLocal.get('miauth') ?? '')).toMatchObject({ data: { back: '/' } });
    },
  );

  test('a browser that keeps nothing is told before it leaves', async () => {
    const sessionLocal = new MemoryLocalStore();
    sessionLocal.set = () => false;
    const { page } = await open({ sessionLocal });
    await choose('far.test');
    await press('Continue at far.test');
    expect(screen.getByRole('alert').textContent).toContain('stores nothing');
    expect(page.loads).toEqual([]);
  });

  test.each([
    ['', 'Enter a server such as example.social.'],
    ['nothing', /^That's no server/],
    ['localhost', /on your own device or network/],
  ])('"%s" is explained at the field, which keeps it', async (typed, text) => {
    const { web } = await open({ web: {} });
    await choose(typed);
    expect(field()).toHaveProperty('value', typed);
    expect(document.activeElement).toBe(field());
    expect(screen.getByText(text)).toBeTruthy();
    expect(web.asked).toEqual([]);
  });

  test('the address of the page may name the server', async () => {
    await open({ params: { server: 'far.test' } });
    expect(field().value).toBe('far.test');
    expect(screen.getByRole('button', { name: 'Continue at far.test' })).toBeTruthy();
  });

  test('the own server and those of before are offered', async () => {
    const local = new MemoryLocalStore();
    local.set('lastServers', JSON.stringify({ version: 0, data: [FAR, 'https://xn--bcher-kva.test'] }));
    await open({ local });
    const offers = within(screen.getByRole('group', { name: 'Servers you can choose' })).getAllByRole('button');
    expect(offers.map(({ textContent }) => textContent)).toEqual(['example.test', 'far.test', 'bücher.test']);
    await press('far.test');
    expect({ typed: field().value, heading: screen.getByRole('heading', { name: 'Far' }).textContent }).toEqual({
      typed: 'far.test',
      heading: 'Far',
    });
  });

  test('a page without a server of its own offers none', async () => {
    await open({
      api: {
        meta: () => {
          throw new TypeError('404');
        },
      },
    });
    expect(screen.queryByRole('group', { name: 'Servers you can choose' })).toBeNull();
  });

  test('a document that may not call other servers is loaded again', async () => {
    const page = new FakePage();
    page.isNarrowed = true;
    const { web } = await open({ page, params: { server: 'far.test' } });
    expect({ loads: page.loads, asked: web.asked }).toEqual({ loads: ['reload'], asked: [] });
  });

  test('a column leads to a page of its own', async () => {
    const page = new FakePage();
    page.isNarrowed = true;
    await open({ page, params: { server: 'far.test' }, pane: { frame: 'column' } });
    await press('Open the sign-in page');
    expect(page.loads).toEqual(['/sign-in?server=far.test&back=%2F']);
  });
});

describe('a server that does not fit', () => {
  const NODEINFO = `${FAR}/.well-known/nodeinfo`;
  const label = { headers: { 'content-type': 'text/html' } };
  const page = () => new Response('<html></html>', label);

  test.each([
    ['does not answer', {}, /^Nothing responds at far\.test/, ['Try again', 'Open far.test']],
    ['keeps its answers', { [`${FAR}/`]: page }, /^Something responds at far\.test/, ['Open far.test']],
    [
      'is of another kind',
      { ...openServer(FAR, { software: 'mastodon' }), [`${FAR}/api/meta`]: 'none' },
      'far.test runs Mastodon. Wisteria only works with Misskey and servers like it.',
      ['Open far.test'],
    ],
    ['is a site', { [NODEINFO]: page, [`${FAR}/api/meta`]: page }, /^far\.test is a website/, ['Open far.test']],
    ['lets nobody in', { ...openServer(FAR), [`${FAR}/api/meta`]: 'none' }, /lets no apps on other sites in/, ['Open far.test']],
    ['breaks off', { ...openServer(FAR), [`${FAR}/api/meta`]: 'breaks off' }, /only part of an answer/, ['Try again']],
  ] as const)('one that %s is explained, with what people can do', async (_case, web, text, ways) => {
    await open({ web });
    await choose('far.test');
    const section = screen.getByRole('region', { name: /^Checking/ });
    expect(within(section).getByRole('alert').textContent).toMatch(text);
    const offered = [...section.querySelectorAll('button, a')].map((element) => element.textContent.trim());
    expect(offered).toEqual(
      ways.map((way) => (way === 'Try again' ? screen.getByRole('button', { name: /Retry|Try again/ }).textContent.trim() : way)),
    );
  });

  test('asking again begins anew', async () => {
    const { web } = await open({ web: {} });
    await choose('far.test');
    for (const [url, answer] of Object.entries(openServer(FAR, { name: 'Far' }))) web.on(url, answer);
    await press(/Retry|Try again/);
    expect(screen.getByRole('heading', { name: 'Far' })).toBeTruthy();
  });

  test('a server that names another one is followed only on request', async () => {
    await open({ web: { ...openServer(FAR, { uri: 'https://other.test' }), ...openServer('https://other.test', { name: 'Other' }) } });
    await choose('far.test');
    expect(screen.getByRole('alert').textContent).toContain('its accounts are on other.test');
    await press('Continue with other.test');
    expect({ typed: field().value, heading: screen.getByRole('heading', { name: 'Other' }).textContent }).toEqual({
      typed: 'other.test',
      heading: 'Other',
    });
  });

  test('a server of an unknown kind may be tried', async () => {
    await open({ web: openServer(FAR, { software: 'novelty' }) });
    await choose('far.test');
    expect(screen.getByText(/isn't made for Novelty/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Continue at far.test' })).toBeTruthy();
  });
});

describe("the page's own server", () => {
  const typePassword = () => {
    fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'anna' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'pass' } });
    fireEvent.submit(screen.getByRole('form', { name: 'Sign in' }));
  };

  test('it takes the password, and the page goes back to where it was', async () => {
    const { api, page, web } = await open({ params: { back: '/explore' }, api: { signin: { id: anna.id, i: 'token' }, i: anna } });
    await choose('example.test');
    typePassword();
    await quiet();
    expect({ sent: api.paramsOf('signin'), loads: page.loads, asked: web.asked }).toEqual({
      sent: [{ username: 'anna', password: 'pass' }],
      loads: ['/explore'],
      asked: [],
    });
  });

  test('it takes the password also while an account of another server is in use', async () => {
    const local = new MemoryLocalStore();
    const far = new FakeApi({ i: anna, meta: { name: 'Far' } as WireMeta }, FAR);
    storedAccount.save(local, { origin: FAR, token: 'far secret', kind: 'app', me: anna });
    const { api, page } = await open({
      local,
      elsewhere: [far],
      params: { mode: 'add' },
      api: { signin: { id: 'x', i: 'token' }, i: { ...anna, id: 'x' } },
    });
    await choose('example.test');
    typePassword();
    await quiet();
    expect({ here: api.paramsOf('signin'), there: far.paramsOf('signin'), loads: page.loads }).toEqual({
      here: [{ username: 'anna', password: 'pass' }],
      there: [],
      loads: ['/'],
    });
  });

  test('behind a gateway, its own page is the other way, and the token is collected through the gateway', async () => {
    const sessionLocal = new MemoryLocalStore();
    const { page } = await open({ sessionLocal, api: { meta: { ...meta, uri: 'https://real.test' } } });
    await choose('example.test');
    await press('Sign in on real.test itself instead');
    await press('Continue at real.test');
    expect(page.loads[0]).toMatch(/^https:\/\/real\.test\/miauth\//);
    expect(JSON.parse(sessionLocal.get('miauth') ?? '')).toMatchObject({ data: { origin: 'https://example.test' } });
  });

  test('without a gateway, its own page is this one', async () => {
    await open();
    await choose('example.test');
    expect(screen.queryByRole('button', { name: /itself instead/ })).toBeNull();
  });
});

describe('the return from the page of a server', () => {
  const CHECK = `${FAR}/api/miauth/s-1/check`;
  const begun = (change: object = {}) => {
    const sessionLocal = new MemoryLocalStore();
    const { clock } = createTestRoot();
    const data = { session: 's-1', origin: FAR, at: clock.now(), back: '/notes/9abc', mode: 'login', ...change };
    sessionLocal.set('miauth', JSON.stringify({ version: 0, data }));
    return sessionLocal;
  };

  async function comeBack({
    web: answers = { [CHECK]: { json: { ok: true, token: 'far secret', user: anna } } },
    session = 's-1',
    ...options
  }: OpenOptions & { readonly session?: string } = {}) {
    const web = new FakeWeb(answers);
    const far = new FakeApi({ i: anna, meta: { name: 'Far' } as WireMeta }, FAR);
    const kv = new MemoryKeyValueStore();
    const rendered = renderWithRoot(<SignedInPage params={{ session }} />, {
      send: web.send,
      elsewhere: [far],
      kv,
      sessionLocal: begun(),
      ...options,
    });
    await quiet();
    return { ...rendered, web, far, kv };
  }

  test('it collects the token, signs in with it as an app, and goes to where it began', async () => {
    const { web, far, local, page, visited } = await comeBack();
    expect(web.requests).toMatchObject([
      { url: CHECK, init: { method: 'POST', credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer' } },
    ]);
    expect(storedAccount.load(local).value).toMatchObject({ origin: FAR, token: 'far secret', kind: 'app', me: { username: 'anna' } });
    expect({ loads: page.loads, address: visited, tokens: far.calls.map(({ token }) => token) }).toEqual({
      loads: ['/notes/9abc'],
      address: ['/signed-in'],
      tokens: ['far secret'],
    });
    expect(JSON.parse(local.get('lastServers') ?? '')).toMatchObject({ data: [FAR] });
  });

  test('it only stores the account if that was wanted', async () => {
    const me = user('alice').me();
    const { local, kv, page } = await comeBack({ me, sessionLocal: begun({ mode: 'add' }) });
    expect(storedAccount.load(local).value?.me.username).toBe('alice');
    expect(kv.values.get('accounts')).toContainEqual({ id: anna.id, token: 'far secret', origin: FAR, kind: 'app' });
    expect(page.loads).toEqual(['/notes/9abc']);
  });

  test.each([
    ['another device', { sessionLocal: new MemoryLocalStore() }, "This link wasn't made here"],
    ['another session', { session: 's-2' }, "This link wasn't made here"],
    ['a sign-in that took too long', { sessionLocal: begun({ at: 0 }) }, 'That took too long'],
    ['a refusal', { web: { [CHECK]: { json: { ok: false } } } }, 'far.test gave no access'],
  ])('%s is explained, and people can begin again', async (_case, options, text) => {
    const { page, local } = await comeBack(options);
    expect(screen.getByText(text)).toBeTruthy();
    await press('Sign in again');
    expect(page.loads).toEqual([expect.stringMatching(/^\/sign-in\?/)]);
    expect(storedAccount.load(local).value).toBeNull();
  });

  test('a second visit with the same link is told so', async () => {
    const sessionLocal = begun();
    (await comeBack({ sessionLocal })).unmount();
    const { web } = await comeBack({ sessionLocal });
    expect(screen.getByText('This link has already been used')).toBeTruthy();
    expect(web.asked).toEqual([]);
  });

  test('a lost connection is no refusal: the server is asked again', async () => {
    const { web, page } = await comeBack({ web: {} });
    expect(screen.getByRole('alert')).toBeTruthy();
    web.on(CHECK, { json: { ok: true, token: 'far secret', user: anna } });
    await press(/Retry|Try again/);
    expect(page.loads).toEqual(['/notes/9abc']);
  });

  test('an account that cannot be read keeps its token until it can', async () => {
    const far = new FakeApi({ i: apiError({ status: 500 }), meta: { name: 'Far' } as WireMeta }, FAR);
    const { web, page, root } = await comeBack({ elsewhere: [far] });
    act(() => root.overlays.closeAll());
    await quiet();
    expect({ title: screen.getByText("You're not signed in yet").textContent !== '', loads: page.loads }).toEqual({
      title: true,
      loads: [],
    });
    far.on('i', anna);
    await press(/Retry|Try again/);
    expect({ asked: web.asked, loads: page.loads }).toEqual({ asked: [CHECK], loads: ['/notes/9abc'] });
  });
});
