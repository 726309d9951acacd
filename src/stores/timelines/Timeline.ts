import { action, compareShallow, computed, makeObservable, observable, observableRef, reaction, untracked } from 'mobx';
import type { ApiClient } from '~/api/ApiClient';
import type { WireNote } from '~/api/wire';
import { CanceledError, toAppError, type AppError } from '~/lib/AppError';
import type { Clock } from '~/lib/clock';
import { disposable, DisposableStore, type Disposable } from '~/lib/disposable';
import { fail, ok, type Result } from '~/lib/Result';
import * as gapList from '~/services/gapList';
import type { NoteId } from '~/services/records';
import type { ChannelLease, StreamHub } from '~/streaming/StreamHub';
import type { Ingest } from '../entities/Ingest';
import type { NoteStore } from '../entities/NoteStore';
import type { UserStore } from '../entities/UserStore';
import type { MuteStore } from '../muting/MuteStore';
import { DisplayFilter } from './DisplayFilter';
import type { StoredTimeline } from './storedTimelines';
import { describeSource, type PageBounds, type SourceDescription, type TimelineFilters, type TimelineSource } from './sources';

/** The services that the timelines of one account use. */
export interface TimelineDeps {
  readonly api: ApiClient;
  readonly hub: StreamHub;
  readonly ingest: Ingest;
  readonly notes: NoteStore;
  readonly users: UserStore;
  readonly clock: Clock;
  readonly mutes: Pick<MuteStore, 'rules' | 'loading'>;
  /** Whether lists may follow the live connection (setting `disableStreamingTimeline`). */
  readonly isLive: () => boolean;
  /** Says source and filters, and is the same on every visit. */
  readonly key?: string;
  /** What the last visit left of the list, to be shown until the server answers. */
  readonly stored?: StoredTimeline | undefined;
  /** What this device remembers of the list, for when the network brings nothing. */
  readonly recall?: (list: RecalledList) => Promise<readonly WireNote[]>;
}

/** A page of a list that is remembered. */
export interface RecalledList {
  readonly key: string;
  readonly source: TimelineSource;
  readonly untilId: NoteId | undefined;
  readonly limit: number;
}

/** A remembered place at which a list starts instead of at the newest note. */
export type TimelinePlace =
  /** Notes older than this one. */
  | { readonly untilId: NoteId }
  /** Notes posted before this moment, ms since the epoch. */
  | { readonly untilDate: number };

/** Whether a gap is being filled. */
export type GapState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: AppError };

/** Number of notes in the first page and in later ones. */
const FIRST_LIMIT = 10;
const NEXT_LIMIT = 30;

/** The kinds of lists that have the notes of whom the reader follows. */
const OF_FOLLOWED: ReadonlySet<TimelineSource['kind']> = new Set(['home', 'social']);

/**
 * How many pages a timeline reads upward after a lost connection. If more notes were missed, it loads the newest ones
 * and leaves a gap.
 */
const CATCH_UP_PAGES = 2;

/** Notes kept while every view follows the newest ones; older ones can be loaded again. */
const FOLLOWED_LENGTH = 150;
/**
 * How many more may arrive before the list is cut. Cutting one note for each new one would render the list just for
 * that.
 */
const FOLLOWED_SLACK = 50;

/** Notes kept after the last view of the list is gone, for a reader who comes back. */
const UNUSED_LENGTH = 30;

/** How often the server is polled while the live connection is closed, and the random part of that; ms. */
const POLL_MS = 30_000;
const POLL_JITTER_MS = 5_000;

/** How long what the last visit left is on screen before somebody reads it; ms. Until then, newer notes may come above it. */
const NOTICED_MS = 300;

const IDLE: GapState = { status: 'idle' };

/** Whether no answer arrived, which says nothing about the list. */
const isLost = ({ code }: AppError): boolean => code === 'network' || code === 'offline' || code === 'timeout';

/**
 * A list of notes: pages from the server, new notes from the live connection, and gaps wherever notes may be missing.
 * Notes are filtered when they are displayed. Panes with the same source and filters share one timeline.
 */
