import type { NoteCreateParams } from '~/api/endpoints';
import type { WireNote } from '~/api/wire';
import { disposable, type Disposable } from '~/lib/disposable';
import type { AppError } from '~/lib/AppError';
import { ok } from '~/lib/Result';
import type { KeyValueStore } from '~/storage/KeyValueStore';
import { Outbox, type NoteToPost, type OutboxDeps, type PostOutcome } from '~/stores/posting/Outbox';
import type { PostingAccount } from '~/stores/posting/NotePosts';
import { note, user } from '../../../../fixtures/builders';
import { settled } from '../../../../fixtures/createTestRoot';
import { FakeApi } from '../../../../fixtures/FakeApi';
import { FakeClock } from '../../../../fixtures/FakeClock';
import { FakeLocks } from '../../../../fixtures/FakeLocks';
import { FakeTabs, MemoryKeyValueStore, MemoryLocalStore } from '../../../../fixtures/memoryStores';

export const me = user('me').me();

/** What happens to a call of `notes/create`. `hangs`: no answer ever comes. */
export interface Fate {
  readonly isCarriedOut: boolean;
  readonly error?: AppError;
  readonly hangs?: boolean;
}

/** A note as a composer hands it over. */
export function noteToPost(text: string, params: Partial<NoteCreateParams> = {}): NoteToPost {
  const content = {
    text,
    useCw: false,
    cw: '',
    visibility: 'public' as const,
    localOnly: false,
    visibleUserIds: [],
    files: [],
    poll: null,
    quoteId: null,
  };
  const body = { text, cw: null, localOnly: false, visibility: 'public' as const, reactionAcceptance: null, ...params };
  return { params: body, content, target: {} };
}

/** A tab of the browser with an outbox. */
export interface Tab {
  readonly outbox: Outbox;
  readonly ends: PostOutcome[];
  /** Ends it without warning: what it waits for never comes, and what it stores is lost. */
  kill(): void;
}

/** A server that keeps notes, and a browser with tabs in front of it. */
export class OutboxWorld {
  readonly clock = new FakeClock();
  readonly kv = new MemoryKeyValueStore();
  readonly local = new MemoryLocalStore();
  readonly tabs = new FakeTabs();
  readonly locks = new FakeLocks();
  /** The notes on the server, the oldest first. */
  readonly made: WireNote[] = [];
  readonly #byKey = new Map<string, WireNote>();
  /** What happens to the next calls; all further ones work. */
  readonly fates: Fate[] = [];
  isOnline = true;
  /** Whether looking for own notes fails as well. */
  lookFails: AppError | null = null;
  calls = 0;
  looks = 0;
  readonly #backs = new Set<() => void>();

  constructor(readonly knowsKeys: boolean) {}

  get texts(): readonly (string | null)[] {
    return this.made.map(({ text }) => text);
  }

  /** Opens a tab, which goes on with what is stored. */
  open({ random = () => 1 }: { random?: () => number } = {}): Tab {
    const life = { isOver: false };
    const never = new Promise<never>(() => {});
    const api = new FakeApi();
    api.on('notes/create', async (params, options) => {
      await Promise.resolve();
      if (life.isOver) return never;
      this.calls += 1;
      api.knowsKeys = this.knowsKeys;
      const fate = this.fates.shift() ?? { isCarriedOut: true };
      const createdNote = fate.isCarriedOut ? this.#make(params, options?.key ?? '') : undefined;
      await Promise.resolve();
      if (life.isOver || fate.hangs) return never;
      if (fate.error || !createdNote) throw fate.error ?? new Error('a fate needs an error');
      return { createdNote };
    });
    api.on('users/notes', async ({ limit = 10 }) => {
      await Promise.resolve();
      if (life.isOver) return never;
      this.looks += 1;
      if (this.lookFails) throw this.lookFails;
      api.knowsKeys = this.knowsKeys;
      return this.made.toReversed().slice(0, limit);
    });
    const kv: KeyValueStore = {
      get: (key) => (life.isOver ? never : this.kv.get(key)),
      set: (key, value) => (life.isOver ? never : this.kv.set(key, value)),
      delete: (key) => (life.isOver ? never : this.kv.delete(key)),
      update: (key, change) => (life.isOver ? never : this.kv.update(key, change)),
    };
    const lock = this.locks.open();
    const ends: PostOutcome[] = [];
    const account: PostingAccount = { key: 'example.test/me', api, clock: this.clock, me, ingest: { note: ({ id }) => id } };
    const outbox = new Outbox({
      account,
      actions: { send: async () => ok(), confirm: () => {} },
      kv,
      local: this.local,
      crossTab: this.tabs.open(),
      connectivity: this.#connectivity(life),
      lock,
      random,
      onEnd: (outcome) => ends.push(outcome),
    });
    void outbox.resume();
    const kill = (): void => {
      life.isOver = true;
      outbox.dispose();
      lock.kill();
    };
    return { outbox, ends, kill };
  }

  #connectivity(life: { readonly isOver: boolean }): OutboxDeps['connectivity'] {
    const onBack = (listener: () => void): Disposable => {
      const tell = (): void => {
        if (!life.isOver) listener();
      };
      this.#backs.add(tell);
      return disposable(() => this.#backs.delete(tell));
    };
    return Object.defineProperty({ isOnline: true, onBack }, 'isOnline', { get: () => this.isOnline });
  }

  /** The network or the live connection is back. */
  back(): void {
    this.isOnline = true;
    for (const tell of this.#backs) tell();
  }

  /** Lets time pass, with what happens in it. */
  async pass(ms: number, stepMs = 500): Promise<void> {
    await this.calm();
    for (let gone = 0; gone < ms; gone += stepMs) {
      this.clock.advance(Math.min(stepMs, ms - gone));
      await this.calm();
    }
  }

  async calm(): Promise<void> {
    for (let turn = 0; turn < 5; turn += 1) await settled();
  }

  #make(params: NoteCreateParams, key: string): WireNote {
    const known = this.knowsKeys ? this.#byKey.get(key) : undefined;
    if (known) return known;
    const made = note()
      .id(`n${String(this.made.length).padStart(5, '0')}`)
      .by(user('me').build())
      .with({ ...(params as Partial<WireNote>), createdAt: new Date(this.clock.now()).toISOString() })
      .build();
    this.made.push(made);
    this.#byKey.set(key, made);
    return made;
  }
}
