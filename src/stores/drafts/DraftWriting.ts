import type { Clock } from '~/lib/clock';
import type { Disposable } from '~/lib/disposable';
import { randomId } from '~/lib/randomId';
import { isBlankDraft, sameDraft, type DraftData, type DraftTarget } from './draftData';
import { addVersions, isBigCut, PAUSE_MS, type DraftVersion, type VersionReason, type Written } from './draftVersions';
import type { DraftRecord, DraftShelf } from './DraftShelf';
import type { LocalDraft, LocalDrafts } from './LocalDrafts';

/** A change is in the larger storage after this time at the latest, however fast the typing is; ms. */
export const SAVE_AFTER_MS = 400;
/** Both storages refused: after this time they are tried again; ms. */
const RETRY_AFTER_MS = 1_000;

/** Which draft is written. */
export interface DraftPlace {
  /** The key of its target, or an id of its own. */
  readonly id: string;
  readonly target: DraftTarget;
  /** The note that is deleted to write it again. */
  readonly deletedNoteId?: string | undefined;
}

/** The services that a {@link DraftWriting} uses. */
export interface DraftWritingDeps {
  readonly local: LocalDrafts;
  readonly shelf: DraftShelf;
  readonly clock: Clock;
  /** Reads and removes the draft of a target that an earlier version of this client stored in the larger storage. */
  readonly former: { read(id: string): Promise<Written | undefined>; remove(id: string): Promise<void> };
  /** Called when it turns out whether the newest content outlives this page. */
  readonly onKept: (isKept: boolean) => void;
}

/** Creates the id of a draft that belongs to no target. */
export const newDraftId = (): string => `aside:${randomId()}`;

/**
 * One composer writes one draft. Each change goes to localStorage at once and to IndexedDB a moment later. If another
 * composer or tab writes the same draft, the later content stays and the other becomes a version.
 */
export class DraftWriting {
  readonly #deps: DraftWritingDeps;
  readonly #writer = randomId();
  #place: DraftPlace;
  #now: Written | null = null;
  /** When the last change was, also to a draft before this one; ms. */
  #lastAt = 0;
  /** The longest content since the last version, so that a text that is deleted letter by letter is kept as well. */
  #peak: Written | null = null;
  #hasChanged = false;
  /** The content that each storage has. */
  #local: Written | null = null;
  #saved: Written | null = null;
  /** Versions that are not in the larger storage yet. */
  #pending: readonly DraftVersion[] = [];
  /** The content of another composer that this one continues, so that nothing is lost when it is replaced. */
  #base: Written | null = null;
  /** Until when this composer has kept the content of others in localStorage; ms. */
  readonly #seen = new Map<string, number>();
  #canSave = true;
  #timer: Disposable | null = null;
  /** Accesses of the larger storage, one after the other. */
  #line: Promise<unknown> = Promise.resolve();

  constructor(place: DraftPlace, deps: DraftWritingDeps) {
    this.#place = place;
    this.#deps = deps;
  }

  /** The id of the draft. */
  get id(): string {
    return this.#place.id;
  }

  /** Returns the content in localStorage. */
  open(): DraftData | undefined {
    const found = this.#deps.local.get(this.id);
    if (!found) return undefined;
    this.#pending = found.displaced;
    this.#base = this.#now = this.#peak = this.#local = { data: found.data, at: found.at, writer: found.writer };
    return found.data;
  }