export class Timeline implements Disposable {
  status: 'idle' | 'loading' | 'ready' | 'error' = 'idle';
  /** The failure of the first page. */
  error: AppError | null = null;
  isLoadingMore = false;
  /** The failure of the last further page. It stays while the page is requested again. */
  moreError: AppError | null = null;
  /** Whether the notes are those that this device remembers, because the network brought none. */
  isRemembered = false;
  /** When the notes on screen came from the server, if the last visit left them and it has not answered since; ms since the epoch. */
  storedAt: number | null = null;
  /**
   * The newest note that the last visit left, once newer ones have come. Views that show it go on from there, so that nothing moves.
   */
  storedTop: NoteId | null = null;
  private list: gapList.GapList = gapList.unloaded;

  readonly source: TimelineSource;
  readonly filters: TimelineFilters;
  /** Whether notes with sensitive files are replaced by a line. */
  readonly foldsSensitive: boolean;
  readonly #deps: TimelineDeps;
  readonly #description: SourceDescription;
  readonly #filter: DisplayFilter;
  readonly #owned = new DisposableStore();
  #connection: DisposableStore | null = null;
  readonly #gapStates = observable.map<string, GapState>(undefined, { deep: false });
  /** Gaps that are being closed after a lost connection; they are not displayed yet. */
  readonly #quietGaps = observable.set<string>(undefined, { deep: false });
  /** While the first page loads: notes that arrived live, and whether the connection was lost. */
  #early: { ids: NoteId[]; isBroken: boolean } | null = null;
  /** Whether the last visit left what is on screen; {@link storedAt} without observing it. */
  #isStored = false;
  /** When a view first showed it; ms. */
  #seenAtMs: number | null = null;
  #request = new AbortController();
  #catchingUp = new AbortController();
  #closing: Promise<void> | null = null;
  /** When the newest notes were last requested; ms. */
  #askedAtMs = 0;
  readonly #followers = new Set<() => boolean>();
  readonly #liveListeners = new Set<(note: WireNote) => void>();
  /** The row that shows a note in full, by the note. */
  readonly #inFull = new Map<NoteId, NoteId>();

