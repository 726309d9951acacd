import { action, computed, makeObservable, observableRef, runInAction } from 'mobx';
import type { Send } from '~/api/callRequest';
import type { BrowserState } from '~/lib/browserState';
import type { Clock } from '~/lib/clock';
import { answers, type AskDeps } from './ask';
import { askAbility, askMeta, askSoftware, isRelated, type MetaAnswer, type SoftwareAnswer } from './facts';
import { isFamily, judge, type Judgement, type Refusal } from './judge';

/** The state of something that is found out: still asked, true, false, or not to be known any more. */
export type Mark = 'asking' | 'yes' | 'no' | 'unknown';

/** What is found out about a server, in the order in which it is shown. */
export type Question = 'answers' | 'kind' | 'open';

/** The services that a {@link Discovery} uses. */
export interface DiscoveryDeps {
  readonly send: Send;
  readonly clock: Clock;
  readonly browser: Pick<BrowserState, 'isOnline'>;
}

/** The refusals that leave open of what kind the server is, and which say that it is of none. */
const NO_KIND: ReadonlySet<Refusal> = new Set(['otherKind', 'page', 'unusable']);

/** The refusals of servers that keep clients out. */
const NOT_OPEN: ReadonlySet<Refusal> = new Set(['closed', 'silent']);

/** The refusals of hosts where nothing answered. */
const NOBODY: ReadonlySet<Refusal> = new Set(['offline', 'noAnswer', 'slow']);

/** Finds out whether one can sign in to a server. What is known shows as it comes; nothing that is sent says who asks. */
export class Discovery {
  /** The server that is asked now; null before the first. */
  origin: string | null = null;
  /** The server that named this one as its own place; null if this one was asked for. */
  namedBy: string | null = null;
  software: SoftwareAnswer | null = null;
  meta: MetaAnswer | null = null;
  isThere: boolean | null = null;
  judgement: Judgement | null = null;
  readonly #deps: DiscoveryDeps;
  #running = new AbortController();

  constructor(deps: DiscoveryDeps) {
    this.#deps = deps;
    makeObservable<this, 'begin'>(this, {
      origin: observableRef,
      namedBy: observableRef,
      software: observableRef,
      meta: observableRef,
      isThere: observableRef,
      judgement: observableRef,
      marks: computed,
      begin: action,
      stop: action,
    });
  }

  /** What is known so far. Observable. */
  get marks(): Readonly<Record<Question, Mark>> {
    const { software, meta, isThere, judgement } = this;
    const why = judgement?.kind === 'refused' ? judgement.why : null;
    /** @param isNo whether a refusal means that it is not so */
    const mark = (isYes: boolean, isNo: boolean): Mark => {
      if (isYes || judgement?.kind === 'ready') return 'yes';
      if (judgement === null) return 'asking';
      return isNo ? 'no' : 'unknown';
    };
    const hasAnswered = isThere === true || [software, meta].some((answer) => answer !== null && !/^(?:none|late)$/.test(answer.kind));
    const isOurs = software?.kind === 'software' && isFamily(software.name);
    return {
      answers: mark(hasAnswered, why !== null && NOBODY.has(why)),
      kind: mark(isOurs && why !== 'unusable', why !== null && NO_KIND.has(why)),
      open: mark(false, why !== null && NOT_OPEN.has(why)),
    };
  }

  /** Asks a server. What was asked before ends. */
  async ask(origin: string): Promise<void> {
    this.stop();
    const running = new AbortController();
    this.#running = running;
    await this.#ask(origin, null, running.signal);
  }

  /** Ends all questions, and forgets the answers. */
  stop(): void {
    this.#running.abort();
    this.begin(null, null);
  }

  async #ask(origin: string, namedBy: string | null, signal: AbortSignal): Promise<void> {
    const { browser } = this.#deps;
    const deps: AskDeps = { ...this.#deps, signal };
    const known = (change: () => void) => {
      if (!signal.aborted) runInAction(change);
    };
    this.begin(origin, namedBy);
    const askingSoftware = askSoftware(deps, origin).then((software) => {
      known(() => (this.software = software));
      return software;
    });
    const askingMeta = askMeta(deps, origin).then((meta) => {
      known(() => (this.meta = meta));
      return meta;
    });
    const meta = await askingMeta;
    const [software, ability] = await Promise.all([askingSoftware, meta.kind === 'description' ? askAbility(deps, origin) : null]);
    const isUnread = [software, meta].every(({ kind }) => kind === 'none' || kind === 'late');
    const isThere = isUnread && !signal.aborted ? await answers(deps, `${origin}/`) : null;
    if (signal.aborted) return undefined;
    const judgement = judge({ origin, software, meta, ability, isThere, isOnline: browser.isOnline });
    // Once only: two servers could name each other.
    if (judgement.kind === 'elsewhere' && namedBy === null && isRelated(judgement.origin, origin)) {
      return this.#ask(judgement.origin, origin, signal);
    }
    return known(() => {
      this.isThere = isThere;
      this.judgement = judgement;
    });
  }

  private begin(origin: string | null, namedBy: string | null): void {
    this.origin = origin;
    this.namedBy = namedBy;
    this.software = null;
    this.meta = null;
    this.isThere = null;
    this.judgement = null;
  }
}
