/** The program as a process: it is killed in the middle of uploads, stopped while everything is open, and started on bad data. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import LibsqlDatabase from 'libsql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openRaw } from '../../fixtures/rawHttp';
import { png } from '../../unit/server/support/media';
import { RawWebSocket } from '../../unit/server/support/rawWebSocket';
import { TestInstance } from '../../unit/server/support/testInstance';
import { Account, uploaded } from '../lib/account';
import { Program, type Running } from '../lib/Program';

const KILL_AT_CALL = fileURLToPath(new URL('../lib/killAtCall.mjs', import.meta.url));

let program: Program;
/** A folder with the account of Alice and one picture, copied for each test. */
let template: string;
let token: string;
let root: string;
const running: Running[] = [];
const sockets: Socket[] = [];

beforeAll(async () => {
  program = await Program.bundle();
  template = mkdtempSync(join(tmpdir(), 'wisteria-process-'));
  const world = await TestInstance.start({ dataDir: template, testing: false, rateLimitFactor: 0 });
  ({ token } = await world.signUp('alice'));
  const alice = new Account(world.instance.url, token);
  uploaded(await alice.upload(await png(20, 20), 'first.png'));
  await world.close();
});
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wisteria-process-'));
  cpSync(template, root, { recursive: true });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const one of running.splice(0)) await one.end('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});
afterAll(() => {
  program.remove();
  rmSync(template, { recursive: true, force: true });
});

function start(args: readonly string[] = [], options: Parameters<Program['run']>[1] = {}): Running {
  const one = program.run(['--port', '0', '--seed', 'empty', '--data', root, ...args], options);
  running.push(one);
  return one;
}

/** A connection that stays open, whatever the other end does. */
function open(url: string, text: string): Socket {
  const socket = openRaw(url, text).on('error', () => undefined);
  sockets.push(socket);
  return socket;
}

/** Stored contents by name, and everything in the folder for arriving files. */
function stored(): { readonly contents: readonly string[]; readonly arriving: readonly string[]; readonly unsettled: readonly string[] } {
  const names = (folder: string) =>
    existsSync(join(root, folder)) ? readdirSync(join(root, folder), { recursive: true }).map(String) : [];
  const contents = names('files').flatMap((path) => /^[0-9a-f]{2}[\\/]([0-9a-f]{64})$/.exec(path)?.[1] ?? []);
  return { contents: contents.toSorted(), arriving: names('temp'), unsettled: names(join('files', 'unsettled')) };
}

/** What the instance lists of Alice's files, and the contents that belong to these, after a new start. */
async function afterRestart() {
  const url = await start().ready;
  const alice = new Account(url, token);
  const files = await alice.ask('drive/files', { limit: 100 });
  const sizes = await Promise.all(files.map(async (file) => (await (await fetch(file.url)).arrayBuffer()).byteLength === file.size));
  const database = new LibsqlDatabase(join(root, 'instance.db'), { readonly: true });
  const rows = database.prepare('SELECT sha256, thumbnailSha256 FROM files').all([]) as { sha256: string; thumbnailSha256: string }[];
  const check = database.prepare('PRAGMA quick_check').all([]);
  database.close();
  return {
    names: files.map(({ name }) => name).toSorted(),
    areWhole: sizes.every(Boolean),
    named: [...new Set(rows.flatMap(({ sha256, thumbnailSha256 }) => [sha256, thumbnailSha256]))].toSorted(),
    check,
  };
}

async function expectOnly(names: readonly string[]): Promise<void> {
  const after = await afterRestart();
  expect(after).toMatchObject({ names, areWhole: true, check: [{ quick_check: 'ok' }] });
  expect(stored()).toEqual({ contents: after.named, arriving: [], unsettled: [] });
}

/** The beginning of a multipart upload by Alice that announces more bytes than it sends. */
const halfUpload = (sent: number) =>
  [
    'POST /api/drive/files/create HTTP/1.1',
    'Host: x',
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 5000000',
    '',
    '--b',
    'Content-Disposition: form-data; name="i"',
    '',
    token,
    '--b',
    'Content-Disposition: form-data; name="file"; filename="half.bin"',
    'Content-Type: application/octet-stream',
    '',
    'x'.repeat(sent),
  ].join('\n');

describe('a kill in the middle of an upload', () => {
  test('a file of which half was sent is neither listed nor left behind', async () => {
    const first = start();
    open(await first.ready, halfUpload(1_000_000));
    await expect.poll(() => stored().arriving.length, { timeout: 10_000 }).toBe(1);
    expect(await first.end('SIGKILL')).toMatchObject({ signal: 'SIGKILL' });
    expect(stored().arriving, 'the half as the kill left it').toHaveLength(1);
    await expectOnly(['first.png']);
  });

  test.each([
    ['before its bytes have their name', 'before renameSync 1'],
    ['after its bytes have their name', 'after renameSync 1'],
    ['after its preview has its name', 'after renameSync 2'],
  ])('a picture that is being stored, %s, is neither listed nor left behind', async (_when, at) => {
    const first = start([], { preload: KILL_AT_CALL, env: { KILL_AT: at } });
    const alice = new Account(await first.ready, token);
    await expect(alice.upload(await png(300, 200), 'second.png')).rejects.toThrow('fetch failed');
    expect(await first.ended).toMatchObject({ signal: 'SIGKILL' });
    await expectOnly(['first.png']);
  });

  test('a file that is being deleted is gone with its bytes', async () => {
    const first = start([], { preload: KILL_AT_CALL, env: { KILL_AT: 'before rmSync 1' } });
    const alice = new Account(await first.ready, token);
    const [file] = await alice.ask('drive/files', {});
    await expect(alice.ask('drive/files/delete', { fileId: file!.id })).rejects.toThrow('fetch failed');
    expect(stored().contents, 'as the kill left them').toHaveLength(2);
    await expectOnly([]);
  });

  test('bytes that another file has too stay', async () => {
    const first = start([], { preload: KILL_AT_CALL, env: { KILL_AT: 'after renameSync 1' } });
    const form = new FormData();
    form.set('i', token);
    form.set('force', 'true');
    form.set('file', new Blob([new Uint8Array(await png(20, 20))]), 'again.png');
    await expect(fetch(`${await first.ready}/api/drive/files/create`, { method: 'POST', body: form })).rejects.toThrow('fetch failed');
    await first.ended;
    await expectOnly(['first.png']);
  });
});

/** Everything that can be open at a server: a live connection, a call that is kept alive, uploads, upgrades and half a request. */
async function openEverything(url: string): Promise<void> {
  const stream = await RawWebSocket.open(`${url}/streaming?i=${token}`);
  sockets.push(stream.socket as Socket);
  stream.send(JSON.stringify({ type: 'connect', body: { channel: 'main', id: 'a' } }));
  const kept = open(url, 'POST /api/meta HTTP/1.1\nHost: x\nContent-Type: application/json\nContent-Length: 2\n\n{}');
  const upgrade = 'Connection: Upgrade\nUpgrade: websocket\nSec-WebSocket-Version: 13\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\n\n';
  open(url, `GET /api/meta HTTP/1.1\nHost: x\n${upgrade}`);
  open(url, `GET /streaming HTTP/1.1\nHost: x\n${upgrade}`);
  open(url, halfUpload(200_000));
  open(url, 'POST /api/notes/create HTTP/1.1\nHost: x\nContent-Type: application/json\nContent-Length: 500\n\n{"text": "hal');
  open(url, 'GET /half');
  // A picture that is read slowly.
  const slow = httpRequest(`${url}/api/emojis`, { agent: false });
  slow.on('response', (answer) => answer.pause()).on('error', () => undefined);
  slow.on('socket', (socket) => sockets.push(socket));
  slow.end();
  await expect.poll(() => kept.bytesRead, { timeout: 10_000 }).toBeGreaterThan(0);
}

const LONGEST_STOP_MS = 1_000;

describe('SIGTERM', () => {
  test('it ends the instance within a second, whatever is open', async () => {
    const one = start();
    await openEverything(await one.ready);
    const end = await one.end('SIGTERM');
    expect(end).toMatchObject({ code: 0, signal: null });
    expect(end.ms).toBeLessThan(LONGEST_STOP_MS);
    expect(one.complaints.replace(/^The client is not built yet.*\n/, '')).toBe('');
    await expectOnly(['first.png']);
  });

  test('it ends the gateway within a second, whatever is open', async () => {
    const upstream = start();
    const gateway = program.run(['--port', '0', '--upstream', await upstream.ready]);
    running.push(gateway);
    await openEverything(await gateway.ready);
    const end = await gateway.end('SIGTERM');
    expect(end).toMatchObject({ code: 0, signal: null });
    expect(end.ms).toBeLessThan(LONGEST_STOP_MS);
  });
});

describe('a start on data that it must not change', () => {
  /** Every file with its hash, without the lock and the index of the database's log. */
  function contents(): Record<string, string> {
    const paths = readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/^lock\.db|-shm$|-wal$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
    return Object.fromEntries(paths.map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]));
  }
  const database = () => join(root, 'instance.db');
  function change(sql: string): void {
    const connection = new LibsqlDatabase(database());
    connection.exec(sql);
    connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    connection.close();
  }

  test.each<[string, () => unknown]>([
    ['damaged', () => writeFileSync(database(), readFileSync(database()).fill(0xa5, 4096 * 3, 4096 * 6))],
    ['newer', () => change("INSERT INTO migrations (id, name) VALUES (999, 'future')")],
    [
      'foreign',
      () => {
        rmSync(database());
        change('CREATE TABLE bookmarks (id INTEGER)');
      },
    ],
    ['locked', () => start().ready],
    [
      'unwritable',
      () => {
        rmSync(root, { recursive: true });
        writeFileSync(root, 'a file in the way');
      },
    ],
    ['empty', () => writeFileSync(database(), '')],
  ])('a start on %s data ends with one line of advice and the code 1, and leaves every byte', async (_kind, prepare) => {
    await prepare();
    const before = existsSync(database()) ? contents() : {};
    const one = start();
    expect(await one.ended).toEqual({ code: 1, signal: null });
    expect(one.complaints.replace(/^The client is not built yet.*\n/, '')).toMatch(/^[^\n]*(?:--data)[^\n]*\n$/);
    expect(existsSync(database()) ? contents() : {}).toEqual(before);
  });
});
