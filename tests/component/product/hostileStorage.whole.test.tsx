/** The whole product in a browser whose storage is full, switched off, or holds what nobody wrote. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { StorageError } from '~/lib/AppError';
import { BrowserLocalStore } from '~/storage/BrowserLocalStore';
import { openStartDialogs } from '~/app/startDialogs';
import { draftKey } from '~/stores/drafts/draftData';
import { readAttempts } from '~/stores/posting/attempts';
import { defaultSetting, settingKeys } from '~/stores/settings/settingsTable';
import { noteVersion } from '~/app/noteVersion';
import { MemoryKeyValueStore, MemoryLocalStore } from '../../fixtures/memoryStores';
import { arrived, me, openProduct } from './openProduct';

const ACCOUNT = `example.test/${me.id}`;
const DRAFT = draftKey({ meId: me.id });

/** A stored document as the product writes it. */
const document = (data: unknown) => JSON.stringify({ version: 0, data });
const visits = { entries: [{ href: '/my/notifications', key: 'k' }], index: 0 };

/** Everything that the product reads from localStorage, with values of its own that are nearly right. */
/** The home timeline as the registry names it. */
const HOME = '{"filters":{"withFiles":false,"withRenotes":true,"withReplies":false},"source":{"kind":"home"}}';

const LOCAL: Readonly<Record<string, readonly string[]>> = {
  account: [
    document({ token: 'secret', me: { id: me.id, username: 'alice' } }),
    document({
      token: 'secret',
      me: Object.fromEntries(Object.keys(me).map((field) => [field, field === 'id' ? me.id : field === 'username' ? 'alice' : 7])),
    }),
  ],
  instance: [document({ version: 7, name: {}, policies: null, features: [], iconUrl: 5 })],
  settings: [
    document({ stamp: 'x', values: { nsfw: 7, dataSaver: [], themes: {}, __proto__: null }, unsaved: 7 }),
    document({ values: [] }),
  ],
  [`settings::${ACCOUNT}`]: [document({ stamp: 1e308, values: { visibility: {}, widgets: 'x' } })],
  [`settings::cache::${ACCOUNT}`]: [document({ stamp: -1, values: { reactions: 7, keepCw: 'yes', memo: [] }, unsaved: [7, 'reactions'] })],
  [`workspace::${ACCOUNT}`]: [
    document({ workspace: { panes: 7, deck: { root: 'constructor' }, windows: 'x', dashboard: [null, { id: 7 }] }, visits: 'x' }),
    document({
      workspace: {
        panes: { a: { options: 'x', account: 7 } },
        deck: { root: { type: 'split', children: ['a', 'a', 'main', 'toString'] } },
      },
      visits: { a: visits },
    }),
    document({
      workspace: { panes: { a: {} }, windows: [{ paneId: 'a', rect: { x: 1e308, y: -1e308, width: 0, height: -5 }, state: 7 }] },
      visits: { a: visits },
    }),
  ],
  [`lastTimelines::${ACCOUNT}`]: [
    JSON.stringify({ [HOME]: { at: 'x', notes: 7 }, x: null }),
    JSON.stringify({ [HOME]: { at: 5, notes: [7, null] } }),
    JSON.stringify({ [HOME]: { at: 1e308, notes: [{ id: 'n1', user: 7, text: {}, files: 'x', renote: [], reactions: null }] } }),
  ],
  [`workspace::base::${ACCOUNT}`]: [document({ workspace: { deck: 7 }, visits: [] })],
  [`workspaceProfile::${ACCOUNT}`]: ['__proto__'],
  drafts: [
    JSON.stringify({
      [DRAFT]: { updatedAt: 'x', data: { text: 7, files: [null, 7, { id: 5 }], poll: { choices: 7 }, visibility: {}, cw: [] } },
    }),
    JSON.stringify({
      [DRAFT]: { updatedAt: 'x', data: { text: 'kept', files: {}, poll: { choices: [7, null], expiresAt: 'x', multiple: 'y' } }, below: 7 },
    }),
    JSON.stringify({
      [DRAFT]: {
        updatedAt: '2024-01-01',
        data: {},
        by: 7,
        writer: [],
        target: 'x',
        deletedNoteId: {},
        displaced: [null, 7, { data: {}, at: 'x' }],
        below: { data: 7 },
      },
      'rewrite:n1': { updatedAt: 'x', data: {}, target: null },
    }),
  ],
  hashtags: ['[7, null, "tag"]'],
  [`posting:${ACCOUNT}`]: ['{"open": [null, {"key": 7}], "posted": 7}'],
  [`reading:main:${ACCOUNT}:home`]: ['{"untilId": 7}', '{"noteId": {}, "offset": "x", "at": [], "id": 7}'],
  theme: ['{"light": {"wish": "", "theme": {"scheme": "light", "id": "l", "colors": {"bg": 7}}}}'],
  [`themes:${me.id}`]: ['[null, 7, {"id": "x", "props": {"bg": 7}}, {"id": {}, "base": "toString"}]', '{}'],
  wallpaper: ['javascript:alert(1)', 'x'.repeat(10_000)],
  SELECTED_COLOR_SCHEME: ['__proto__'],
  SELECTED_LIGHT_THEME_ID: ['__proto__'],
  SELECTED_DARK_THEME_ID: ['constructor'],
  lastVersion: ['__proto__'],
  lastUsed: ['yesterday', '-1', '1e999'],
  neverShowLocalOnlyInfo: [],
  [`widgetsRead:${ACCOUNT}`]: ['__proto__'],
};

