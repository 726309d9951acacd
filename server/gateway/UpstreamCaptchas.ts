import type { Clock } from '~/lib/clock';
import { captchaSources, NO_CAPTCHA, type CaptchaSources } from './captchaSources';

/** How long the description of the upstream is believed; ms. */
const FRESH_MS = 60_000;

/** How long the first page waits for it; ms. */
const FIRST_MS = 2_000;

/** The captchas of the server behind a gateway. The policy of the page allows these and no others. */
export class UpstreamCaptchas {
  readonly #origin: string;
  readonly #clock: Clock;
  #known = NO_CAPTCHA;
  #askedAt = Number.NEGATIVE_INFINITY;
  #first: Promise<void> | null = null;

  constructor(origin: string, clock: Clock) {
    this.#origin = origin;
    this.#clock = clock;
  }

  /** Their sources, as far as they are known. Only the first call waits for the upstream, and not for long. Never rejects. */
  async sources(): Promise<CaptchaSources> {
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
      if (answer.ok) this.#known = captchaSources(await answer.json());
    } catch {
      // The known sources stay. A later page asks again.
    }
  }
}