  /**
   * Returns the content in IndexedDB, if it is newer than the one that {@link open} returned and nothing was written since. Never rejects.
   */
  async load(): Promise<DraftData | undefined> {
    const { shelf, former } = this.#deps;
    const opened = this.#now;
    const record = await shelf.read(this.id).catch(() => undefined);
    const stored = record ?? (await former.read(this.id).catch(() => undefined));
    if (this.#hasChanged) return undefined;
    if (opened && (!stored || stored.at < opened.at)) this.#saveSoon();
    if (!stored || (opened && stored.at < opened.at)) return undefined;
    if (opened && opened.writer !== stored.writer) this.#add(opened, 'otherTab');
    this.#base = this.#now = this.#peak = { data: stored.data, at: stored.at, writer: stored.writer };
    if (record) this.#saved = this.#now;
    else this.#saveSoon();
    return opened && sameDraft(opened.data, stored.data) ? undefined : stored.data;
  }

  /** Stores a change. */
  change(data: DraftData): void {
    const before = this.#now;
    // Later than the stored content, even if the clock of the device was set back.
    const at = Math.max(this.#deps.clock.now(), (before?.at ?? 0) + 1, this.#lastAt + 1);
    this.#lastAt = at;
    this.#keepVersions(data, at);
    this.#hasChanged = true;
    this.#now = { data, at, writer: this.#writer };
    this.#writeLocally(this.#now);
    if (this.#local === this.#now) {
      this.#deps.onKept(true);
      this.#saveSoon();
    } else {
      void this.flush();
    }
  }

  /** Stores the newest content now. @returns whether it outlives this page */
  flush(): Promise<boolean> {
    this.#timer?.dispose();
    this.#timer = null;
    return this.#next(async () => {
      await this.#save();
      this.#deps.onKept(this.#isKept);
      if (!this.#isKept) this.#saveSoon(RETRY_AFTER_MS);
      return this.#isKept;
    });
  }

  /** Removes the draft, because its note is posted or was not deleted after all. The content of other composers is set aside. */
  async finish(): Promise<void> {
    const { local, shelf, former } = this.#deps;
    const { id, target } = this.#place;
    const last = this.#now;
    const pending = this.#pending;
    const isOwn = this.#containment;
    local.remove(id, isOwn);
    this.#begin(this.#place);
    await this.#next(async () => {
      const record = await shelf.read(id).catch(() => undefined);
      const isForeign = record !== undefined && !isOwn(record);
      const others = newestOfOthers([...(record?.versions ?? []), ...pending], last);
      await Promise.all(others.map((data) => this.#putAside({ ...data, target, deletedNoteId: null, versions: [] })));
      if (!isForeign) await shelf.remove(id);
      await former.remove(id);
    }).catch(() => {
      // The draft comes back with the next composer, which is better than losing one.
    });
  }

  /** Gives the draft an id of its own, so that the composer can begin anew. @returns whether the browser kept it */
  async setAside(): Promise<boolean> {
    if (!(await this.flush())) return false;
    const { id, target } = this.#place;
    const { local } = this.#deps;
    const isOwn = id.startsWith('aside:');
    if (!isOwn) {
      const asideId = newDraftId();
      const there = local.get(id);
      const isLocal = there !== undefined && this.#containment(there) && local.change(asideId, () => ({ ...there, target }), this.#canSave);
      const isSaved = await this.#next(() => this.#move(id, asideId)).catch(() => false);
      if (!isLocal && !isSaved) return false;
      local.remove(id, this.#containment);
    }
    const isTarget = !isOwn && this.#place.deletedNoteId === undefined;
    this.#begin(isTarget ? this.#place : { id: newDraftId(), target });
    return true;
  }

  get #isKept(): boolean {
    const now = this.#now;
    return now === null || this.#saved === now || this.#local === now;
  }

  #begin(place: DraftPlace): void {
    this.#timer?.dispose();
    this.#timer = null;
    this.#place = place;
    this.#base = this.#now = this.#peak = this.#local = this.#saved = null;
    this.#pending = [];
  }

