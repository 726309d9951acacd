/** A start on data that it must not change ends with one line of advice, and leaves every byte unchanged. */
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import LibsqlDatabase from 'libsql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { createInstance, type Instance } from '../../../server/createInstance';
import { countBlobs } from '../../../server/core/drive/blobs';
import { png, upload } from '../../unit/server/support/media';
import { TestInstance } from '../../unit/server/support/testInstance';

/** A folder with an account and a picture, copied for each test. */
let template: string;
let root: string;
const running: Instance[] = [];

beforeAll(async () => {
  template = mkdtempSync(join(tmpdir(), 'wisteria-data-'));
  const world = await TestInstance.start({ dataDir: template });
  await upload(world, await world.signUp('alice'), await png(), 'a.png');
  await world.close();
});
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wisteria-data-'));
  cpSync(template, root, { recursive: true });
});
afterEach(async () => {
  for (const instance of running.splice(0)) await instance.close();
  rmSync(root, { recursive: true, force: true });
});
afterAll(() => rmSync(template, { recursive: true, force: true }));

const database = () => join(root, 'instance.db');

function change(sql: string): void {
  const connection = new LibsqlDatabase(database());
  connection.exec(sql);
  connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  connection.close();
}

/** Every file with a hash of its bytes, without the lock and the index of the database's log. */
function contents(): Record<string, string> {
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^lock\.db|-shm$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.endsWith('-wal') || statSync(path).size > 0);
  return Object.fromEntries(paths.map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]));
}

async function start(dataDir = root): Promise<Instance> {
  const instance = await createInstance({ dataDir, port: 0 });
  running.push(instance);
  return instance;
}

/** The refusal of a start, which must be one line and change nothing. */
async function refusal(): Promise<string> {
  const before = contents();
  const error = await start().then(
    () => new Error('it started'),
    (thrown: unknown) => thrown as Error,
  );
  expect(error).toMatchObject({ name: 'DataFolderError' });
  expect(error.message.split('\n')).toHaveLength(1);
  expect(contents()).toEqual(before);
  return error.message;
}

describe('a start is refused', () => {
  test.each([
    ['with another beginning', () => writeFileSync(database(), 'not a database at all')],
    [
      'in the middle',
      () => {
        const bytes = readFileSync(database());
        bytes.fill(0xa5, 4096 * 3, 4096 * 6);
        writeFileSync(database(), bytes);
      },
    ],
    ['cut in half', () => writeFileSync(database(), readFileSync(database()).subarray(0, statSync(database()).size / 2))],
  ])('a start is refused on a database that is damaged: %s', async (_name, damage) => {
    damage();
    expect(await refusal()).toBe(`The database ${database()} is damaged. Put a backup in its place, or choose another folder with --data.`);
  });

  test('a start is refused on data of a newer version', async () => {
    change("INSERT INTO migrations (id, name) VALUES (999, 'future')");
    expect(await refusal()).toBe(
      `The data in ${database()} was written by a newer Wisteria. Update this one, or choose another folder with --data.`,
    );
  });

  test('a start is refused on a database of another program', async () => {
    rmSync(database());
    change('CREATE TABLE bookmarks (id INTEGER)');
    expect(await refusal()).toBe(`${database()} belongs to another program. Choose another folder with --data.`);
  });

  test("a start is refused on a folder with other files, such as somebody else's temp", async () => {
    rmSync(root, { recursive: true });
    mkdirSync(join(root, 'temp'), { recursive: true });
    writeFileSync(join(root, 'temp', 'letter.txt'), 'dear');
    writeFileSync(join(root, 'photo.jpg'), 'cheese');
    expect(await refusal()).toBe(`${root} holds the files of something else. Choose an empty folder with --data.`);
  });

  test('a start is refused on a database without contents', async () => {
    writeFileSync(database(), '');
    expect(await refusal()).toBe(`The database ${database()} is empty. Put a backup in its place, or choose another folder with --data.`);
  });

  test('a start is refused on a database that has lost its accounts while their files are there', async () => {
    change('DELETE FROM users');
    expect(await refusal()).toContain('is empty');
  });

  test('a start is refused on files without their database', async () => {
    rmSync(database());
    expect(await refusal()).toBe(
      `The database in ${root} is missing, but uploaded files are there. Put a backup of instance.db there, or choose another folder with --data.`,
    );
  });

  test('a start is refused on a folder that another process uses, whose uploads in flight stay', async () => {
    const first = await start();
    writeFileSync(join(root, 'temp', 'arriving'), 'half of a file');
    await expect(start()).rejects.toMatchObject({
      name: 'DataFolderError',
      message: `Another Wisteria uses the data folder ${root}. Stop that one, or choose another folder with --data.`,
    });
    expect(readFileSync(join(root, 'temp', 'arriving'), 'utf8')).toBe('half of a file');
    await first.close();
    await start();
  });

  test('a start is refused on a folder that cannot be written', async () => {
    // Permissions do not stop a superuser, but a file in the way does.
    const file = join(root, 'file');
    writeFileSync(file, '');
    await expect(start(join(file, 'data'))).rejects.toThrow(
      `The data folder ${join(file, 'data')} cannot be written (ENOTDIR). Let this account write there, or choose another folder with --data.`,
    );
    await expect(start(file)).rejects.toThrow(`${file} is a file. Choose a folder with --data.`);
  });

  test.each([
    ['instance.db', 'folder', () => mkdirSync(join(root, 'instance.db'))],
    ['files', 'file', () => writeFileSync(join(root, 'files'), '')],
    ['temp', 'file', () => writeFileSync(join(root, 'temp'), '')],
  ])('a start is refused if %s is a %s', async (name, kind, put) => {
    rmSync(join(root, name), { recursive: true, force: true });
    put();
    expect(await refusal()).toBe(`${join(root, name)} is a ${kind}. Put a backup in its place, or choose another folder with --data.`);
  });

  test('a start is refused on a folder of uploads whose part is a file', async () => {
    rmSync(database());
    rmSync(join(root, 'files'), { recursive: true });
    mkdirSync(join(root, 'files'));
    writeFileSync(join(root, 'files', 'aa'), '');
    expect(await refusal()).toContain('cannot be read (ENOTDIR)');
  });

  test.skipIf(process.getuid?.() === 0)('a start is refused on a folder without the right to write', async () => {
    chmodSync(root, 0o500);
    expect(await refusal()).toContain('cannot be written (EACCES)');
    chmodSync(root, 0o700);
  });
});

