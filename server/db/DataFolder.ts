import { chmodSync, existsSync, mkdirSync, openSync, closeSync, readSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import LibsqlDatabase from 'libsql';
import type { Disposable } from '~/lib/disposable';
import { Database } from './Database';
import type { Migration } from './migrate';

/** An error for a data folder that an instance must not or cannot use. The message is one line of advice. Nothing was changed. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

const ELSEWHERE = 'or choose another folder with --data.';
const DATABASE = 'instance.db';
/** Locked by the process that uses the folder. The system releases it when the process ends in any way. */
const LOCK = 'lock.db';
/** Matches everything that an instance, or a gateway before it, stores in its folder. */
const OURS = /^(instance\.db|lock\.db)(-wal|-shm|-journal)?$|^(files|temp|gateway)$/;
/** The first bytes of every SQLite file. */
const SQLITE_HEADER = 'SQLite format 3\0';
/** The mode of files that no other user of the machine may read: tokens, addresses, direct notes. */
const OWNER_ONLY = 0o600;

/** An opened data folder. No other process uses it until it is disposed. */
export class DataFolder implements Disposable {
  /** Uploaded bytes. */
  readonly filesDir: string;
  /** Uploads that are still arriving; empty at first. */
  readonly tempDir: string;
  readonly db: Database;
  readonly #lock: LibsqlDatabase.Database;

  /**
   * Opens the folder of an instance, or creates one.
   * @param migrations the steps of the schema that this version knows.
   * @throws {DataFolderError} when it belongs to another program or a newer version, is in use, damaged or empty, or cannot be
   * written.
   */
  constructor(root: string, migrations: readonly Migration[]) {
    this.filesDir = join(root, 'files');
    this.tempDir = join(root, 'temp');
    const file = join(root, DATABASE);
    const isNew = !existsSync(file);
    if (isNew) reading(root, () => checkIsFree(root));
    else checkKinds(root);
    this.#lock = writing(root, () => {
      mkdirSync(root, { recursive: true, mode: 0o700 });
      return takeLock(root);
    });
    try {
      if (!isNew) reading(root, () => checkDatabase(file, hasBlobs(root), migrations));
      this.db = writing(root, () => {
        rmSync(this.tempDir, { recursive: true, force: true });
        for (const directory of [this.filesDir, this.tempDir]) mkdirSync(directory, { recursive: true });
        closeSync(openSync(file, 'a', OWNER_ONLY));
        for (const name of readdirSync(root).filter((one) => one.startsWith(DATABASE))) chmodSync(join(root, name), OWNER_ONLY);
        return new Database(file);
      });
    } catch (error) {
      this.#lock.exec('ROLLBACK');
      this.#lock.close();
      throw error;
    }
  }

  dispose(): void {
    this.db.close();
    this.#lock.exec('ROLLBACK');
    this.#lock.close();
  }
}

/** Refuses a database that is a folder, and folders that are files. */
function checkKinds(root: string): void {
  for (const [name, wantsFolder] of [
    [DATABASE, false],
    ['files', true],
    ['temp', true],
  ] as const) {
    const path = join(root, name);
    if (!existsSync(path) || statSync(path).isDirectory() === wantsFolder) continue;
    throw new DataFolderError(`${path} is a ${wantsFolder ? 'file' : 'folder'}. Put a backup in its place, ${ELSEWHERE}`);
  }
}

/** Refuses a folder without a database if it contains files of others. */
function checkIsFree(root: string): void {
  if (!existsSync(root)) return;
  if (!statSync(root).isDirectory()) throw new DataFolderError(`${root} is a file. Choose a folder with --data.`);
  if (readdirSync(root).some((name) => !OURS.test(name))) {
    throw new DataFolderError(`${root} holds the files of something else. Choose an empty folder with --data.`);
  }
  checkKinds(root);
  if (hasBlobs(root)) {
    throw new DataFolderError(
      `The database in ${root} is missing, but uploaded files are there. Put a backup of ${DATABASE} there, ${ELSEWHERE}`,
    );
  }
}

