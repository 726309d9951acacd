import type { Visibility, WireDriveFile } from '~/api/wire';
import type { Clock } from '~/lib/clock';
import { bool, listOf, nullable, numberIn, shape, text } from '~/lib/parsers';
import { wellFormedFiles } from '~/services/wellFormed';
import type { KeyValueStore } from '~/storage/KeyValueStore';
import type { LocalStore } from '~/storage/LocalStore';

/** The poll of a draft; times in ms. */
export interface DraftPoll {
  readonly choices: readonly string[];
  readonly multiple: boolean;
  readonly expiresAt: number | null;
  readonly expiredAfter: number | null;
}

/** The content of a draft. */
export interface DraftData {
  readonly text: string;
  readonly useCw: boolean;
  readonly cw: string | null;
  readonly visibility: Visibility;
  readonly localOnly: boolean;
  /** Ids of the recipients of a direct note. */
  readonly visibleUserIds: readonly string[];
  readonly files: readonly WireDriveFile[];
  readonly poll: DraftPoll | null;
  /** The note that is quoted by its pasted address. */
  readonly quoteId: string | null;
}

interface StoredDraft {
  readonly updatedAt: string;
  readonly data: DraftData;
  /** The draft that was here before, see {@link DraftStore.push}. */
  readonly below?: StoredDraft;
}

/** The keys in the browser's storage are those of Misskey's client, so that drafts survive a change of client. */
const DRAFTS = 'drafts';
const HASHTAGS = 'hashtags';
/** Begins the keys of drafts in the larger storage, each of its own. */
const SPILLED = 'draft::';

/** How many drafts are kept. The least recently changed one is dropped, because the browser's storage is small. */
const DRAFT_LIMIT = 100;

/** How many hashtags are remembered for suggestions. */
const HASHTAG_LIMIT = 200;

const visibilities: readonly Visibility[] = ['public', 'home', 'followers', 'specified'];

/** The key of a draft: one for each channel, each note that is replied to or quoted, each place, and one for other new notes. */
export function draftKey(of: {
  readonly channelId?: string | null;
  readonly renoteId?: string | null;
  readonly replyId?: string | null;
  readonly meId: string;
  /** A place whose composer shares its draft with no other one. */
  readonly place?: string | undefined;
}): string {
  const place = of.place === undefined ? '' : `${of.place}:`;
  const channel = place + (of.channelId ? `channel:${of.channelId}` : '');
  if (of.renoteId) return `${channel}renote:${of.renoteId}`;
  return of.replyId ? `${channel}reply:${of.replyId}` : `${channel}note:${of.meId}`;
}

/** The storages of a browser that keep drafts. */
interface DraftStorage {
  readonly local: LocalStore;
  /** Takes what `local` refuses because it is full. */
  readonly kv: KeyValueStore;
  readonly clock: Clock;
}

/**
 * Unsent notes, stored in this browser until they are posted. Every call reads the storage, because other tabs write to
 * it too.
 */
export class DraftStore {
  readonly #local: LocalStore;
  readonly #kv: KeyValueStore;
  readonly #clock: Clock;
  /** The draft that is on its way to the larger storage, or there. */
  #spilled: string | null = null;
  #isKept: Promise<boolean> = Promise.resolve(true);

  constructor({ local, kv, clock }: DraftStorage) {
    this.#local = local;
    this.#kv = kv;
    this.#clock = clock;
  }

  get(key: string): DraftData | undefined {
    const stored = this.#read()[key];
    return stored && parseDraft(stored.data);
  }

  /**
   * Looks in the larger storage for a draft that is newer than the one that {@link get} returns: the other one was full
   * then. Never rejects.
   */
  async find(key: string): Promise<DraftData | undefined> {
    const spilled = await this.#kv.get<unknown>(SPILLED + key).catch(() => undefined);
    if (!isStored(spilled)) return undefined;
    this.#spilled = key;
    const known = this.#read()[key];
    return known && known.updatedAt >= spilled.updatedAt ? undefined : parseDraft(spilled.data);
  }

  /**
   * Stores a draft.
   * @returns whether it outlives this page; settles once the larger storage took it or refused it as well
   */
  set(key: string, data: DraftData): Promise<boolean> {
    return this.#keep(key, data, (former) => former?.below);
  }

