import type { KeyValueStore } from '~/storage/KeyValueStore';
import { parseTarget, type DraftTarget } from './draftData';
import { parseVersions, parseWritten, type DraftVersion, type Written } from './draftVersions';

/** A draft as IndexedDB keeps it. */
export interface DraftRecord extends Written {
  /** The key of its target, or an id of its own for a draft that was set aside or comes from a deleted note. */
  readonly id: string;
  readonly target: DraftTarget;
  /** The note that was deleted to write it again; null for other drafts. */
  readonly deletedNoteId: string | null;
  /** Oldest first. */
  readonly versions: readonly DraftVersion[];
}

/**
 * The drafts of an account in IndexedDB: one value per draft, and a list of their ids. Each change is one step that no
 * other tab can come between. Rejects with `StorageError`.
 */
export class DraftShelf {
  readonly #kv: KeyValueStore;
  readonly #account: string;
  /** Ids that are known to be in the list. */
  readonly #listed = new Set<string>();

  /** @param account the key of the account, as in `AccountScope.key` */
  constructor(kv: KeyValueStore, account: string) {
    this.#kv = kv;
    this.#account = account;
  }

  async read(id: string): Promise<DraftRecord | undefined> {
    return parseRecord(id, await this.#kv.get<unknown>(this.#keyOf(id)));
  }

  /** All drafts, in no order. */
  async list(): Promise<readonly DraftRecord[]> {
    const ids = parseIds(await this.#kv.get<unknown>(this.#listKey));
    const records = await Promise.all(ids.map((id) => this.read(id)));
    return records.filter((record) => record !== undefined);
  }

  /** Replaces a draft by the result of `change`. */
  async change(id: string, change: (former: DraftRecord | undefined) => DraftRecord): Promise<void> {
    // First into the list: a draft that is not in it would never be found after a crash in between.
    if (!this.#listed.has(id)) await this.#list(id);
    let isNew = false;
    await this.#kv.update<unknown>(this.#keyOf(id), (stored) => {
      const former = parseRecord(id, stored);
      isNew = former === undefined;
      return change(former);
    });
    // Another tab may have removed it from the list in the meantime.
    if (isNew) await this.#list(id);
  }

  async remove(id: string): Promise<void> {
    this.#listed.delete(id);
    // The list first: a tab that writes the draft after its deletion puts it there again.
    await this.#kv.update<unknown>(this.#listKey, (stored) => parseIds(stored).filter((known) => known !== id));
    await this.#kv.delete(this.#keyOf(id));
  }

  async #list(id: string): Promise<void> {
    await this.#kv.update<unknown>(this.#listKey, (stored) => [...new Set([...parseIds(stored), id])]);
    this.#listed.add(id);
  }

  get #listKey(): string {
    return `drafts::${this.#account}`;
  }

  #keyOf(id: string): string {
    return `draft::${this.#account}::${id}`;
  }
}

const parseIds = (raw: unknown): readonly string[] => (Array.isArray(raw) ? raw.filter((id) => typeof id === 'string') : []);

function parseRecord(id: string, raw: unknown): DraftRecord | undefined {
  const written = parseWritten(raw);
  if (!written) return undefined;
  const { target, deletedNoteId, versions } = raw as Partial<Record<keyof DraftRecord, unknown>>;
  return {
    ...written,
    id,
    target: parseTarget(target),
    deletedNoteId: typeof deletedNoteId === 'string' ? deletedNoteId : null,
    versions: parseVersions(versions),
  };
}