/** Returns whether there are uploaded files of a completed start. */
function hasBlobs(root: string): boolean {
  const files = join(root, 'files');
  if (!existsSync(files)) return false;
  const names = readdirSync(files);
  return !names.includes('seeding') && names.some((name) => /^[0-9a-f]{2}$/.test(name) && readdirSync(join(files, name)).length > 0);
}

function takeLock(root: string): LibsqlDatabase.Database {
  const lock = new LibsqlDatabase(join(root, LOCK));
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (codeOf(error).startsWith('SQLITE_BUSY')) {
      throw new DataFolderError(`Another Wisteria uses the data folder ${root}. Stop that one, ${ELSEWHERE}`);
    }
    throw error;
  }
}

/** Checks a database before anything changes it. */
function checkDatabase(file: string, hasFiles: boolean, migrations: readonly Migration[]): void {
  const damaged = () => new DataFolderError(`The database ${file} is damaged. Put a backup in its place, ${ELSEWHERE}`);
  const empty = () => new DataFolderError(`The database ${file} is empty. Put a backup in its place, ${ELSEWHERE}`);
  const head = headOf(file);
  if (head === '') throw empty();
  if (head !== SQLITE_HEADER) throw damaged();
  const hadLog = existsSync(`${file}-wal`);
  const connection = new LibsqlDatabase(file);
  try {
    const rows = (sql: string) => connection.prepare(sql).all([]) as Record<string, unknown>[];
    const tables = new Set(rows("SELECT name FROM sqlite_schema WHERE type = 'table'").map(({ name }) => name));
    if (tables.size === 0) throw empty();
    if (!tables.has('migrations')) throw new DataFolderError(`${file} belongs to another program. Choose another folder with --data.`);
    const latest = Math.max(...migrations.map(({ id }) => id));
    if (rows('SELECT id FROM migrations').some(({ id }) => Number(id) > latest)) {
      throw new DataFolderError(`The data in ${file} was written by a newer Wisteria. Update this one, ${ELSEWHERE}`);
    }
    if (rows('PRAGMA quick_check(1)').some((row) => row.quick_check !== 'ok')) throw damaged();
    if (hasFiles && tables.has('users') && rows('SELECT 1 FROM users LIMIT 1').length === 0) throw empty();
  } catch (error) {
    // Opening it creates these files. Without them, the folder is unchanged.
    if (!hadLog) for (const ending of ['-wal', '-shm']) rmSync(file + ending, { force: true });
    if (/^SQLITE_(CORRUPT|NOTADB|IOERR_SHORT_READ)/.test(codeOf(error))) throw damaged();
    throw error;
  } finally {
    connection.close();
  }
}

function headOf(file: string): string {
  const descriptor = openSync(file, 'r');
  try {
    const head = Buffer.alloc(SQLITE_HEADER.length);
    return head.toString('latin1', 0, readSync(descriptor, head));
  } finally {
    closeSync(descriptor);
  }
}

/** Returns the code of an error of the system or the driver; the driver has none for a file that cannot be opened. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string' && error.code !== '') return error.code;
  return error.message.includes('Unable to open connection') ? 'SQLITE_CANTOPEN' : '';
}

/** Runs something that reads in the folder, and explains why it failed. */
function reading<T>(root: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const code = codeOf(error);
    if (!/^(EACCES|EPERM|EISDIR|ENOTDIR|ELOOP|EIO|SQLITE_CANTOPEN)/.test(code)) throw error;
    throw new DataFolderError(`The data folder ${root} cannot be read (${code}). Let this account read there, ${ELSEWHERE}`);
  }
}

/** Runs something that writes into the folder, and explains why it failed. */
function writing<T>(root: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    const code = codeOf(error);
    if (!/^(EACCES|EPERM|EROFS|ENOTDIR|ENOSPC|SQLITE_CANTOPEN|SQLITE_READONLY|SQLITE_FULL)/.test(code)) throw error;
    throw new DataFolderError(`The data folder ${root} cannot be written (${code}). Let this account write there, ${ELSEWHERE}`);
  }
}