describe('the program', () => {
  test('it prints one line of advice, and ends with the code 1', async () => {
    writeFileSync(database(), 'not a database at all');
    let exit: MockInstance | undefined;
    const ended = new Promise((resolve) => {
      exit = vi.spyOn(process, 'exit').mockImplementation((code) => resolve(code) as never);
    });
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { argv } = process;
    process.argv = [...argv.slice(0, 2), '--port', '0', '--data', root];
    await import('../../../server/main');
    expect(await ended).toBe(1);
    expect(complaint.mock.calls).toEqual([
      [`The database ${database()} is damaged. Put a backup in its place, or choose another folder with --data.`],
    ]);
    process.argv = argv;
    for (const spy of [exit, complaint, warning]) spy?.mockRestore();
  });
});

describe('a start goes on', () => {
  test('a start continues after a process that was killed, with everything that was answered', async () => {
    // The folder as a killed process leaves it: the log of the database is not merged, and an upload is incomplete.
    const first = await start();
    const made = await first.app.inject({ method: 'POST', url: '/api/signup', payload: { username: 'bob', password: 'bob-pass' } });
    expect(made.statusCode).toBe(200);
    writeFileSync(join(root, 'temp', 'arriving'), 'half of a file');
    const killed = mkdtempSync(join(tmpdir(), 'wisteria-killed-'));
    cpSync(root, killed, { recursive: true });
    const second = await start(killed);
    expect(second.server.db.get('SELECT username FROM users WHERE usernameLower = ?', ['bob'])).toEqual({ username: 'bob' });
    expect(readdirSync(join(killed, 'temp'))).toEqual([]);
    await second.close();
    running.splice(running.indexOf(second), 1);
    rmSync(killed, { recursive: true });
  });

  test('a start continues with missing files, which are counted', async () => {
    expect(countBlobs((await start()).server).missing).toBe(0);
    rmSync(join(root, 'files'), { recursive: true });
    const { all, missing } = countBlobs(running[0]!.server);
    expect({ all, missing }).toEqual({ all: 2, missing: 2 });
  });

  test.skipIf(process.platform === 'win32')(
    'a start continues with a database that only its owner can read, whatever it was before',
    async () => {
      chmodSync(database(), 0o644);
      await start();
      const modes = readdirSync(root)
        .filter((name) => name.startsWith('instance.db'))
        .map((name) => [name, statSync(join(root, name)).mode & 0o777]);
      expect(Object.fromEntries(modes)).toEqual({ 'instance.db': 0o600, 'instance.db-shm': 0o600, 'instance.db-wal': 0o600 });
    },
  );
});
