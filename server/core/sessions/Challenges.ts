import { randomBytes } from 'node:crypto';
import type { Clock } from '~/lib/clock';

/** How long a challenge can be answered, in ms: long enough to name a key and to look for it. */
const LIFETIME_MS = 300_000;
/** Further challenges push out the oldest one. */
const MAX_CHALLENGES = 10_000;

/** The account and the action that a challenge is for. */
export interface Purpose {
  readonly userId: string;
  /** `anyone` is for a sign-in without a name, whose `userId` is empty. */
  readonly kind: 'register' | 'signIn' | 'anyone';
  /** Hash of the one-time token or password that asked for the challenge, or of what came with it, if any. */
  readonly proofHash?: string;
}

/** Random texts for security keys to sign. Each is accepted once, for its purpose, for five minutes. */
export class Challenges {
  readonly #clock: Clock;
  readonly #open = new Map<string, Purpose & { readonly untilMs: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Makes a challenge. Returns its bytes; keys answer with them in base64url. */
  issue(purpose: Purpose): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(randomBytes(32));
    this.#open.set(Buffer.from(bytes).toString('base64url'), { ...purpose, untilMs: this.#clock.now() + LIFETIME_MS });
    const [oldest] = this.#open.keys();
    if (this.#open.size > MAX_CHALLENGES && oldest !== undefined) this.#open.delete(oldest);
    return bytes;
  }

  /** The purpose of a challenge that was not answered yet, or undefined. */
  find(challenge: string): Purpose | undefined {
    const found = this.#open.get(challenge);
    return found && this.#clock.now() <= found.untilMs ? found : undefined;
  }

  /** Uses a challenge up. Returns whether it was open, for this account and kind. */
  take(challenge: string, { userId, kind }: Pick<Purpose, 'userId' | 'kind'>): boolean {
    const found = this.find(challenge);
    if (found?.userId !== userId || found.kind !== kind) return false;
    return this.#open.delete(challenge);
  }
}
