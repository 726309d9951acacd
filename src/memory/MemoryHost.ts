import { failureKind } from './failures';
import type { MemoryEngine, MemoryLimits } from './model';
import type { BetweenTabs, FromMemory, MemoryCall, MemoryNews, MemoryReply, MemoryRequest } from './protocol';

/** The lock of the tab that has the file. */
const LOCK = 'wisteria-memory';

/** How often the memory is tidied up while there is something to do, and otherwise; ms. */
const TEND_SOON_MS = 60;
const TEND_LATER_MS = 60_000;

/** How long nothing is written after the browser refused; ms. */
const FULL_REST_MS = 60_000;

/** How much is left of a memory for which there is no more room. */
const SHRINK = 0.8;

/** How often a file is opened again before it is given up. */
const ATTEMPTS = 3;

/** Calls that people wait for. They overtake the others. */
const URGENT: ReadonlySet<MemoryCall> = new Set(['search', 'recall', 'person', 'notifications', 'figures']);

/** Opens the memory of this browser. */
export interface MemoryFile {
  open(): Promise<MemoryEngine>;
  /** Deletes everything, so that the next opening begins with an empty file. */
  discard(): Promise<void>;
}

/** Messages between the workers of all tabs. */
export interface TabsChannel {
  send(message: BetweenTabs): void;
  listen(listener: (message: BetweenTabs) => void): void;
}

/** What a {@link MemoryHost} uses. */
export interface MemoryHostDeps {
  readonly file: MemoryFile;
  readonly channel: TabsChannel | null;
  /** Runs `work` while no other tab runs it. Without locks, each tab has its own. */
  readonly alone: (name: string, work: () => Promise<void>) => Promise<void>;
  readonly tell: (message: FromMemory) => void;
  readonly now: () => number;
  readonly later: (ms: number, run: () => void) => () => void;
  /** Names this tab among all. */
  readonly tab: string;
}

interface Task {
  readonly request: MemoryRequest;
  readonly answer: (reply: MemoryReply) => void;
}

/**
 * The memory as the worker of one tab has it. One tab has the file, writes and answers all others; when it closes, the next one takes
 * over, and tabs without an answer ask again. Failures end nothing: an empty file replaces a damaged one, and the old notes stay if there
 * is no room.
 */
export class MemoryHost {
  readonly #deps: MemoryHostDeps;
  /** What this page waits for. */
  readonly #open = new Map<number, MemoryRequest>();
  readonly #tasks: Task[] = [];
  #engine: MemoryEngine | null = null;
  #isLeader = false;
  #isBusy = false;
  #news: MemoryNews = { health: 'starting' };
  #limits: MemoryLimits | null = null;
  #restsUntil = 0;
  #cancelTending: () => void = () => {};

