import type { Clock } from '~/lib/clock';
import { randomId } from '~/lib/randomId';
import type { KeyValueStore } from '~/storage/KeyValueStore';
import type { LocalStore } from '~/storage/LocalStore';
import { draftKey, isBlankDraft, parseDraft, readDraftKey, type DraftData, type DraftTarget } from './draftData';
import { DraftShelf, type DraftRecord } from './DraftShelf';
import { addVersions, type DraftVersion, type Written } from './draftVersions';
import { DraftWriting, newDraftId, type DraftPlace } from './DraftWriting';
import { LocalDrafts, type LocalDraft } from './LocalDrafts';

/** The storages of a browser that keep drafts. */
export interface DraftStorage {
  readonly local: LocalStore;
  readonly kv: KeyValueStore;
  readonly clock: Clock;
}

/** Which draft a composer writes. */
export interface DraftChoice {
  readonly target: DraftTarget;
  /** The draft itself, if one was chosen; by default, that of the target. */
  readonly draftId?: string | undefined;
  /** The note that is deleted to write it again. */
  readonly rewrittenId?: string | undefined;
  /** Whether the composer begins without the draft of its target, and its text gets a draft of its own. */
  readonly isApart?: boolean;
}

/** Begins the ids of drafts that come from deleted notes. */
const REWRITTEN = 'rewrite:';

/** Begins the keys under which earlier versions of this client stored drafts in the larger storage. */
const FORMER = 'draft::';

/**
 * The drafts of one account in this browser. IndexedDB has all of them; localStorage has a copy of the newest, which is written at once
 * with every change. The newer content counts.
 */
export class AccountDrafts {
  readonly local: LocalDrafts;
  readonly #shelf: DraftShelf;
  readonly #kv: KeyValueStore;
  readonly #clock: Clock;
  readonly #meId: string;

  /** @param account the key of the account, as in `AccountScope.key`: its host and id */
  constructor({ local, kv, clock }: DraftStorage, account: string) {
    this.local = new LocalDrafts(local, account);
    this.#shelf = new DraftShelf(kv, account);
    this.#kv = kv;
    this.#clock = clock;
    this.#meId = account.slice(account.lastIndexOf('/') + 1);
  }

  /**
   * Begins to write a draft. A note that is being rewritten comes before the draft of its target, until it is posted or
   * set aside.
   */
  write(choice: DraftChoice, onKept: (isKept: boolean) => void = () => {}): DraftWriting {
    return new DraftWriting(this.#placeOf(choice), {
      local: this.local,
      shelf: this.#shelf,
      clock: this.#clock,
      former: {
        read: async (id) => readFormer(await this.#kv.get<unknown>(FORMER + id)),
        remove: (id) => this.#kv.delete(FORMER + id),
      },
      onKept,
    });
  }

  /** Adds a draft to those of a target, which stay as they are. @returns its id, or null if no storage takes it */
  async add(target: DraftTarget, data: DraftData): Promise<string | null> {
    const writing = this.write({ target, isApart: true });
    writing.change(data);
    return (await writing.flush()) ? writing.id : null;
  }

  /** All drafts that say something or have earlier versions, the newest first. Rejects with `StorageError`. */
  async list(): Promise<readonly DraftRecord[]> {
    const records = new Map((await this.#shelf.list()).map((record) => [record.id, record]));
    for (const [id, draft] of this.local.list()) records.set(id, recordOf(id, draft, records.get(id)));
    const worthwhile = [...records.values()].filter(({ data, versions }) => !isBlankDraft(data) || versions.length > 0);
    return worthwhile.toSorted((a, b) => b.at - a.at);
  }

  /** Removes a draft with its versions. Rejects with `StorageError`. */
  async remove(id: string): Promise<void> {
    this.local.remove(id);
    await this.#shelf.remove(id);
  }

  /** Brings back a removed draft. If there is a new one in its place, it gets an id of its own. Rejects with `StorageError`. */
  async putBack(record: DraftRecord): Promise<void> {
    const isFree = !this.local.get(record.id) && !(await this.#shelf.read(record.id));
    const id = isFree ? record.id : newDraftId();
    await this.#shelf.change(id, () => ({ ...record, id }));
  }

  /** Replaces the content of a draft by that of a version. The replaced content becomes a version itself. Rejects with `StorageError`. */
  async restore(record: DraftRecord, version: Written): Promise<void> {
    const { id } = record;
    const at = Math.max(this.#clock.now(), record.at + 1);
    const restored: Written = { data: version.data, at, writer: randomId() };
    await this.#shelf.change(id, (there = record) => {
      const replaced: DraftVersion = { data: there.data, at: there.at, writer: there.writer, why: 'restore' };
      return { ...there, ...restored, versions: addVersions(there.versions, [replaced], restored.data) };
    });
    const { target, deletedNoteId } = record;
    if (this.local.get(id)) this.local.change(id, () => ({ ...restored, target, deletedNoteId, displaced: [] }), true);
  }

  #placeOf({ target, draftId, rewrittenId, isApart = false }: DraftChoice): DraftPlace {
    if (rewrittenId !== undefined) return { id: REWRITTEN + rewrittenId, target, deletedNoteId: rewrittenId };
    if (draftId !== undefined) return { id: draftId, target, ...this.#rewritten(draftId) };
    if (isApart) return { id: newDraftId(), target };
    const key = draftKey({ ...target, meId: this.#meId });
    const rewritten = [...this.local.list()]
      .filter(([id, draft]) => id.startsWith(REWRITTEN) && draftKey({ ...draft.target, meId: this.#meId }) === key)
      .toSorted(([, a], [, b]) => b.at - a.at)[0];
    return rewritten ? { id: rewritten[0], target, ...this.#rewritten(rewritten[0]) } : { id: key, target };
  }

  #rewritten(id: string): { deletedNoteId?: string } {
    const known = this.local.get(id)?.deletedNoteId;
    if (known) return { deletedNoteId: known };
    return id.startsWith(REWRITTEN) ? { deletedNoteId: id.slice(REWRITTEN.length) } : {};
  }
}

/** Joins the copies of a draft in both storages: the newer content counts, the other is a version if another composer wrote it. */
function recordOf(id: string, draft: LocalDraft, stored: DraftRecord | undefined): DraftRecord {
  const { data, at, writer, deletedNoteId, displaced } = draft;
  const target = readDraftKey(id)?.target ?? draft.target;
  const local: DraftRecord = { id, data, at, writer, target, deletedNoteId, versions: [] };
  if (!stored) return { ...local, versions: addVersions([], displaced, data) };
  const [newer, older] = stored.at < at ? [local, stored] : [stored, local];
  const lost: DraftVersion = { data: older.data, at: older.at, writer: older.writer, why: 'otherTab' };
  const versions = addVersions(stored.versions, [...displaced, ...(older.writer === newer.writer ? [] : [lost])], newer.data);
  return { ...newer, versions };
}

/** Reads a draft that an earlier version of this client stored, in the form that localStorage has. */
function readFormer(raw: unknown): Written | undefined {
  const { updatedAt, data } = (raw ?? {}) as { readonly updatedAt?: unknown; readonly data?: unknown };
  const content = parseDraft(data);
  const at = typeof updatedAt === 'string' ? Date.parse(updatedAt) : Number.NaN;
  return content && Number.isFinite(at) ? { data: content, at, writer: 'former' } : undefined;
}
