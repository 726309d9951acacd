import { runInAction } from 'mobx';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createStartNotices } from '~/stores/start/StartNotices';
import { user } from '../../../fixtures/builders';
import { createTestRoot } from '../../../fixtures/createTestRoot';
import { MemoryLocalStore } from '../../../fixtures/memoryStores';

const DAY_MS = 86_400_000;

interface Start {
  readonly ageDays?: number;
  readonly repositoryUrl?: string | null;
  /** What an earlier visit stored. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Whether the ways to read were offered before. */
  readonly isOffered?: boolean;
}

/** A start of somebody whose account is some days old, on a server with this source. */
async function start({ ageDays = 1, repositoryUrl = null, stored = {}, isOffered = true }: Start) {
  const local = new MemoryLocalStore();
  const made = createTestRoot({ me: null }).clock.now();
  if (isOffered) local.set('layoutOffered', 'true');
  for (const [key, value] of Object.entries(stored)) local.set(key, value);
  const createdAt = new Date(made - ageDays * DAY_MS).toISOString();
  const test = createTestRoot({ me: user('alice').me({ createdAt }), local, api: { meta: { repositoryUrl } as never } });
  await test.root.session.current.server.load();
  const notices = test.root.part(createStartNotices);
  notices.begin();
  return { ...test, notices, now: made };
}

test.each([
  { what: 'a server that changed its software', repositoryUrl: 'https://git.example/fork', notice: 'source' },
  { what: 'a server with the common software', repositoryUrl: 'https://github.com/misskey-dev/misskey', notice: null },
  { what: 'a server that names no source', repositoryUrl: null, notice: null },
])('the card about the source at the start on $what: $notice', async ({ repositoryUrl, notice }) => {
  const { notices } = await start({ repositoryUrl });
  expect(notices.current).toBe(notice);
});

test('the card about the source comes once', async () => {
  const first = await start({ repositoryUrl: 'https://git.example/fork' });
  first.notices.close();
  const stored = Object.fromEntries(first.local.values);
  const second = await start({ repositoryUrl: 'https://git.example/fork', stored });
  expect(second.notices.current).toBeNull();
});

test.each<{ ageDays: number; stored: Record<string, string>; notice: string | null }>([
  { ageDays: 4, stored: {}, notice: 'donation' },
  { ageDays: 2, stored: {}, notice: null },
  { ageDays: 90, stored: { neverShowDonationInfo: 'true' }, notice: null },
])('an account of $ageDays days with $stored is asked for help: $notice', async ({ ageDays, stored, notice }) => {
  const { notices } = await start({ ageDays, stored });
  expect(notices.current).toBe(notice);
});

test.each([
  { isForever: false, days: 29, notice: null },
  { isForever: false, days: 31, notice: 'donation' },
  { isForever: true, days: 31, notice: null },
])('who answered the request for help (forever: $isForever) sees after $days days: $notice', async ({ isForever, days, notice }) => {
  const first = await start({ ageDays: 10 });
  first.notices.close(isForever);
  const stored = Object.fromEntries(first.local.values);
  if (stored['latestDonationInfoShownAt'] !== undefined) stored['latestDonationInfoShownAt'] = String(first.now - days * DAY_MS);
  const second = await start({ ageDays: 40, stored });
  expect(second.notices.current).toBe(notice);
});

test('who has arranged nothing yet is offered the ways to read, once', async () => {
  const first = await start({ isOffered: false });
  expect(first.notices.current).toBe('layout');
  first.notices.close();
  const stored = Object.fromEntries(first.local.values);
  const second = await start({ stored, isOffered: false });
  expect(second.notices.current).toBeNull();
});

test('who has columns is not asked how to read', async () => {
  const { root, notices } = await start({});
  root.workspace.openColumn('/explore');
  root.local.set('layoutOffered', '');
  notices.begin();
  expect(notices.current).toBeNull();
});

test('a card waits until nothing lies above the page', async () => {
  const made = createTestRoot({ me: user('alice').me(), local: new MemoryLocalStore() });
  const answer = made.root.overlays.confirm({ text: 'Really?' });
  const notices = made.root.part(createStartNotices);
  notices.begin();
  expect(notices.current).toBeNull();
  const question = runInAction(() => made.root.overlays.stack.at(-1)!);
  if (question.kind === 'dialog' && question.dialog.type === 'confirm') question.dialog.answer(false);
  await answer;
  expect(notices.current).not.toBeNull();
});

describe('how to install the product', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Comes in a browser whose offer has arrived, or that has none. */
  const come = (visits: number, stored: Readonly<Record<string, string>> = {}, isOffered = true) => {
    vi.stubGlobal('window', Object.assign(new EventTarget(), isOffered && { installOffer: {} }));
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    return start({ stored: { neverShowDonationInfo: 'true', visits: String(visits), ...stored } });
  };

  test.each([
    { before: 0, notice: null },
    { before: 1, notice: null },
    { before: 2, notice: 'install' },
    { before: 20, notice: 'install' },
  ])('after $before earlier visits: $notice', async ({ before, notice }) => {
    const { notices } = await come(before);
    expect(notices.current).toBe(notice);
  });

  test('it comes once, also if nobody answers', async () => {
    const first = await come(2);
    expect(first.notices.current).toBe('install');
    const second = await come(3, Object.fromEntries(first.local.values));
    expect(second.notices.current).toBeNull();
  });

  test('it does not come where the browser has no way', async () => {
    const { notices } = await come(5, {}, false);
    expect(notices.current).toBeNull();
  });

  test('closing it does not answer the request for help', async () => {
    const { notices, local } = await come(2);
    notices.close();
    expect({ current: notices.current, shown: local.get('latestDonationInfoShownAt') }).toEqual({ current: null, shown: null });
  });
});