  async #move(id: string, asideId: string): Promise<boolean> {
    const { shelf } = this.#deps;
    const record = await shelf.read(id);
    if (!record) return false;
    await this.#putAside(record, asideId);
    await shelf.remove(id);
    return true;
  }

  async #putAside(record: Omit<DraftRecord, 'id'>, asideId = newDraftId()): Promise<void> {
    await this.#deps.shelf.change(asideId, () => ({ ...record, id: asideId }));
  }

  #keepVersions(data: DraftData, at: number): void {
    const before = this.#now;
    if (before && at - before.at >= PAUSE_MS) this.#add(before, 'pause');
    const peak = this.#peak;
    if (peak && isBigCut(peak.data, data)) this.#add(peak, 'cut');
    const isLess = peak !== null && data.text.length < peak.data.text.length && !isBigCut(peak.data, data);
    if (!isLess) this.#peak = { data, at, writer: this.#writer };
  }

  #add({ data, at, writer }: Written, why: VersionReason): void {
    this.#pending = addVersions(this.#pending, [{ data, at, writer, why }], null);
  }

  /** Tells whether the newest content of this composer goes on from a stored one, so that it may be replaced or removed. */
  get #containment(): (stored: Written) => boolean {
    const base = this.#base;
    return ({ writer, at }) => writer === this.#writer || (writer === base?.writer && at <= base.at);
  }

  #writeLocally(now: Written): void {
    const { target, deletedNoteId = null } = this.#place;
    const isKept = this.#deps.local.change(
      this.id,
      (there) => {
        if (there && !this.#containment(there) && there.at > (this.#seen.get(there.writer) ?? -1)) this.#addAll(there);
        const displaced = this.#pending.filter(({ why }) => why === 'otherTab');
        return { ...now, target, deletedNoteId, displaced };
      },
      this.#canSave,
    );
    this.#local = isKept ? now : null;
  }

  /** Keeps the content that another composer wrote to localStorage. */
  #addAll({ data, at, writer, displaced }: LocalDraft): void {
    this.#seen.set(writer, at);
    this.#pending = addVersions(this.#pending, [...displaced, { data, at, writer, why: 'otherTab' }], null);
  }

  #saveSoon(afterMs = SAVE_AFTER_MS): void {
    this.#timer ??= this.#deps.clock.after(afterMs, () => void this.flush());
  }

  #next<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#line.then(work);
    this.#line = done.catch(() => {});
    return done;
  }

  async #save(): Promise<void> {
    const now = this.#now;
    if (now === null || (this.#saved === now && this.#pending.length === 0)) return;
    const { id } = this.#place;
    const pending = this.#pending;
    try {
      await this.#deps.shelf.change(id, (there) => this.#merge(there, now, pending));
      this.#canSave = true;
    } catch {
      this.#canSave = false;
      return;
    }
    if (this.id !== id || this.#now === null) return;
    this.#saved = now;
    this.#pending = this.#pending.filter((version) => !pending.includes(version));
    if (pending.some(({ why }) => why === 'otherTab')) this.#writeLocally(this.#now);
    await this.#deps.former.remove(id).catch(() => {});
    // Writing may have found the content of another composer.
    if (this.#pending.length > 0) await this.#save();
  }

  /** The stored record, joined with this composer's content. */
  #merge(there: DraftRecord | undefined, now: Written, pending: readonly DraftVersion[]): DraftRecord {
    const { id, target, deletedNoteId = null } = this.#place;
    const isForeign = there !== undefined && !this.#containment(there) && there.writer !== now.writer;
    const stays = there !== undefined && !this.#containment(there) && there.at > now.at;
    const content = stays ? { data: there.data, at: there.at, writer: there.writer } : now;
    const other: readonly DraftVersion[] = isForeign
      ? [{ ...(stays ? now : { data: there.data, at: there.at, writer: there.writer }), why: 'otherTab' }]
      : [];
    const versions = addVersions(there?.versions ?? [], [...pending, ...other], content.data);
    return { ...content, id, target, deletedNoteId, versions };
  }
}

/** The newest content of each other composer that is not part of the posted one. */
function newestOfOthers(versions: readonly DraftVersion[], posted: Written | null): readonly Written[] {
  const newest = new Map<string, Written>();
  for (const { why, data, at, writer } of versions) {
    if (why !== 'otherTab' || isBlankDraft(data) || writer === posted?.writer) continue;
    if (at >= (newest.get(writer)?.at ?? 0)) newest.set(writer, { data, at, writer });
  }
  return [...newest.values()].filter(
    ({ data }) => posted === null || !posted.data.text.includes(data.text.trim()) || data.text.trim() === '',
  );
}
