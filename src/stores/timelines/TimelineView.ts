import { action, compareShallow, computed, makeObservable, observable, reaction } from 'mobx';
import { DisposableStore, type Disposable } from '~/lib/disposable';
import { isGapId } from '~/services/gapList';
import type { FeedPacer, PacedChange } from './FeedPacer';
import type { Timeline } from './Timeline';

/** A view that waits for its turn and is further behind than this many notes still needs the old end of the list. */
const MOST_BEHIND = 75;

/**
 * One pane's view of a timeline. While the reader is not at the newest note, new notes are held back and counted, so
 * that nothing moves under the reader's eyes.
 */
export class TimelineView {
  readonly timeline: Timeline;
  /** The newest note shown while holding back; null while following. */
  private heldAt: string | null = null;
  /** The newest note whose turn to be shown has come; null without turns. */
  private head: string | null = null;
  /** The reader cleared this note and older ones from view. */
  private clearedAt: string | null = null;
  /** Whether the reader left the top since the start, which ends the hold on what the last visit left. */
  private hasLeft = false;
  readonly #pacer: FeedPacer | null;

  /** @param pacer gives out turns when many lists change at once; without one, notes are shown as they arrive */
  constructor(timeline: Timeline, pacer: FeedPacer | null = null) {
    this.timeline = timeline;
    this.#pacer = pacer;
    makeObservable<this, 'heldAt' | 'clearedAt' | 'head' | 'catchUp' | 'hasLeft' | 'firstHeld'>(this, {
      head: observable,
      catchUp: action,
      heldAt: observable,
      hasLeft: observable,
      firstHeld: computed,
      clearedAt: observable,
      isCleared: computed,
      newest: computed,
      end: computed,
      clear: action,
      isFollowing: computed,
      start: computed,
      ids: computed({ equals: compareShallow }),
      held: computed,
      newCount: computed,
      setAtTop: action,
      showNew: action,
    });
  }

  /** Registers this as a view of the timeline; dispose the result when the pane closes. */
  attach(): Disposable {
    const owned = new DisposableStore();
    owned.add(this.timeline.addFollower(() => this.isFollowing && this.start <= MOST_BEHIND));
    const pacer = this.#pacer;
    if (!pacer) return owned;
    const change: PacedChange = { run: () => this.catchUp(), rows: () => (this.isFollowing ? this.start : 0) };
    change.run();
    const stop = reaction(
      () => this.newest,
      () => pacer.request(change),
    );
    owned.add(() => {
      stop();
      pacer.cancel(change);
      change.run();
    });
    return owned;
  }

  /** The newest note to show while holding back. What the last visit left stays in its place until the reader wants the new notes. */
  private get firstHeld(): string | null {
    return this.heldAt ?? (this.hasLeft ? null : this.timeline.storedTop);
  }

  /** Whether new notes appear at once. */
  get isFollowing(): boolean {
    return this.firstHeld === null;
  }

  /** The displayed ids of this pane: the timeline without the notes that are held back or cleared. The same array until it changes. */
  get ids(): readonly string[] {
    const { ids } = this.timeline;
    const { start, end } = this;
    return start === 0 && end === ids.length ? ids : ids.slice(start, end);
  }

  /** The notes that are held back, the newest first. */
  get held(): readonly string[] {
    return this.isFollowing ? [] : this.timeline.ids.slice(0, this.start).filter((id) => !isGapId(id));
  }

  /** Number of notes that are held back. */
  get newCount(): number {
    return this.held.length;
  }

  /** Call when the reader reaches the newest note or leaves it. */
  setAtTop(isAtTop: boolean): void {
    if (isAtTop) {
      this.heldAt = null;
      return;
    }
    this.heldAt ??= this.ids.find((id) => !isGapId(id)) ?? this.newest;
    this.hasLeft = true;
  }

  /** Shows the notes that were held back. */
  showNew(): void {
    this.heldAt = null;
    this.hasLeft = true;
  }

  /** Clears a note and everything older from view; null shows them again. */
  clear(at: string | null): void {
    this.clearedAt = at;
  }

  /** Whether the reader cleared something; older notes need not be loaded then. */
  get isCleared(): boolean {
    return this.clearedAt !== null;
  }

  /** The newest note of the timeline, shown or held back. */
  get newest(): string | null {
    return this.timeline.ids.find((id) => !isGapId(id)) ?? null;
  }

  /** Index in the timeline where the shown part ends. */
  get end(): number {
    const { clearedAt } = this;
    const { ids } = this.timeline;
    if (clearedAt === null) return ids.length;
    const index = ids.findIndex((id) => !isGapId(id) && id <= clearedAt);
    return index === -1 ? ids.length : index;
  }

  /** Index in the timeline where the shown part begins. */
  get start(): number {
    const newestShown = this.firstHeld ?? this.head;
    if (newestShown === null || (this.isFollowing && newestShown === this.newest)) return 0;
    // The note itself may be gone; everything older than it was shown. Gaps belong to the notes below them.
    const index = this.timeline.ids.findIndex((id) => !isGapId(id) && id <= newestShown);
    if (index === -1) return 0;
    return index;
  }

  /** Shows everything that has arrived so far. */
  private catchUp(): void {
    this.head = this.newest;
  }
}