/** The same for IndexedDB, where values are not texts. */
const INDEXED: Readonly<Record<string, readonly unknown[]>> = {
  accounts: [[null, 7, { id: 5 }, { id: 'x' }]],
  emojis: [[null, 7, { name: 5 }, { name: 'a', url: {}, aliases: 7 }], { length: 3 }],
  lastEmojisFetchedAt: ['yesterday', 1e308],
  outbox: [{ [ACCOUNT]: [null, 7, { id: 5 }, { id: 'x', postedAtMs: 1, content: 7, params: null }] }, { [ACCOUNT]: { length: 2 } }],
  settings: ['{"version":0,"data":{"stamp":1e300,"values":{"nsfw":[]}}}'],
  [`settings::${ACCOUNT}`]: [],
  [`settings::cache::${ACCOUNT}`]: [],
  [`workspaceSnapshots::${ACCOUNT}`]: [[null, { at: 'x', file: 7 }, { at: 1, file: { workspace: {} } }]],
  [`draft::${DRAFT}`]: [
    { updatedAt: 7, data: 7 },
    { updatedAt: 'z', data: { files: 7, poll: 'x' } },
  ],
  [`drafts::${ACCOUNT}`]: [[null, 7, DRAFT, 'aside:1'], { length: 3 }],
  [`draft::${ACCOUNT}::${DRAFT}`]: [
    { at: 'x', writer: 7, data: 7 },
    { at: 1e308, writer: 'x', data: {} },
    { at: 1, writer: 'x', data: { files: 7, poll: 'x' }, target: 7, deletedNoteId: {}, versions: [null, { at: 1, why: 'x' }] },
  ],
};

const HOSTILE = '{"__proto__": {"polluted": true}, "constructor": 7, "version": 0, "data": {"__proto__": {"polluted": true}}}';
/** What a damaged disk, another program or a hostile page on this origin could have left. */
const GARBAGE = ['', 'garbage', 'null', '7', '[null]', '{}', '{"version": 0, "data": null}', '{"version": 99, "data": {}}', HOSTILE];
/** The same for values that are not texts. */
const VALUES = [null, 7, 'garbage', [null], {}, JSON.parse(HOSTILE) as unknown];

