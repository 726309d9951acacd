import { action, makeObservable, observableRef, reaction } from 'mobx';
import type { WireNote } from '~/api/wire';
import { StorageError } from '~/lib/AppError';
import { DisposableStore, type Disposable } from '~/lib/disposable';
import { peek } from '~/lib/peek';
import { MemoryClient, type MemoryPort } from '~/memory/MemoryClient';
import type {
  AccountKey,
  ExportPage,
  FoundNotes,
  KeptNotification,
  MemoryBatch,
  MemoryFigures,
  MemoryLimits,
  MemorySearch,
  Recollection,
} from '~/memory/model';
import type { CallAnswer, CallArgs, MemoryCall, MemoryHealth, MemoryNews } from '~/memory/protocol';
import type { User } from '~/services/records';
import type { RootStore } from '../RootStore';
import { timelinesKey } from '../timelines/storedTimelines';
import type { AccountScope } from '../session/AccountScope';
import { forgotten, toForget } from './forgetLater';
import { Recorder } from './Recorder';

/** Where the last failure that people were told of is stored, so that they are told once. */
const TOLD = 'memoryTold';

/** When the memory had notes last, so that a browser that has removed them is noticed; ms since 1970. */
const HAD = 'memoryHad';

const MEGABYTE = 1_000_000;
const DAY_MS = 86_400_000;

/** How long people have to read what is wrong with the memory; ms. */
const NOTICE_MS = 15_000;

/** Opens the worker; null where there are no workers. */
export type OpenMemory = () => MemoryPort | null;

/**
 * The memory of what was read, of all accounts of this browser. It records while it is on, and answers in any case. The worker starts with
 * the first use.
 */
export class ReadMemory implements Disposable {
  /** How the memory is; observable. */
  health: MemoryHealth = 'starting';
  /** How many times the memory changed by itself: it was wiped, imported into, or built anew; observable. */
  version = 0;
  readonly #root: RootStore;
  readonly #open: OpenMemory;
  readonly #recorders = new Map<AccountScope, Recorder>();
  readonly #owned = new DisposableStore();
  #client: MemoryClient | null = null;
  #hasBegun = false;

  constructor(root: RootStore, open: OpenMemory) {
    this.#root = root;
    this.#open = open;
    makeObservable<this, 'hear' | 'change'>(this, { health: observableRef, version: observableRef, hear: action, change: action });
  }

  /** Whether what is read is kept; observable. */
  get isOn(): boolean {
    return this.#root.settings.get('readMemory');
  }

  /** Records what is read as long as it is wanted, and forgets accounts that have signed out. */
  begin(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    const { settings, session, workspace } = this.#root;
    void this.#forgetLeft();
    // Before anything is kept: then an empty memory shows.
    void this.#noticeLoss().catch(() => {});
    const record = (account: AccountScope): void => this.#record(account);
    this.#owned.add(
      reaction(
        () => settings.get('readMemory'),
        (isOn) => {
          if (isOn) record(session.current);
          else for (const recorder of this.#recorders.values()) recorder.dispose();
          if (!isOn) this.#recorders.clear();
        },
        { fireImmediately: true },
      ),
    );
    workspace.accounts.onSignedIn(record);
    this.#owned.add(
      reaction(
        () => JSON.stringify(this.#limits()),
        () => void this.#ask('limit', this.#limits(), this.#root.clock.now()).catch(() => {}),
      ),
    );
    if (typeof document !== 'undefined') {
      const flush = (): void => void (document.visibilityState === 'hidden' && this.flush());
      document.addEventListener('visibilitychange', flush);
      this.#owned.add(() => document.removeEventListener('visibilitychange', flush));
    }
  }

