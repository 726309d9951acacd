import type { LocalStore } from '~/storage/LocalStore';
import { parseDraft, parseTarget, readDraftKey, type DraftTarget } from './draftData';
import { isTime, parseVersions, type DraftVersion, type Written } from './draftVersions';

/** The key in localStorage and the form of its entries are those of Misskey's client, so drafts survive a change of client. */
const DRAFTS = 'drafts';

/** How many drafts are kept here once the larger storage has them. The browser's small storage is small. */
const LIMIT = 100;

/** A draft in localStorage. */
export interface LocalDraft extends Written {
  readonly target: DraftTarget;
  /** The note that was deleted to write it again; null for other drafts. */
  readonly deletedNoteId: string | null;
  /** The content of other composers in the same draft, until the larger storage has it. */
  readonly displaced: readonly DraftVersion[];
}

type Entries = Record<string, object>;

/** The fields of an entry besides those of Misskey. */
interface Extra {
  readonly updatedAt?: unknown;
  readonly data?: unknown;
  /** The account; missing in drafts of other clients. */
  readonly by?: unknown;
  readonly writer?: unknown;
  readonly target?: unknown;
  readonly deletedNoteId?: unknown;
  readonly displaced?: unknown;
  /** A draft that waited below this one, as earlier versions of this client stored it. */
  readonly below?: unknown;
}

/**
 * The drafts of an account in localStorage. They are written at once with every change, before the larger storage has
 * them. Every call reads the storage, because other tabs write to it, too.
 */
export class LocalDrafts {
  readonly #local: LocalStore;
  readonly #account: string;

  /** @param account the key of the account, as in `AccountScope.key` */
  constructor(local: LocalStore, account: string) {
    this.#local = local;
    this.#account = account;
  }

  get(id: string): LocalDraft | undefined {
    const entries = this.#read();
    return this.#parse(id, entries[this.#keyOf(id, entries)]);
  }

  /** All drafts of the account by their ids, and those of other clients that belong to no other account. */
  list(): ReadonlyMap<string, LocalDraft> {
    const found = new Map<string, LocalDraft>();
    for (const [key, entry] of Object.entries(this.#read())) {
      if (!this.#isOwn(key, entry)) continue;
      const id = key.endsWith(this.#suffix) ? key.slice(0, -this.#suffix.length) : key;
      const draft = this.#parse(id, entry);
      if (draft) found.set(id, draft);
    }
    return found;
  }

  /**
   * Replaces a draft by the result of `change`.
   * @param mayDrop whether the larger storage has the oldest drafts, so that they can go
   * @returns whether the browser took it
   */
  change(id: string, change: (former: LocalDraft | undefined) => LocalDraft, mayDrop: boolean): boolean {
    const entries = this.#read();
    const key = this.#keyOf(id, entries);
    const { [key]: former, ...others } = entries;
    const kept = Object.entries(others);
    return this.#write({ [key]: this.#entryOf(change(this.#parse(id, former))), ...Object.fromEntries(mayDrop ? newest(kept) : kept) });
  }

  /** Removes a draft, if `mayGo` agrees with the stored one. */
  remove(id: string, mayGo: (draft: LocalDraft) => boolean = () => true): void {
    const entries = this.#read();
    const key = this.#keyOf(id, entries);
    const { [key]: removed, ...others } = entries;
    const draft = this.#parse(id, removed);
    if (removed !== undefined && (draft === undefined || mayGo(draft))) this.#write(others);
  }

  get #suffix(): string {
    return `@${this.#account}`;
  }

  /** Two accounts can reply to the same note: the second one's key names the account. */
  #keyOf(id: string, entries: Entries): string {
    const own = id + this.#suffix;
    const there = entries[id];
    return Object.hasOwn(entries, own) || (there !== undefined && !this.#isOwn(id, there)) ? own : id;
  }

  #isOwn(key: string, entry: object): boolean {
    const { by } = entry as Extra;
    if (typeof by === 'string') return by === this.#account;
    const meId = readDraftKey(key)?.meId;
    return meId === undefined || this.#account.endsWith(`/${meId}`);
  }

  #parse(id: string, entry: object | undefined): LocalDraft | undefined {
    if (entry === undefined) return undefined;
    const { data, updatedAt, writer, target, deletedNoteId, displaced, below } = entry as Extra;
    const content = parseDraft(data);
    if (!content) return undefined;
    const earlier = (below ?? {}) as Extra;
    const belowData = parseDraft(earlier.data);
    const waiting: DraftVersion[] = belowData ? [{ data: belowData, at: timeOf(earlier.updatedAt), writer: 'below', why: 'otherTab' }] : [];
    return {
      data: content,
      at: timeOf(updatedAt),
      writer: typeof writer === 'string' ? writer : 'unknown',
      target: readDraftKey(id)?.target ?? parseTarget(target),
      deletedNoteId: typeof deletedNoteId === 'string' ? deletedNoteId : null,
      displaced: [...waiting, ...parseVersions(displaced)],
    };
  }

  #entryOf({ at, data, writer, target, deletedNoteId, displaced }: LocalDraft): object {
    return {
      updatedAt: new Date(at).toISOString(),
      data,
      by: this.#account,
      writer,
      target,
      ...(deletedNoteId !== null && { deletedNoteId }),
      ...(displaced.length > 0 && { displaced }),
    };
  }

  #read(): Entries {
    const stored = parseJson(this.#local.get(DRAFTS));
    if (stored === null || typeof stored !== 'object') return {};
    return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, object] => isEntry(entry[1])));
  }

  #write(entries: Entries): boolean {
    return this.#local.set(DRAFTS, JSON.stringify(entries));
  }
}

/** Leaves out the oldest drafts of this client, until there is room for one more. The larger storage may not have those of others. */
function newest(entries: readonly (readonly [string, object])[]): readonly (readonly [string, object])[] {
  const excess = entries.length + 1 - LIMIT;
  if (excess <= 0) return entries;
  const age = ([, entry]: readonly [string, object]): number => timeOf((entry as Extra).updatedAt);
  const old = entries.filter(([, entry]) => typeof (entry as Extra).by === 'string').toSorted((a, b) => age(a) - age(b));
  const dropped = new Set(old.slice(0, excess).map(([key]) => key));
  return entries.filter(([key]) => !dropped.has(key));
}

const isEntry = (value: unknown): boolean =>
  value !== null && typeof value === 'object' && typeof (value as Extra).updatedAt === 'string' && 'data' in value;

function timeOf(iso: unknown): number {
  const time = typeof iso === 'string' ? Date.parse(iso) : Number.NaN;
  return isTime(time) ? time : 0;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // The storage belongs to the user and may contain anything; unreadable text counts as nothing.
    return null;
  }
}
