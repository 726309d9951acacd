import { action, computed, makeObservable, observable, reaction } from 'mobx';
import { DisposableStore, type Disposable } from '~/lib/disposable';
import { isGapId } from '~/services/gapList';
import type { FeedPacer, PacedChange } from './FeedPacer';
import type { Timeline } from './Timeline';

/** A view that is further behind than this while it waits for its turn still needs the old end of the list; notes. */
const MOST_BEHIND = 75;

/**
 * A timeline as one pane sees it: while the reader is not at the newest note, what arrives above is held back and
 * counted, so that nothing moves under their eyes.
 */
export class TimelineView {
  readonly timeline: Timeline;
  /** The newest note shown while holding back; null while following. */
  private heldAt: string | null = null;
  /** The newest note whose turn to be shown has come; null while nothing waits for turns. */
  private head: string | null = null;
  /** This note and older ones were put away by the reader. */
  private clearedAt: string | null = null;
  #shown: readonly string[] = [];
  readonly #pacer: FeedPacer | null;

  /** @param pacer gives turns where many lists change at once; without one everything is shown as it comes */
  constructor(timeline: Timeline, pacer: FeedPacer | null = null) {
    this.timeline = timeline;
    this.#pacer = pacer;
    makeObservable<this, 'heldAt' | 'clearedAt' | 'head' | 'catchUp'>(this, {
      head: observable,
      catchUp: action,
      heldAt: observable,
      clearedAt: observable,
      isCleared: computed,
      newest: computed,
      end: computed,
      clear: action,
      isFollowing: computed,
      start: computed,
      ids: computed,
      newCount: computed,
      setAtTop: action,
      showNew: action,
    });
  }

  /** Counts as a view of the timeline from now on; dispose it when the pane goes. */
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

  /** Whether new notes appear at once. */
  get isFollowing(): boolean {
    return this.heldAt === null;
  }

  /** What this pane shows: the timeline below what is held back. The same array until that changes. */
  get ids(): readonly string[] {
    const { ids } = this.timeline;
    const { start, end } = this;
    if (start === 0 && end === ids.length) return (this.#shown = ids);
    const next = ids.slice(start, end);
    if (next.length !== this.#shown.length || next.some((id, index) => id !== this.#shown[index])) this.#shown = next;
    return this.#shown;
  }

  /** Notes held back. */
  get newCount(): number {
    return this.isFollowing ? 0 : this.timeline.ids.slice(0, this.start).filter((id) => !isGapId(id)).length;
  }

  /** The reader reached the newest note or left it. */
  setAtTop(isAtTop: boolean): void {
    if (isAtTop) this.heldAt = null;
    else this.heldAt ??= this.ids.find((id) => !isGapId(id)) ?? this.newest;
  }

  /** Shows what was held back. */
  showNew(): void {
    this.heldAt = null;
  }

  /** Puts away a note and everything older; null shows it again. */
  clear(at: string | null): void {
    this.clearedAt = at;
  }

  /** Whether the reader put something away: what is older need not be asked for then. */
  get isCleared(): boolean {
    return this.clearedAt !== null;
  }

  /** The newest note of the timeline, shown or held back. */
  get newest(): string | null {
    return this.timeline.ids.find((id) => !isGapId(id)) ?? null;
  }

  /** Where the shown part of the timeline ends. */
  get end(): number {
    const { clearedAt } = this;
    const { ids } = this.timeline;
    if (clearedAt === null) return ids.length;
    const index = ids.findIndex((id) => !isGapId(id) && id <= clearedAt);
    return index === -1 ? ids.length : index;
  }

  /** Where the shown part of the timeline begins. */
  get start(): number {
    const newestShown = this.heldAt ?? this.head;
    if (newestShown === null || (this.isFollowing && newestShown === this.newest)) return 0;
    // The note itself may be gone; what is older than it was shown. Gaps stay with what is below them.
    const index = this.timeline.ids.findIndex((id) => !isGapId(id) && id <= newestShown);
    if (index === -1) return 0;
    return index;
  }

  /** Shows everything that has come by now. */
  private catchUp(): void {
    this.head = this.newest;
  }
}