  /** Hands over what waits to be recorded. */
  flush(): void {
    for (const recorder of this.#recorders.values()) recorder.flush();
  }

  /** Searches in what was read. @throws {StorageError} if the memory cannot answer */
  search(search: MemorySearch): Promise<FoundNotes> {
    return this.#ask('search', search);
  }

  /** What is remembered for a view. Empty if the memory is off or cannot answer. */
  async recall(what: Recollection): Promise<readonly WireNote[]> {
    return peek(() => this.isOn) ? this.#ask('recall', what).catch(() => []) : [];
  }

  /** A person, by id or `name@host`. */
  async person(account: AccountKey, who: string): Promise<User | null> {
    return this.#ask('person', account, who).catch(() => null);
  }

  /** The remembered notifications of an account, newest first. */
  async notifications(account: AccountKey, limit: number): Promise<readonly KeptNotification[]> {
    return peek(() => this.isOn) ? this.#ask('notifications', account, limit).catch(() => []) : [];
  }

  /** How much is remembered. @throws {StorageError} if the memory cannot answer */
  figures(): Promise<MemoryFigures> {
    return this.#ask('figures');
  }

  /** A part of everything that is remembered. @throws {StorageError} if the memory cannot answer */
  exported(after: number | null, limit: number): Promise<ExportPage> {
    return this.#ask('exported', after, limit);
  }

  /** Adds notes of another device. @throws {StorageError} if they cannot be stored */
  async add(batch: MemoryBatch): Promise<void> {
    await this.#ask('write', batch);
  }

  /** Forgets an account, or everything. @throws {StorageError} if that fails */
  async wipe(account: AccountKey | null): Promise<void> {
    await this.#ask('wipe', account);
    const { local, accounts, servers } = this.#root;
    local.remove(HAD);
    const wiped = account === null ? accounts.refs.map((ref) => servers.keyOf(ref)) : [account];
    for (const key of wiped) local.remove(timelinesKey(key));
    this.change();
  }

  /** Says that the memory has other notes now. */
  change(): void {
    this.version += 1;
  }

  dispose(): void {
    for (const recorder of this.#recorders.values()) recorder.dispose();
    this.#owned.dispose();
    this.#client?.dispose();
  }

  #limits(): MemoryLimits {
    const { settings } = this.#root;
    const days = settings.get('readMemoryAge');
    return {
      maxBytes: settings.get('readMemorySize') * MEGABYTE,
      maxAgeMs: days === 0 ? null : days * DAY_MS,
      keepsPrivate: settings.get('readMemoryPrivate'),
    };
  }

  #record(account: AccountScope): void {
    const isWanted = peek(() => this.isOn && account.me !== null);
    if (!isWanted || this.#recorders.has(account)) return;
    this.#recorders.set(account, new Recorder(account, (batch) => void this.#ask('write', batch).catch(() => {})));
    account.life.add(() => {
      this.#recorders.delete(account);
      void this.#forgetLeft();
    });
  }

  /** Forgets what accounts have read that have signed out. */
  async #forgetLeft(): Promise<void> {
    const { local } = this.#root;
    const left = toForget(local);
    if (left.length === 0) return;
    try {
      for (const account of left) await this.#ask('wipe', account);
      forgotten(local);
      local.remove(HAD);
      this.change();
    } catch {
      // The next start tries again.
    }
  }

  async #ask<C extends MemoryCall>(call: C, ...args: CallArgs<C>): Promise<CallAnswer<C>> {
    try {
      return await this.#connected().ask(call, ...args);
    } catch (thrown) {
      throw new StorageError(thrown instanceof Error ? thrown.message : 'the memory cannot answer');
    }
  }

  #connected(): MemoryClient {
    if (this.#client) return this.#client;
    const port = this.#open();
    if (!port) throw new StorageError('there are no workers');
    this.#client = new MemoryClient(port, this.#root.clock, (news) => this.hear(news));
    void this.#client
      .ask(
        'limit',
        peek(() => this.#limits()),
        this.#root.clock.now(),
      )
      .catch(() => {});
    return this.#client;
  }

  /** Shows how the memory is, and says once what is wrong with it. */
  private hear({ health, isRebuilt }: MemoryNews): void {
    const { local } = this.#root;
    this.health = health;
    if (isRebuilt) {
      this.change();
      local.remove(HAD);
      void this.#tell('rebuilt');
    }
    if (health === 'ready') local.remove(TOLD);
    if (health !== 'full' && health !== 'unavailable') return;
    if (!this.isOn || local.get(TOLD) === health) return;
    local.set(TOLD, health);
    void this.#tell(health);
  }

  /** Says so if the browser has removed what was kept: an empty memory looks as if nothing had been read. */
  async #noticeLoss(): Promise<void> {
    // The worker starts with its first use.
    if (!peek(() => this.isOn)) return;
    const { local, clock } = this.#root;
    const { notes } = await this.#ask('exported', null, 1);
    const hadAtMs = Number(local.get(HAD) ?? 0);
    if (notes.length > 0) {
      local.set(HAD, String(clock.now()));
      return;
    }
    local.remove(HAD);
    const { maxAgeMs } = peek(() => this.#limits());
    // What is older was removed on purpose.
    const isMissed = hadAtMs > 0 && (maxAgeMs === null || hadAtMs > clock.now() - maxAgeMs);
    if (isMissed) await this.#tell('rebuilt');
  }

  async #tell(what: 'rebuilt' | 'full' | 'unavailable'): Promise<void> {
    const { overlays, i18n } = this.#root;
    // Without these texts there is no network, which people know already.
    const isLoaded = await i18n.shared().then(
      () => true,
      () => false,
    );
    if (isLoaded) overlays.toast({ kind: 'info', text: i18n.t(`memory.${what}`), durationMs: NOTICE_MS });
  }
}