  constructor(deps: MemoryHostDeps) {
    this.#deps = deps;
    deps.channel?.listen((message) => this.#receive(message));
  }

  /** Begins to lead as soon as no other tab does. Settles when this tab no longer leads, which is when it closes. */
  start(): Promise<void> {
    this.#deps.channel?.send({ type: 'who' });
    return this.#deps.alone(LOCK, () => this.#lead());
  }

  /** Takes a call of the page. */
  ask(request: MemoryRequest): void {
    // This tab may come to lead.
    if (request.call === 'limit') this.#limits = request.args[0] as MemoryLimits;
    this.#open.set(request.id, request);
    this.#pass(request);
  }

  async #lead(): Promise<void> {
    this.#isLeader = true;
    await this.#openFile();
    for (const request of this.#open.values()) this.#pass(request);
    await new Promise<never>(() => {});
  }

  #pass(request: MemoryRequest): void {
    if (this.#isLeader) this.#enqueue({ request, answer: (reply) => this.#settle(reply) });
    else this.#deps.channel?.send({ type: 'ask', from: this.#deps.tab, request });
  }

  #settle(reply: MemoryReply): void {
    if (this.#open.delete(reply.id)) this.#deps.tell(reply);
  }

  #receive(message: BetweenTabs): void {
    const { channel, tab } = this.#deps;
    if (message.type === 'answer') {
      if (message.to === tab) this.#settle(message.reply);
    } else if (message.type === 'leads') {
      if (this.#isLeader) return;
      this.#tell(message.news);
      // The one that led before may have closed without an answer. Writing twice changes nothing.
      for (const request of this.#open.values()) channel?.send({ type: 'ask', from: tab, request });
    } else if (!this.#isLeader || this.#news.health === 'starting') {
      // Whoever leads announces itself once it can answer.
    } else if (message.type === 'who') channel?.send({ type: 'leads', news: { health: this.#news.health } });
    else {
      const { from, request } = message;
      this.#enqueue({ request, answer: (reply) => channel?.send({ type: 'answer', to: from, reply }) });
    }
  }

  #enqueue(task: Task): void {
    this.#tasks.push(task);
    if (!this.#isBusy && this.#news.health !== 'starting') void this.#work();
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    this.#cancelTending();
    for (let task = this.#next(); task; task = this.#next()) {
      const { id, call, args } = task.request;
      try {
        task.answer({ id, value: await this.#run(call, args) });
      } catch (thrown) {
        task.answer({ id, error: String(thrown) });
      }
    }
    this.#isBusy = false;
    this.#tendAfter(TEND_SOON_MS);
  }

  #next(): Task | undefined {
    const urgent = this.#tasks.findIndex(({ request }) => URGENT.has(request.call));
    return this.#tasks.splice(Math.max(0, urgent), 1)[0];
  }

  /** Runs a call; after a repair, once more. */
  async #run(call: MemoryCall, args: readonly unknown[]): Promise<unknown> {
    if (call === 'limit') this.#limits = args[0] as MemoryLimits;
    if (call === 'write' && this.#deps.now() < this.#restsUntil) return undefined;
    for (let attempt = 1; ; attempt += 1) {
      const engine = this.#engine;
      if (!engine) throw new Error('this browser keeps nothing');
      try {
        const value = await (engine[call] as (...given: readonly unknown[]) => unknown)(...args);
        if (call === 'write' && this.#news.health === 'full') this.#announce({ health: 'ready' });
        return value;
      } catch (thrown) {
        const kind = failureKind(thrown);
        const isRefused = kind === 'full' || (kind === 'lost' && attempt === ATTEMPTS);
        if (isRefused && call === 'write') return this.#rest();
        if (kind === 'other' || kind === 'full' || attempt === ATTEMPTS) throw thrown;
        await this.#reopen(kind === 'damaged');
      }
    }
  }

  /** There is no more room: what is there stays, the oldest goes, and writing waits. */
  async #rest(): Promise<void> {
    this.#restsUntil = this.#deps.now() + FULL_REST_MS;
    if (this.#news.health !== 'full') this.#announce({ health: 'full' });
    try {
      const { bytes } = await this.#engine!.figures();
      const maxBytes = Math.min(this.#limits?.maxBytes ?? Infinity, bytes * SHRINK);
      if (this.#limits) await this.#engine!.limit({ ...this.#limits, maxBytes }, this.#deps.now());
    } catch {
      // Even that needs room. Another program may make some.
    }
  }

  async #reopen(isDamaged: boolean): Promise<void> {
    try {
      await this.#engine?.close();
    } catch {
      // It is of no use any more.
    }
    this.#engine = null;
    await this.#openFile(isDamaged);
  }

  /** Opens the file; an empty one replaces one that cannot be read. */
  async #openFile(isDamaged = false): Promise<void> {
    const { file, now } = this.#deps;
    let isRebuilt = isDamaged;
    try {
      if (isDamaged) await file.discard();
      this.#engine = await file.open().catch(async (thrown: unknown) => {
        if (failureKind(thrown) !== 'damaged') throw thrown;
        isRebuilt = true;
        await file.discard();
        return file.open();
      });
      if (this.#limits) await this.#engine.limit(this.#limits, now());
      this.#announce({ health: 'ready', ...(isRebuilt && { isRebuilt }) });
    } catch {
      this.#engine = null;
      this.#announce({ health: 'unavailable' });
    }
  }

  #announce(news: MemoryNews): void {
    this.#tell(news);
    this.#deps.channel?.send({ type: 'leads', news });
    if (!this.#isBusy && this.#tasks.length > 0) void this.#work();
  }

  #tell(news: MemoryNews): void {
    this.#news = { health: news.health };
    this.#deps.tell(news);
  }

  #tendAfter(ms: number): void {
    this.#cancelTending();
    this.#cancelTending = this.#deps.later(ms, () => void this.#tend());
  }

  /** Tidies up a little while nobody waits. */
  async #tend(): Promise<void> {
    if (this.#isBusy || !this.#engine) return;
    this.#isBusy = true;
    let isMore = false;
    try {
      isMore = await this.#engine.tend(this.#deps.now());
    } catch (thrown) {
      const kind = failureKind(thrown);
      if (kind === 'damaged' || kind === 'lost') await this.#reopen(kind === 'damaged');
    }
    this.#isBusy = false;
    if (this.#tasks.length > 0) void this.#work();
    else this.#tendAfter(isMore ? TEND_SOON_MS : TEND_LATER_MS);
  }
}
