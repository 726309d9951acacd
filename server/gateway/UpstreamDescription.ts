import type { Clock } from '~/lib/clock';
import { carriedPath, type Upstream } from '~/lib/upstream';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { captchaSources } from './captchaSources';
import { NO_CAPTCHA, type CaptchaSources } from './contentSecurityPolicy';

/** How long the description of the upstream is believed; ms. */
const FRESH_MS = 60_000;

/** How long the first page waits for it; ms. */
const FIRST_MS = 2_000;

/** What a gateway knows about the server behind it. */
export interface Described {
  /** The captchas that the policy of the page allows. It allows no others. */
  readonly captchas: CaptchaSources;
  /** Where its media are. */
  readonly media: Upstream;
}

/** The server behind a gateway, as it describes itself. */
export class UpstreamDescription {
  readonly #origin: string;
  readonly #clock: Clock;
  #known: Described;
  #askedAt = Number.NEGATIVE_INFINITY;
  #first: Promise<void> | null = null;

  constructor(origin: string, clock: Clock) {
    this.#origin = origin;
    this.#clock = clock;
    this.#known = { captchas: NO_CAPTCHA, media: { origins: [origin], proxy: null } };
  }

  /** What is known by now. */
  get known(): Described {
    return this.#known;
  }

  /** The latest description. Only the first call waits for the upstream, and not for long. Never rejects. */
  async read(): Promise<Described> {
    if (this.#clock.now() - this.#askedAt > FRESH_MS) {
      this.#askedAt = this.#clock.now();
      const asked = this.#ask();
      this.#first ??= asked;
    }
    await this.#first;
    return this.#known;
  }

  async #ask(): Promise<void> {
    try {
      const answer = await fetch(`${this.#origin}/api/meta`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"detail":false}',
        signal: AbortSignal.timeout(FIRST_MS),
      });
      if (!answer.ok) return;
      const meta: unknown = await answer.json();
      this.#known = { captchas: captchaSources(meta), media: mediaOf(this.#origin, meta) };
    } catch {
      // What is known stays. A later page asks again.
    }
  }
}

/** Where the media of a server are. @param meta its description, in any form */
export function mediaOf(origin: string, meta: unknown): Upstream {
  const { uri, mediaProxy } = (meta ?? {}) as { readonly uri?: unknown; readonly mediaProxy?: unknown };
  const own = addressOf(uri);
  const origins = [...new Set([...(own === null ? [] : [new URL(own).origin]), origin])];
  const proxy = addressOf(mediaProxy)?.replace(/[/?#]*$/, '') ?? null;
  const isOwn = proxy === null || carriedPath(`${proxy}/`, { origins, proxy: null }) !== null;
  return { origins, proxy: isOwn ? null : proxy };
}

const addressOf = (value: unknown): string | null => (typeof value === 'string' ? safeHttpUrl(value) : null);
