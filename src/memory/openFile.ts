import type { OpfsSAHPoolDatabase, SAHPoolUtil } from '@sqlite.org/sqlite-wasm';
import { IndexedMemory } from './IndexedMemory';
import type { MemoryFile } from './MemoryHost';
import type { MemoryEngine } from './model';
import { SqliteMemory } from './SqliteMemory';

const NAME = 'wisteria-memory';
const DATABASE = 'memory.sqlite3';

/** The database and its journal, and room for what SQLite may need besides. */
const CAPACITY = 4;

/** How often the files of a tab that has just closed are asked for, and the time between; ms. */
const ATTEMPTS = 20;
const RETRY_MS = 150;

/** A browser has a file system for SQLite, or only IndexedDB; private windows often have the latter. */
const hasFileSystem = async (): Promise<boolean> => {
  try {
    return 'createSyncAccessHandle' in FileSystemFileHandle.prototype && Boolean(await navigator.storage.getDirectory());
  } catch {
    return false;
  }
};

/** The memory of this browser: SQLite in the file system that only this site sees, or IndexedDB. For a worker. */
export function browserFile(): MemoryFile {
  let pool: Promise<SAHPoolUtil> | undefined;
  const opened = (): Promise<SAHPoolUtil> =>
    (pool ??= openPool().catch((thrown: unknown) => {
      pool = undefined;
      throw thrown;
    }));
  return {
    async open(): Promise<MemoryEngine> {
      if (!(await hasFileSystem())) return IndexedMemory.open(indexedDB);
      const { OpfsSAHPoolDb } = await opened();
      const db: OpfsSAHPoolDatabase = new OpfsSAHPoolDb(DATABASE);
      try {
        return new SqliteMemory(db);
      } catch (thrown) {
        db.close();
        throw thrown;
      }
    },
    async discard() {
      if (!(await hasFileSystem())) return IndexedMemory.discard(indexedDB);
      return (await opened()).wipeFiles();
    },
  };
}

/** Opens the files. A tab that has just closed may still have them. */
async function openPool(): Promise<SAHPoolUtil> {
  // Other ways to files need headers that pages of other origins could not be embedded with.
  Object.assign(globalThis, { sqlite3ApiConfig: { disable: { vfs: { kvvfs: true, opfs: true, 'opfs-vfs': true, 'opfs-wl': true } } } });
  const { default: sqlite3InitModule } = await import('@sqlite.org/sqlite-wasm');
  const sqlite3 = await sqlite3InitModule();
  const options = {
    name: NAME,
    directory: `.${NAME}`,
    initialCapacity: CAPACITY,
    preserveOnInitFailure: true,
    forceReinitIfPreviouslyFailed: true,
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sqlite3.installOpfsSAHPoolVfs(options);
    } catch (thrown) {
      if (attempt === ATTEMPTS) throw thrown;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