  constructor(source: TimelineSource, filters: TimelineFilters, deps: TimelineDeps) {
    this.source = source;
    this.filters = filters;
    this.#deps = deps;
    this.#description = describeSource(source, filters);
    this.foldsSensitive = this.#description.filters.includes('withSensitive') && !filters.withSensitive;
    this.#filter = this.#owned.add(
      new DisplayFilter({
        ...deps,
        isChosen: this.#description.isChosen,
      }),
    );
    makeObservable<
      this,
      | 'list'
      | 'apply'
      | 'fillFromOlder'
      | 'begin'
      | 'finish'
      | 'failed'
      | 'beginMore'
      | 'finishMore'
      | 'receive'
      | 'add'
      | 'setGapState'
      | 'setQuiet'
      | 'setRemembered'
      | 'showStored'
      | 'finishStored'
    >(this, {
      status: observable,
      error: observableRef,
      isLoadingMore: observable,
      moreError: observableRef,
      isRemembered: observable,
      storedAt: observable,
      storedTop: observable,
      list: observableRef,
      ids: computed({ equals: compareShallow }),
      hasMore: computed,
      load: action,
      loadMore: action,
      fillGap: action,
      catchUp: action,
      leaveOut: action,
      apply: action,
      fillFromOlder: action,
      begin: action,
      finish: action,
      failed: action,
      beginMore: action,
      finishMore: action,
      receive: action,
      add: action,
      setGapState: action,
      setQuiet: action,
      setRemembered: action,
      showStored: action,
      finishStored: action,
    });
    this.#owned.add(deps.notes.addRoots(() => this.list.ids));
  }

  /** The displayed ids, newest first: notes, and `gap:…` where notes are missing. The same array until it changes. */
  get ids(): readonly string[] {
    const isShown = this.#filter.judge();
    return gapList.displayIds(this.list, (id) => (gapList.isGapId(id) ? !this.#quietGaps.has(id) : isShown(id)));
  }

  /** All known ids, newest first, also of notes that are not displayed. */
  get noteIds(): readonly NoteId[] {
    return this.list.ids;
  }

  /** Whether older notes can be loaded. */
  get hasMore(): boolean {
    return this.status === 'ready' && gapList.hasMore(this.list);
  }

  /** State of a gap; observable. */
  gapState(gapId: string): GapState {
    return this.#gapStates.get(gapId) ?? IDLE;
  }

  /**
   * Whether another row already shows a note in full, so that this one can be a line. The row that asks first shows it: the
   * topmost one at the start, and the one that the reader has seen when more arrive. Call it when a row comes, not while
   * observing: the answer stays until that row leaves.
   */
  readonly isRepeated = (noteId: NoteId, rowId: NoteId): boolean =>
    untracked(() => {
      let row = this.#inFull.get(noteId);
      if (row === undefined || !this.ids.includes(row)) this.#inFull.set(noteId, (row = rowId));
      return row !== rowId;
    });

  /** Calls `listener` with each note that arrives live. */
  onLive(listener: (note: WireNote) => void): Disposable {
    this.#liveListeners.add(listener);
    return disposable(() => this.#liveListeners.delete(listener));
  }

  /**
   * Registers a view, which says whether it follows the newest notes. While all views do, the list is kept short; when
   * the last one leaves, it is cut further.
   */
  addFollower(isFollowing: () => boolean): Disposable {
    this.#followers.add(isFollowing);
    if (this.#isStored) this.#seenAtMs ??= this.#deps.clock.now();
    return disposable(() => {
      this.#followers.delete(isFollowing);
      if (this.#followers.size === 0 && isFollowing()) this.apply((list) => gapList.trim(list, UNUSED_LENGTH));
    });
  }

  /** Starts to follow the live connection, and loads the notes that arrived since it last did. */
  connect(): void {
    if (this.#connection) return;
    const connection = (this.#connection = new DisposableStore());
    const { live, takes } = this.#description;
    const { hub, ingest } = this.#deps;
    if (!this.#deps.isLive()) return;
    if (takes) connection.add(ingest.onStreamed((note) => takes(note) && this.add(note)));
    if (!live) {
      void this.poll();
      return;
    }
    const receiveMessage = (type: string, body: unknown) => {
      const note = live.noteOf(type, body);
      if (note) this.receive(note);
    };
    const lease = connection.add(hub.acquire(live.channel, live.params, receiveMessage, () => this.catchUp()));
    if (OF_FOLLOWED.has(this.source.kind)) {
      connection.add(hub.acquire('main', undefined, (type) => type === 'follow' && this.#isShort && void this.reload()));
    }
    connection.add(this.#pollWhileStale(lease));
    this.catchUp();
  }

  /** Whether it has so few notes that the older ones of somebody new are missed. */
  get #isShort(): boolean {
    return this.status === 'ready' && !this.hasMore && this.list.ids.length < FIRST_LIMIT;
  }

  /** How often {@link poll} should be called while the list is in sight; null for a list with a channel. */
  get pollMs(): number | null {
    return this.#deps.isLive() ? (this.#description.pollMs ?? null) : null;
  }

  /** Asks for the newest notes of a list to which nothing is pushed, unless it has just done so for another view. */
  async poll(): Promise<void> {
    const { pollMs } = this;
    if (pollMs === null || this.status !== 'ready' || this.#deps.clock.now() - this.#askedAtMs < pollMs / 2) return;
    try {
      const found = await this.#fetch({ limit: FIRST_LIMIT }, this.#request.signal);
      this.apply((list) => gapList.withHead(list, found));
    } catch {
      // A newer request, or a failure that the next poll may not have.
    }
  }

  /** Stops following the live connection; the known notes stay. */
  disconnect(): void {
    this.#connection?.dispose();
    this.#connection = null;
    this.#catchingUp.abort();
  }

  dispose(): void {
    this.disconnect();
    this.#request.abort();
    this.#owned.dispose();
  }

  /** Loads the first page once. With a remembered place it also loads the page there, and leaves a gap in between. */
  async load(place?: TimelinePlace): Promise<void> {
    if (this.status === 'idle' || this.status === 'error') await this.#loadFirst(place);
    else if (this.status === 'ready' && place) await this.#loadPlace(place);
  }

  /**
   * Loads the list again, from the newest note or from before a moment (ms since the epoch). The old list stays until
   * the answer arrives.
   */
  async reload(untilDate?: number): Promise<Result> {
    const signal = this.#renew();
    this.begin();
    try {
      const found = await this.#fetch(untilDate === undefined ? { limit: FIRST_LIMIT } : { limit: NEXT_LIMIT, untilDate }, signal);
      this.finish(gapList.firstPage(found, untilDate !== undefined));
      return ok();
    } catch (thrown) {
      return this.failed(toAppError(thrown));
    }
  }

  /**
   * Reloads for a reader at the newest note. If another view of the same list is scrolled down, the list keeps its
   * length and only new notes are added, so that the reader's position is not lost.
   */
  async refresh(): Promise<Result> {
    if (this.#isFollowed()) return this.reload();
    this.catchUp();
    await this.#closing;
    return ok();
  }

  /** Loads the next older page, unless one is already loading. */
  async loadMore(): Promise<void> {
    const { bottom } = this.list;
    if (!this.hasMore || this.isLoadingMore || !bottom) return;
    const { signal } = this.#request;
    this.beginMore();
    try {
      const found = await this.#fetch({ limit: NEXT_LIMIT, untilId: bottom }, signal);
      // A list that was cut in the meantime no longer ends where this page begins.
      this.apply((list) => (list.bottom === bottom ? gapList.addOlder(list, found) : list));
      this.finishMore(null);
    } catch (thrown) {
      if (!signal.aborted) this.finishMore(toAppError(thrown));
    }
  }

  /**
   * Loads a page into a gap.
   * @param side the side that the reader comes from, which the page touches
   */
  async fillGap(gapId: string, side: 'newer' | 'older' = 'newer'): Promise<void> {
    if (this.gapState(gapId).status === 'loading') return;
    this.setGapState(gapId, { status: 'loading' });
    const { signal } = this.#request;
    try {
      await this.#fillOnce(gapId, side, signal);
      this.setGapState(gapId, IDLE);
    } catch (thrown) {
      if (!signal.aborted) this.setGapState(gapId, { status: 'error', error: toAppError(thrown) });
    }
  }

  /** Loads the notes that arrived since the newest known one; called after a lost connection. */
  catchUp(): void {
    const isComplete = this.status === 'ready' && !this.#isUnanswered;
    if (isComplete) this.#openQuietGap();
    // The page that is loading may be older than the lost connection; gaps in the list that it replaces are not worth
    // closing.
    if (this.#early) this.#early = { ids: [], isBroken: true };
    else if (isComplete) this.#closing = this.#closeQuietGaps();
  }

  /** Removes a note that no longer belongs in the list. */
  leaveOut(id: NoteId): void {
    this.apply((list) => gapList.without(list, id));
  }

  /** Whether what the last visit left is on screen, and the first answer is on its way. */
  get #isUnanswered(): boolean {
    return this.#isStored && this.#early !== null;
  }

  #openQuietGap(): void {
    this.list = gapList.openGap(this.list);
    this.#quietGaps.add(this.list.gaps[0]!.id);
  }

  async #closeQuietGaps(): Promise<void> {
    this.#catchingUp.abort();
    const { signal } = (this.#catchingUp = new AbortController());
    for (const gapId of untracked(() => [...this.#quietGaps])) {
      try {
        for (let page = 0; page < CATCH_UP_PAGES; page += 1) await this.#fillOnce(gapId, 'older', signal);
        await this.#fillOnce(gapId, 'newer', signal);
      } catch {
        // Aborted by a later lost connection, which starts over; or refused by the server, and then the gap becomes
        // visible.
      }
      if (signal.aborted) return;
      this.setQuiet(gapId, false);
    }
  }

  /** Loads one page into a gap, if the gap still exists. */
  async #fillOnce(gapId: string, side: 'newer' | 'older', signal: AbortSignal): Promise<void> {
    const gap = untracked(() => this.list.gaps.find(({ id }) => id === gapId));
    if (!gap) return;
    const untilId = gap.newer === gapList.OPEN_END ? {} : { untilId: gap.newer };
    // A list that was empty has no older side, and servers refuse an empty id.
    const sinceId = side === 'older' && gap.older;
    const found = await this.#fetch({ limit: NEXT_LIMIT, ...(sinceId ? { sinceId } : untilId) }, signal);
    if (!sinceId) this.apply((list) => gapList.fillFromNewer(list, gapId, found));
    else if (!this.fillFromOlder(gapId, found)) await this.#fillOnce(gapId, 'newer', signal);
  }

  async #loadFirst(place: TimelinePlace | undefined): Promise<void> {
    const signal = this.#renew();
    this.begin();
    if (!place) this.#beginStored(signal);
    // When the remembered place cannot be loaded, the newest notes are still shown.
    const segment = place ? this.#fetch({ limit: NEXT_LIMIT, ...place }, signal).catch(() => []) : [];
    try {
      const found = await this.#fetch({ limit: FIRST_LIMIT, allowPartial: true }, signal);
      if (this.#isUnanswered) this.finishStored(found);
      else this.finish(gapList.addSegment(gapList.firstPage(found), await segment));
    } catch (thrown) {
      this.failed(toAppError(thrown));
    }
  }

  /** Shows what the last visit left, unless the answer is sooner. */
  #beginStored(signal: AbortSignal): void {
    const { stored, mutes } = this.#deps;
    if (!stored) return;
    const show = (): void => {
      if (!signal.aborted && this.status === 'loading') this.showStored(stored);
    };
    if (mutes.loading) void mutes.loading.then(show, () => undefined);
    else show();
  }

  private showStored({ at, notes }: StoredTimeline): void {
    const ids = this.#deps.ingest.notes(notes, 'cache', at);
    if (ids.length === 0) return;
    this.list = gapList.firstPage(ids);
    this.status = 'ready';
    this.storedAt = at;
    this.#isStored = true;
  }

  /** Puts the first answer above what the last visit left, with a gap if they do not meet. */
  private finishStored(found: readonly NoteId[]): void {
    const isNoticed = this.#seenAtMs !== null && this.#deps.clock.now() - this.#seenAtMs >= NOTICED_MS;
    const [top] = this.ids;
    const isEmpty = found.length === 0;
    this.finish(isEmpty ? gapList.firstPage(found) : gapList.withHead(this.list, found));
    // Notes that the server has taken back, or that have become muted, hold nothing.
    const [newest] = this.ids;
    const hasNewer = top !== undefined && newest !== undefined && newest > top;
    this.storedTop = isNoticed && hasNewer ? top : null;
  }

  async #loadPlace(place: TimelinePlace): Promise<void> {
    const { bottom } = this.list;
    if ('untilId' in place && bottom !== null && place.untilId > bottom) return;
    try {
      const found = await this.#fetch({ limit: NEXT_LIMIT, ...place }, this.#request.signal);
      this.apply((list) => gapList.addSegment(list, found));
    } catch {
      // The list itself is fine; only the page at the place is missing.
    }
  }

  /**
   * Loads a page and ingests its notes. @returns ids in the server's order @throws CanceledError when it was aborted
   */
  async #fetch(page: PageBounds, signal: AbortSignal): Promise<NoteId[]> {
    const asOf = this.#deps.clock.now();
    if (page.untilId === undefined && page.untilDate === undefined) this.#askedAtMs = asOf;
    const found = await this.#description.fetch(this.#deps.api, page, { signal }).catch((thrown: unknown) => this.#remember(page, thrown));
    if (this.#deps.mutes.loading) await this.#deps.mutes.loading;
    if (signal.aborted) throw new CanceledError('replaced by a newer request');
    if ('kept' in found) return this.#deps.ingest.notes(found.kept, 'cache', asOf);
    this.setRemembered(false);
    return this.#deps.ingest.notes(found, 'fetch', asOf);
  }

  /**
   * Returns what this device remembers of a page that the network did not bring. Notes that are already shown stay instead.
   * @throws what was thrown, if nothing is remembered
   */
  async #remember({ untilId, untilDate, sinceId, limit }: PageBounds, thrown: unknown): Promise<{ readonly kept: readonly WireNote[] }> {
    const { recall, key } = this.#deps;
    const isFirst = untilId === undefined && this.status === 'loading';
    const isOld = this.isRemembered || this.#isStored;
    const isWanted = untilDate === undefined && sinceId === undefined && (isFirst || (untilId !== undefined && isOld));
    if (!recall || key === undefined || !isWanted || !isLost(toAppError(thrown))) throw thrown;
    const kept = await recall({ key, source: this.source, untilId, limit }).catch(() => []);
    if (kept.length === 0) throw thrown;
    this.setRemembered(true);
    return { kept };
  }

  /** Aborts all earlier requests. */
  #renew(): AbortSignal {
    this.#request.abort();
    this.#catchingUp.abort();
    this.#request = new AbortController();
    return this.#request.signal;
  }

  /** Asks for new notes now and then while nothing tells of them. */
  #pollWhileStale(lease: Pick<ChannelLease, 'isDropped'>): Disposable {
    const { hub, clock } = this.#deps;
    let polling: Disposable | undefined;
    const stop = reaction(
      () => hub.isStale || lease.isDropped,
      (isStale) => {
        polling?.dispose();
        polling = isStale ? clock.every(POLL_MS + Math.random() * POLL_JITTER_MS, () => this.catchUp()) : undefined;
      },
      { fireImmediately: true },
    );
    return disposable(() => {
      stop();
      polling?.dispose();
    });
  }

  private begin(): void {
    this.#early = { ids: [], isBroken: false };
    if (this.status !== 'ready') this.status = 'loading';
    this.error = null;
  }

  private finish(list: gapList.GapList): void {
    const { ids, isBroken } = this.#early ?? { ids: [], isBroken: false };
    this.#early = null;
    this.status = 'ready';
    this.#leaveStored();
    this.storedTop = null;
    this.isLoadingMore = false;
    this.moreError = null;
    this.#gapStates.clear();
    this.#quietGaps.clear();
    this.list = list;
    if (isBroken) this.catchUp();
    this.apply((loaded) => gapList.addLive(loaded, ids));
  }

  private failed(error: AppError): Result {
    if (error instanceof CanceledError) return fail(error);
    this.#early = null;
    this.isLoadingMore = false;
    this.#gapStates.clear();
    if (this.#isStored) {
      // What the last visit left stays. What is missing comes with the connection, or with the reader's next try.
      this.#openQuietGap();
      if (!isLost(error)) this.error = error;
      return fail(error);
    }
    // When a reload fails, the list stays as it was, and closing its gaps continues.
    if (this.status === 'ready') void this.#closeQuietGaps();
    else {
      this.status = 'error';
      this.error = error;
    }
    return fail(error);
  }

  /** @returns whether the page made the gap smaller */
  private fillFromOlder(gapId: string, found: readonly NoteId[]): boolean {
    const before = this.list;
    this.apply((list) => gapList.fillFromOlder(list, gapId, found, found.length >= NEXT_LIMIT));
    return this.list !== before;
  }

  private beginMore(): void {
    this.isLoadingMore = true;
  }

  private finishMore(error: AppError | null): void {
    this.isLoadingMore = false;
    this.moreError = error;
  }

  private apply(change: (list: gapList.GapList) => gapList.GapList): void {
    this.list = change(this.list);
    this.#filter.keepOnly(this.list.ids);
  }

  private setRemembered(isRemembered: boolean): void {
    this.isRemembered = isRemembered;
    // A server that answers is there again.
    if (!isRemembered && this.#early === null) this.#leaveStored();
  }

  #leaveStored(): void {
    if (!this.#isStored) return;
    this.#isStored = false;
    this.storedAt = null;
    this.error = null;
  }

  private setGapState(gapId: string, state: GapState): void {
    if (state === IDLE) this.#gapStates.delete(gapId);
    else this.#gapStates.set(gapId, state);
  }

  private setQuiet(gapId: string, isQuiet: boolean): void {
    if (isQuiet) this.#quietGaps.add(gapId);
    else this.#quietGaps.delete(gapId);
  }

  private receive(dto: WireNote): void {
    if (this.#deps.ingest.note(dto, 'stream') !== '') this.add(dto);
  }

  /** Adds a note that has just arrived. */
  private add(dto: WireNote): void {
    const { id } = dto;
    this.#early?.ids.push(id);
    if (this.status !== 'ready' || this.#isUnanswered) return;
    const list = gapList.addLive(this.list, [id]);
    if (list === this.list) return;
    const isTooLong = list.ids.length > FOLLOWED_LENGTH + FOLLOWED_SLACK && this.#isFollowed();
    this.apply(() => (isTooLong ? gapList.trim(list, FOLLOWED_LENGTH) : list));
    for (const listener of this.#liveListeners) listener(dto);
  }

  #isFollowed(): boolean {
    return this.#followers.size > 0 && [...this.#followers].every((isFollowing) => isFollowing());
  }
}