/** Stores that say which keys were read. */
class Reads {
  readonly local = new Set<string>();
  readonly indexed = new Set<string>();
  readonly localStore = new MemoryLocalStore();
  readonly kv = new MemoryKeyValueStore();
  constructor() {
    const look = this.localStore.get.bind(this.localStore);
    this.localStore.get = (key) => (this.local.add(key), look(key));
    const read = this.kv.get.bind(this.kv);
    this.kv.get = (key) => (this.indexed.add(key), read(key));
  }
}

/** Starts the product, uses everything that is stored, and says what is on screen. */
async function useAll(options: Parameters<typeof openProduct>[0] = {}) {
  const test = await openProduct(options);
  const { root, local, clock } = test;
  await expect(test.started).resolves.toBeUndefined();
  const { current } = root.session;
  let unusable: string[] = [];
  await act(async () => {
    noteVersion(root.local);
    const late = await import('~/stores/drafts/DraftStore');
    const drafts = new late.DraftStore({ local: root.local, kv: root.kv, clock });
    const all = drafts.of(ACCOUNT);
    const writing = all.write({ target: {} });
    const atOnce = writing.open();
    const draft = (await writing.load()) ?? atOnce;
    await all.list().catch(() => []);
    for (const one of draft?.files ?? []) if (typeof one?.id !== 'string') unusable.push('a file of the draft');
    if (draft?.poll && !(Array.isArray(draft.poll.choices) && draft.poll.choices.every((choice) => typeof choice === 'string')))
      unusable.push('the poll of the draft');
    drafts.addHashtags(['new']);
    writing.change({
      text: 'new',
      useCw: false,
      cw: null,
      visibility: 'public',
      localOnly: false,
      visibleUserIds: [],
      files: [],
      poll: null,
      quoteId: null,
    });
    await writing.flush();
    readAttempts(root.local, ACCOUNT, clock.now());
    await root.settings.load();
    await root.workspaceKeeper.snapshots.load();
    root.workspace.openColumn('/my/clips');
    await openStartDialogs(root, null, '1.0.0', () => {});
    await arrived();
  });
  unusable = unusable.concat(settingKeys().filter((name) => typeof root.settings.get(name) !== typeof defaultSetting(name)));
  return {
    ...test,
    seen: {
      notes: within(screen.getAllByRole('feed')[0]!).getAllByRole('article').length,
      hasNavigation: screen.queryByRole('navigation', { name: 'Main' }) !== null,
      hasColumn: root.workspace.deckPanes.length !== 0,
      account: current.me?.username,
      isPolluted: 'polluted' in {},
      unusable,
      toasts: root.overlays.toasts.items.length,
    },
    local,
  };
}

const WHOLE = { notes: 2, hasNavigation: true, hasColumn: true, account: 'alice', isPolluted: false, unusable: [], toasts: 0 };

test('the tables name everything that the product reads from the storage of a browser', async () => {
  const reads = new Reads();
  await useAll({ local: reads.localStore, kv: reads.kv });
  const known = (table: object) => (key: string) => !(key in table);
  expect({ local: [...reads.local].filter(known(LOCAL)), indexed: [...reads.indexed].filter(known(INDEXED)) }).toEqual({
    local: [],
    indexed: [],
  });
});

