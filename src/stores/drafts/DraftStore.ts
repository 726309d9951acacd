import type { Visibility, WireDriveFile } from '~/api/wire';
import type { Clock } from '~/lib/clock';
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
  readonly files: readonly WireDriveFile[];
  readonly poll: DraftPoll | null;
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

/** How many drafts are kept. The least recently changed one is dropped, because the browser's storage is small. */
const DRAFT_LIMIT = 100;

/** How many hashtags are remembered for suggestions. */
const HASHTAG_LIMIT = 200;

const visibilities: readonly Visibility[] = ['public', 'home', 'followers', 'specified'];

/** The key of a draft: one for each channel, each note that is replied to or quoted, and one for new notes. */
export function draftKey(of: {
  readonly channelId?: string | null;
  readonly renoteId?: string | null;
  readonly replyId?: string | null;
  readonly meId: string;
}): string {
  const channel = of.channelId ? `channel:${of.channelId}` : '';
  if (of.renoteId) return `${channel}renote:${of.renoteId}`;
  return of.replyId ? `${channel}reply:${of.replyId}` : `${channel}note:${of.meId}`;
}

/**
 * Unsent notes, stored in this browser until they are posted. Every call reads the storage, because other tabs write to
 * it too.
 */
export class DraftStore {
  readonly #local: LocalStore;
  readonly #clock: Clock;

  constructor({ local, clock }: { readonly local: LocalStore; readonly clock: Clock }) {
    this.#local = local;
    this.#clock = clock;
  }

  get(key: string): DraftData | undefined {
    const stored = this.#read()[key];
    return stored && parseDraft(stored.data);
  }

  /** Stores a draft. @returns false when the browser refused to store it beyond this page */
  set(key: string, data: DraftData): boolean {
    return this.#put(key, data, (former) => former?.below);
  }

  /** Stores a draft on top of the current one, which comes back when this one is removed. */
  push(key: string, data: DraftData): void {
    this.#put(key, data, (former) => former);
  }

  remove(key: string): void {
    const { [key]: removed, ...others } = this.#read();
    const below = removed?.below;
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

  #put(key: string, data: DraftData, belowOf: (former: StoredDraft | undefined) => StoredDraft | undefined): boolean {
    const { [key]: former, ...others } = this.#read();
    const below = belowOf(former);
    const kept = Object.entries(others)
      .toSorted(([, a], [, b]) => (a.updatedAt < b.updatedAt ? 1 : -1))
      .slice(0, DRAFT_LIMIT - 1);
    const draft: StoredDraft = { updatedAt: new Date(this.#clock.now()).toISOString(), data, ...(below && { below }) };
    return this.#write(Object.fromEntries([[key, draft], ...kept]));
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
    files: Array.isArray(raw.files) ? (raw.files as readonly WireDriveFile[]) : [],
    poll: raw.poll !== null && typeof raw.poll === 'object' ? (raw.poll as DraftPoll) : null,
  };
}
