import { observable } from 'mobx';
import { Ingest } from '~/stores/entities/Ingest';
import { NoteStore } from '~/stores/entities/NoteStore';
import { UserStore } from '~/stores/entities/UserStore';
import type { TimelineFilters, TimelineSource } from '~/stores/timelines/sources';
import { Timeline, type TimelineDeps } from '~/stores/timelines/Timeline';
import { isGapId } from '~/services/gapList';
import type { WireNote } from '~/api/wire';
import type { MuteRules } from '~/services/muting/muteRules';
import { FakeApi } from '../../../fixtures/FakeApi';
import { FakeClock } from '../../../fixtures/FakeClock';
import { FakeHub } from '../../../fixtures/FakeHub';
import { note } from '../../../fixtures/builders';

const allShown: TimelineFilters = { withRenotes: true, withReplies: true, withSensitive: true, onlyFiles: false };

/** A timeline with a fake server on which a test posts and deletes notes. */
export class TimelineBench {
  readonly clock = new FakeClock();
  readonly hub = new FakeHub();
  readonly notes = new NoteStore({ clock: this.clock });
  readonly users = new UserStore();
  readonly ingest = new Ingest({ notes: this.notes, users: this.users, clock: this.clock });
  readonly mutes = observable<{ rules: MuteRules | null; loading: Promise<void> | null }>(
    { rules: null, loading: null },
    {},
    { deep: false },
  );
  isLive = true;
  /** When set, the server refuses requests with this error. */
  failure: Error | null = null;
  /** While set, answers wait for {@link release}. */
  #held: (() => void)[] | null = null;
  readonly #posted: WireNote[] = [];
  #serial = 0;
  readonly api = new FakeApi({ 'notes/timeline': (page) => this.#answer(page), 'users/notes': (page) => this.#answer(page) });
  readonly deps: TimelineDeps = {
    api: this.api,
    hub: this.hub,
    ingest: this.ingest,
    notes: this.notes,
    users: this.users,
    clock: this.clock,
    mutes: this.mutes,
    isLive: () => this.isLive,
  };

  timeline(source: TimelineSource = { kind: 'home' }, filters: Partial<TimelineFilters> = {}): Timeline {
    return new Timeline(source, { ...allShown, ...filters }, this.deps);
  }

  /** A home timeline that begins with what the last visit left: the notes with these ids, newest first. */
  timelineWithStored(ids: readonly string[], at = 0): Timeline {
    const notes = ids.map((id) => this.#posted.find((one) => one.id === id) ?? note().id(id).build());
    return new Timeline({ kind: 'home' }, allShown, { ...this.deps, stored: { at, notes } });
  }

  /** Returns a loaded timeline that follows the live connection. */
  async following(): Promise<Timeline> {
    const timeline = this.timeline();
    timeline.connect();
    await timeline.load();
    this.api.calls.length = 0;
    return timeline;
  }

  /**
   * Posts notes that the live connection does not deliver, as during a lost connection. @returns their ids, oldest
   * first
   */
  postUnheard(count: number, fields: Partial<WireNote> = {}): string[] {
    return this.#make(count, fields).map(({ id }) => id);
  }

  /** Posts notes that the live connection delivers at once. @returns their ids, oldest first */
  post(count: number, fields: Partial<WireNote> = {}): string[] {
    const made = this.#make(count, fields);
    this.hub.emit('homeTimeline', 'note', ...made);
    return made.map(({ id }) => id);
  }

  /** Deletes a note on the server, without an event. */
  deleteOnServer(id: string): void {
    this.#posted.splice(
      this.#posted.findIndex((one) => one.id === id),
      1,
    );
  }

  /** The ids on the server, newest first. */
  get onServer(): string[] {
    return this.#posted.map(({ id }) => id).toReversed();
  }

  hold(): void {
    this.#held ??= [];
  }

  async release(): Promise<void> {
    const held = this.#held ?? [];
    this.#held = null;
    for (const answer of held) answer();
    await settled();
  }

  #make(count: number, fields: Partial<WireNote>): WireNote[] {
    const made = Array.from({ length: count }, () =>
      note()
        .id(`n${(++this.#serial).toString().padStart(5, '0')}`)
        .with(fields)
        .build(),
    );
    this.#posted.push(...made);
    return made;
  }

  async #answer({ limit = 10, sinceId, untilId, untilDate }: { limit?: number; sinceId?: string; untilId?: string; untilDate?: number }) {
    if (this.failure) throw this.failure;
    const matching = this.#posted.filter(
      ({ id, createdAt }) =>
        (sinceId === undefined || id > sinceId) &&
        (untilId === undefined || id < untilId) &&
        (untilDate === undefined || Date.parse(createdAt) < untilDate),
    );
    // Like servers of the 2024.2 line: with `sinceId` alone the oldest notes come first.
    const page = sinceId !== undefined && untilId === undefined ? matching.slice(0, limit) : matching.toReversed().slice(0, limit);
    const held = this.#held;
    if (held) await new Promise<void>((resolve) => held.push(resolve));
    return page;
  }
}

/** Runs everything that waits for answers that have arrived. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}

/** The ids that a timeline shows, with gaps as dots. */
export const shown = (timeline: { readonly ids: readonly string[] }): string[] => timeline.ids.map((id) => (isGapId(id) ? '…' : id));
