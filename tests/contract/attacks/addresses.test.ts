/** Forged addresses, clocks and slow sites, against a running instance. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { save } from '../../../server/net/download';
import { FakeClock } from '../../fixtures/FakeClock';
import { png, upload } from '../../unit/server/support/media';
import { TestInstance, type TestAccount } from '../../unit/server/support/testInstance';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wisteria-addresses-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the address of a caller', () => {
  const guess = (world: TestInstance, from: string) =>
    world.post('signin', { username: 'alice', password: 'wrong' }, undefined, { 'x-forwarded-for': from });

  async function guesses(world: TestInstance): Promise<number[]> {
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) {
      statuses.push((await guess(world, `203.0.113.${n}`)).status);
      world.clock.advance(1_001);
    }
    return statuses;
  }

  test('a header cannot forge it', async () => {
    const world = await TestInstance.start({ rateLimitFactor: 1 });
    await world.signUp('alice');
    expect(await guesses(world)).toEqual([...Array.from({ length: 10 }, () => 403), 429, 429]);
    await world.close();
  });

  test('a proxy that is trusted tells it', async () => {
    const world = await TestInstance.start({ rateLimitFactor: 1, trustProxy: '127.0.0.1' });
    await world.signUp('alice');
    expect(await guesses(world)).toEqual(Array.from({ length: 12 }, () => 403));
    await world.close();
  });

  test('guesses at many accounts from one address end', async () => {
    const world = await TestInstance.start({ rateLimitFactor: 1 });
    const statuses = new Map<number, number>();
    for (let n = 0; n < 120; n++) {
      const { status } = await world.post('signin', { username: `user${n}`, password: '123456' });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 404: 100, 429: 20 });
    await world.close();
  });
});

describe('a limit of guesses', () => {
  test.each([
    ['signup', 20],
    ['signup-pending', 30],
    ['email-address/available', 120],
    ['request-reset-password', 3],
    ['reset-password', 20],
  ] as const)('%s counts %i an address, whoever signs the calls', async (path, max) => {
    const world = await TestInstance.start({ rateLimitFactor: 1 });
    const senders = [undefined, (await world.signUp('alice')).token, (await world.signUp('bob')).token];
    world.clock.advance(3_600_000);
    // Nothing of it is valid, and counts as a call nevertheless.
    const call = (token?: string) => world.post(path, {}, token);
    for (let n = 0; n < max; n++) expect((await call(senders[n % senders.length])).status).not.toBe(429);
    for (const token of senders) expect(await call(token)).toMatchObject({ status: 429 });
    await world.close();
  });

  test('codes that complete two-factor sign-in are counted with the other guesses at an account', async () => {
    const world = await TestInstance.start({ rateLimitFactor: 1 });
    const { token } = await world.signUp('alice');
    const statuses: number[] = [];
    for (let n = 0; n < 21; n++) statuses.push((await world.post('i/2fa/done', { token: '000000' }, token)).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 500), 429]);
    await world.close();
  });

  test('names made up at an address do not push out what was counted', async () => {
    const world = await TestInstance.start({ rateLimitFactor: 1 });
    const { token } = await world.signUp('alice');
    for (let n = 0; n < 20; n++) await world.post('i/2fa/done', { token: '000000' }, token);
    const counted = vi.spyOn(world.instance.server.limiter, 'allows');
    for (let n = 0; n < 150; n++) await world.post('signin', { username: `user${n}`, password: '1' });
    expect(new Set(counted.mock.calls.map(([key]) => key)).size, 'keys that 150 names make').toBe(101);
    expect((await world.post('i/2fa/done', { token: '000000' }, token)).status).toBe(429);
    await world.close();
  });
});

describe('a start with a clock that was set back', () => {
  test('new notes are still later than all others', async () => {
    const now = Date.UTC(2026, 5, 1);
    const world = await TestInstance.start({ dataDir: root, clock: new FakeClock(now) });
    const alice = await world.signUp('alice');
    const before = (await world.ok('notes/create', { text: 'before' }, alice.token)).createdNote;
    await world.close();
    const again = await TestInstance.start({ dataDir: root, clock: new FakeClock(now - 86_400_000) });
    const after = (await again.ok('notes/create', { text: 'after' }, alice.token)).createdNote;
    expect(after.id > before.id).toBe(true);
    const timeline = await again.ok('notes/timeline', { sinceId: before.id }, alice.token);
    expect(timeline.map(({ text }) => text)).toEqual(['after']);
    await again.close();
  });
});

describe('a start at another address', () => {
  test('icons of roles, decorations, pictures of announcements and of the instance follow', async () => {
    const first = await TestInstance.start({ dataDir: root, origin: 'http://127.0.0.1:3000' });
    const admin = await first.signUp('owner');
    const { url } = await upload(first, admin, await png(), 'icon.png');
    const role = { name: 'r', description: '', color: null, iconUrl: url, target: 'manual' as const, isPublic: true, isModerator: false };
    await first.ok(
      'admin/roles/create',
      { ...role, isAdministrator: false, asBadge: true, canEditMembersByModerator: false, displayOrder: 0, policies: {} },
      admin.token,
    );
    await first.ok('admin/announcements/create', { title: 'a', text: 'a', imageUrl: url }, admin.token);
    await first.ok('admin/avatar-decorations/create', { name: 'd', description: '', url }, admin.token);
    await first.ok('admin/update-meta', { iconUrl: url, bannerUrl: 'http://127.0.0.1:3000/files/of-somebody-else' }, admin.token);
    await first.close();

    const second = await TestInstance.start({ dataDir: root, origin: 'https://notes.example', testing: false });
    const moved = url.replace('http://127.0.0.1:3000', 'https://notes.example');
    expect(await second.ok('admin/roles/list', {}, admin.token)).toMatchObject([{ iconUrl: moved }]);
    expect(await second.ok('announcements', {})).toMatchObject([{ imageUrl: moved }]);
    expect(await second.ok('get-avatar-decorations', {})).toMatchObject([{ url: moved }]);
    expect(await second.ok('meta', {})).toMatchObject({ iconUrl: moved, bannerUrl: 'http://127.0.0.1:3000/files/of-somebody-else' });
    await second.close();
  });
});

describe('a direct note', () => {
  let world: TestInstance;
  let alice: TestAccount;
  let bob: TestAccount;
  beforeEach(async () => {
    world = await TestInstance.start();
    alice = await world.signUp('alice');
    bob = await world.signUp('bob');
  });
  afterEach(() => world.close());

  test('it tells others neither its words nor its tags nor who may read it', async () => {
    const carol = await world.signUp('carol');
    const { createdNote } = await world.ok(
      'notes/create',
      { text: '@bob about #secret', visibility: 'specified', visibleUserIds: [bob.id] },
      alice.token,
    );
    for (const token of [undefined, carol.token]) {
      const shown = await world.ok('notes/show', { noteId: createdNote.id }, token);
      expect(shown).toMatchObject({ isHidden: true, text: null });
      expect(JSON.stringify(shown)).not.toMatch(new RegExp(`secret|${bob.id}|visibleUserIds|mentions|tags`));
    }
    expect(await world.ok('notes/show', { noteId: createdNote.id }, bob.token)).toMatchObject({
      tags: ['secret'],
      mentions: [bob.id],
      visibleUserIds: [bob.id],
    });
  });
});

describe('a site that sends a byte a second', () => {
  let site: HttpServer;
  let sent = 0;
  beforeEach(async () => {
    site = createServer((_request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write(String(sent++ % 10)), 20);
      response.on('close', () => clearInterval(drip));
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    site.closeAllConnections();
    site.close();
  });

  test('a download from it ends when its time is over, and leaves nothing', async () => {
    const { port } = site.address() as AddressInfo;
    const answer = await new Promise<IncomingMessage>((resolve) => get(`http://127.0.0.1:${port}/`, resolve));
    const path = join(root, 'feed');
    await expect(save(answer, path, 1_000_000, AbortSignal.timeout(300))).rejects.toThrow(/abort/i);
    expect(sent).toBeGreaterThan(0);
    expect(existsSync(path)).toBe(false);
  });
});