describe('a storage that holds what nobody wrote', () => {
  /** A browser in which Alice is signed in, with more in its storages. */
  function browser(texts: Readonly<Record<string, string>>, values: Readonly<Record<string, unknown>> = {}) {
    const [local, kv] = [new MemoryLocalStore(), new MemoryKeyValueStore()];
    local.set('account', document({ token: 'secret', me }));
    for (const [key, text] of Object.entries(texts)) local.set(key, text);
    for (const [key, value] of Object.entries(values)) kv.values.set(key, value);
    return { local, kv, me: null };
  }
  const others = Object.keys(LOCAL).filter((key) => key !== 'account');

  const rows = Object.entries(LOCAL).flatMap(([key, texts]) => texts.map((text, n) => ({ key, n, text })));
  test.each(rows)('the product starts with the text $n for $key that is nearly right', async ({ key, text }) => {
    expect((await useAll(browser({ [key]: text }))).seen).toEqual(WHOLE);
  });

  const indexedRows = Object.entries(INDEXED).flatMap(([key, values]) => values.map((value, n) => ({ key, n, value })));
  test.each(indexedRows)('the product starts with the value $n for $key in IndexedDB that is nearly right', async ({ key, value }) => {
    expect((await useAll(browser({}, { [key]: value }))).seen).toEqual(WHOLE);
  });

  test.each(GARBAGE)('the product starts with the text "%s" in every other place', async (text) => {
    expect((await useAll(browser(Object.fromEntries(others.map((key) => [key, text]))))).seen).toEqual(WHOLE);
  });

  test.each(VALUES.map((value) => ({ value, text: JSON.stringify(value) })))(
    'the product starts with $text in every place of IndexedDB',
    async ({ value }) => {
      expect((await useAll(browser({}, Object.fromEntries(Object.keys(INDEXED).map((key) => [key, value]))))).seen).toEqual(WHOLE);
    },
  );

  test.each(GARBAGE)('an account that is stored as "%s" is put aside, and the product starts for a visitor', async (text) => {
    const { local } = browser({ account: text });
    const { root } = await openProduct({ local, me: null, href: '/timeline' });
    expect({ isSignedIn: root.session.isSignedIn, aside: local.get('broken::account') }).toEqual({ isSignedIn: false, aside: text });
    expect(screen.getByRole('main')).toBeTruthy();
  });
});

describe('a browser that keeps nothing', () => {
  /** A storage of the browser that cannot be reached, or refuses everything. */
  const storages: Readonly<Record<string, () => Storage>> = {
    'throws on access': () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    'is missing': () => undefined as unknown as Storage,
    'refuses every value': () =>
      ({
        getItem: (key: string) => (key === 'account' ? document({ token: 'secret', me }) : null),
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
        removeItem: () => undefined,
      }) as unknown as Storage,
  };

  test.each(Object.entries(storages))('the product starts and works where localStorage %s, and says so', async (kind, storage) => {
    const kv = new MemoryKeyValueStore();
    kv.failure = new StorageError('no');
    const local = new BrowserLocalStore(storage);
    if (kind !== 'refuses every value') local.set('account', document({ token: 'secret', me }));
    const { seen, root, reports } = await useAll({ local: local as unknown as MemoryLocalStore, kv, me: null });
    expect(seen).toEqual(WHOLE);
    expect(await screen.findByRole('complementary', { name: 'Your browser stores nothing more' })).toBeTruthy();
    root.settings.set('nsfw', 'ignore');
    expect(root.settings.get('nsfw')).toBe('ignore');
    expect(reports.every(({ name }) => name === 'StorageError')).toBe(true);
  });

  test('a visitor whose right password cannot be kept is told so, and the form stays as it is', async () => {
    const local = new BrowserLocalStore(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const signInFlow = { text: JSON.stringify({ finished: true, id: me.id, i: 'token' }) };
    const { root, page } = await openProduct({
      local: local as unknown as MemoryLocalStore,
      me: null,
      broken: { 'signin-flow': signInFlow },
    });
    await act(async () => {
      await root.i18n.shared();
      void root.overlays.open('signIn', {});
      await arrived();
    });
    const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
    fireEvent.change(field('Username'), { target: { value: 'alice' } });
    fireEvent.change(field('Password'), { target: { value: 'right' } });
    await act(async () => {
      fireEvent.submit(field('Password').form!);
      await arrived();
    });
    const said = await screen.findByRole('alertdialog', { name: "Your browser doesn't remember the account" });
    expect(said.textContent).toContain('the next page would forget it');
    expect({ password: field('Password').value, loads: page.loads }).toEqual({ password: 'right', loads: [] });
  });
});
