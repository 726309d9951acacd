import type { WirePageBlock } from '~/api/wire';
import type { Clock } from '~/lib/clock';
import type { Disposable } from '~/lib/disposable';
import type { KeyValueStore } from '~/storage/KeyValueStore';
import type { LocalStore } from '~/storage/LocalStore';
import { settle } from '../settle';
import type { DraftStorage } from './AccountDrafts';

/** The content of the editor of a page. */
export interface PageDraftContent {
  readonly title: string;
  readonly name: string;
  readonly summary: string;
  readonly font: 'serif' | 'sans-serif';
  readonly alignCenter: boolean;
  readonly hideTitleWhenPinned: boolean;
  readonly eyeCatchingImageId: string | null;
  readonly content: readonly WirePageBlock[];
}

/** A page that is not saved on the server, in this browser. */
export interface PageDraft {
  /** The id of the editor that wrote it, so that two tabs never overwrite each other's draft. */
  readonly id: string;
  /** The id of the page; `new` for one that does not exist yet. */
  readonly target: string;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
  /** When the version of the page that it changes was saved; absent for a new page, and in older drafts. */
  readonly seen?: string;
  /** Whether it is a version that was saved, and that the author replaced by another one. */
  readonly isReplaced?: boolean;
  readonly content: PageDraftContent;
}

type Drafts = Readonly<Record<string, PageDraft>>;

/** How long changes are collected for the larger storage, which is slow; ms. */
const SHELF_MS = 400;

/**
 * The drafts of one account's pages in this browser, kept like those of notes: every change goes to localStorage at once and to
 * IndexedDB a moment later, and of two copies the newer counts.
 */
export class PageDrafts implements Disposable {
  readonly #local: LocalStore;
  readonly #kv: KeyValueStore;
  readonly #clock: Clock;
  readonly #key: string;
  /** The drafts that the larger storage does not have yet. */
  readonly #waiting = new Map<string, PageDraft>();
  #timer: Disposable | null = null;

  /** @param account the key of the account, as in `AccountScope.key` */
  constructor({ local, kv, clock }: DraftStorage, account: string) {
    this.#local = local;
    this.#kv = kv;
    this.#clock = clock;
    this.#key = `pageDrafts::${account}`;
  }

  /** The drafts of a page, the newest first. Never rejects: without the larger storage, the smaller one counts. */
  async list(target: string): Promise<readonly PageDraft[]> {
    const stored = await settle(this.#kv.get<unknown>(this.#key));
    const all = newer(stored.ok ? parseDrafts(stored.value) : {}, this.#readLocal());
    return Object.values(all)
      .filter((draft) => draft.target === target)
      .toSorted((a, b) => b.updatedAt - a.updatedAt);
  }

  /**
   * Keeps a draft.
   * @param onKept told whether at least one storage has it
   */
  write(draft: PageDraft, onKept: (isKept: boolean) => void): void {
    const isInLocal = this.#writeLocal({ ...this.#readLocal(), [draft.id]: draft });
    if (isInLocal) onKept(true);
    this.#waiting.set(draft.id, draft);
    if (isInLocal) this.#timer ??= this.#clock.after(SHELF_MS, () => void this.flush());
    else void this.flush().then(onKept);
  }

  /** Removes a draft that was saved on the server, or that is no longer needed. */
  async remove(id: string): Promise<void> {
    this.#waiting.delete(id);
    const { [id]: _gone, ...rest } = this.#readLocal();
    this.#writeLocal(rest);
    // A copy that cannot be removed is offered again, which loses nothing.
    await settle(this.#kv.update<unknown>(this.#key, (stored) => without(parseDrafts(stored), id)));
  }

  /** Writes the drafts that the larger storage lacks, such as before the page closes. @returns whether it has everything now */
  async flush(): Promise<boolean> {
    this.#timer?.dispose();
    this.#timer = null;
    const waiting = Object.fromEntries(this.#waiting);
    if (Object.keys(waiting).length === 0) return true;
    const answer = await settle(this.#kv.update<unknown>(this.#key, (stored) => newer(parseDrafts(stored), waiting)));
    if (!answer.ok) return false;
    for (const [id, draft] of Object.entries(waiting)) if (this.#waiting.get(id) === draft) this.#waiting.delete(id);
    return true;
  }

  dispose(): void {
    void this.flush();
  }

  #readLocal(): Drafts {
    try {
      return parseDrafts(JSON.parse(this.#local.get(this.#key) ?? 'null'));
    } catch {
      // The storage belongs to the user and may contain anything; unreadable text counts as nothing.
      return {};
    }
  }

  #writeLocal(drafts: Drafts): boolean {
    if (Object.keys(drafts).length > 0) return this.#local.set(this.#key, JSON.stringify(drafts));
    this.#local.remove(this.#key);
    return true;
  }
}

function without(drafts: Drafts, id: string): Drafts | undefined {
  const { [id]: _gone, ...rest } = drafts;
  return Object.keys(rest).length === 0 ? undefined : rest;
}

/** All drafts of both, each in its newer form. */
function newer(some: Drafts, others: Drafts): Drafts {
  const all: Record<string, PageDraft> = { ...some };
  for (const draft of Object.values(others)) {
    const known = all[draft.id];
    if (!known || known.updatedAt <= draft.updatedAt) all[draft.id] = draft;
  }
  return all;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads stored drafts. Other data are left out. */
function parseDrafts(stored: unknown): Drafts {
  if (!isObject(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([id, draft]) => {
      if (!isObject(draft) || typeof draft.target !== 'string' || typeof draft.updatedAt !== 'number' || !isObject(draft.content))
        return [];
      const { target, updatedAt, seen, isReplaced, content } = draft;
      const origin = { ...(typeof seen === 'string' && { seen }), ...(isReplaced === true && { isReplaced }) };
      return [[id, { id, target, updatedAt, ...origin, content: parseContent(content) }]];
    }),
  );
}

function parseContent(given: Readonly<Record<string, unknown>>): PageDraftContent {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    title: text(given.title),
    name: text(given.name),
    summary: text(given.summary),
    font: given.font === 'serif' ? 'serif' : 'sans-serif',
    alignCenter: given.alignCenter === true,
    hideTitleWhenPinned: given.hideTitleWhenPinned === true,
    eyeCatchingImageId: typeof given.eyeCatchingImageId === 'string' ? given.eyeCatchingImageId : null,
    content: Array.isArray(given.content) ? (given.content as readonly WirePageBlock[]) : [],
  };
}