  /** Stores a draft on top of the current one, which comes back when this one is removed. @returns as {@link set} */
  push(key: string, data: DraftData): Promise<boolean> {
    return this.#keep(key, data, (former) => former);
  }

  remove(key: string): void {
    const { [key]: removed, ...others } = this.#read();
    const below = removed?.below;
    this.#unspill(key);
    this.#write(isStored(below) ? { ...others, [key]: below } : others);
  }

  /** Hashtags used before, most recently used first. */
  get hashtags(): readonly string[] {
    const stored = parseJson(this.#local.get(HASHTAGS));
    return Array.isArray(stored) ? stored.filter((tag) => typeof tag === 'string') : [];
  }

  /** Remembers the hashtags of a posted note. */
  addHashtags(tags: readonly string[]): void {
    if (tags.length === 0) return;
    const all = [...new Set([...tags, ...this.hashtags])].slice(0, HASHTAG_LIMIT);
    this.#local.set(HASHTAGS, JSON.stringify(all));
  }

  #keep(key: string, data: DraftData, belowOf: (former: StoredDraft | undefined) => StoredDraft | undefined): Promise<boolean> {
    if (this.#put(key, data, belowOf)) {
      this.#unspill(key);
      return (this.#isKept = Promise.resolve(true));
    }
    const draft = this.#draft(data);
    this.#spilled = key;
    // One after the other, so that the last one stays.
    return (this.#isKept = this.#isKept.then(async () => {
      try {
        await this.#kv.set(SPILLED + key, draft);
        return true;
      } catch {
        return false;
      }
    }));
  }

  #put(key: string, data: DraftData, belowOf: (former: StoredDraft | undefined) => StoredDraft | undefined): boolean {
    const { [key]: former, ...others } = this.#read();
    const below = belowOf(former);
    const kept = Object.entries(others)
      .toSorted(([, a], [, b]) => (a.updatedAt < b.updatedAt ? 1 : -1))
      .slice(0, DRAFT_LIMIT - 1);
    const draft: StoredDraft = { ...this.#draft(data), ...(below && { below }) };
    return this.#write(Object.fromEntries([[key, draft], ...kept]));
  }

  #draft(data: DraftData): StoredDraft {
    return { updatedAt: new Date(this.#clock.now()).toISOString(), data };
  }

  /** Removes a draft from the larger storage, if it is there. */
  #unspill(key: string): void {
    if (this.#spilled !== key) return;
    this.#spilled = null;
    // A draft that stays there is older than the one that counts.
    void this.#isKept.then(() => this.#kv.delete(SPILLED + key)).catch(() => {});
  }

  #read(): Record<string, StoredDraft> {
    const stored = parseJson(this.#local.get(DRAFTS));
    if (stored === null || typeof stored !== 'object') return {};
    return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, StoredDraft] => isStored(entry[1])));
  }

  #write(drafts: Record<string, StoredDraft>): boolean {
    return this.#local.set(DRAFTS, JSON.stringify(drafts));
  }
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // The storage belongs to the user and may contain anything; unreadable text counts as nothing.
    return null;
  }
}

function isStored(value: unknown): value is StoredDraft {
  return value !== null && typeof value === 'object' && typeof (value as StoredDraft).updatedAt === 'string' && 'data' in value;
}

const parsePoll = shape<DraftPoll>({
  choices: { parse: listOf(text()), default: [] },
  multiple: { parse: bool, default: false },
  expiresAt: { parse: nullable(numberIn()), default: null },
  expiredAfter: { parse: nullable(numberIn()), default: null },
});

const parseIds = listOf(text());

/** Parses a draft field by field: a draft of another client version must not break the composer. */
function parseDraft(data: unknown): DraftData | undefined {
  if (data === null || typeof data !== 'object') return undefined;
  const raw = data as Partial<Record<keyof DraftData, unknown>>;
  const visibility = visibilities.find((one) => one === raw.visibility) ?? 'public';
  return {
    text: typeof raw.text === 'string' ? raw.text : '',
    useCw: raw.useCw === true,
    cw: typeof raw.cw === 'string' ? raw.cw : null,
    visibility,
    localOnly: raw.localOnly === true,
    files: wellFormedFiles(raw.files),
    poll: parsePoll(raw.poll) ?? null,
    visibleUserIds: parseIds(raw.visibleUserIds) ?? [],
    quoteId: typeof raw.quoteId === 'string' ? raw.quoteId : null,
  };
}
