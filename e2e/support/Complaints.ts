import type { BrowserContext } from '@playwright/test';

/** Collects uncaught errors, and errors and warnings on the console, from the pages of a test. */
export class Complaints {
  readonly #found: string[] = [];
  // Most pages have no preview, and the browser prints a line for each of them.
  // Signing in asks for the way of newer servers first.
  readonly #allowed: RegExp[] = [/status of 422 .*\(https?:\/\/[^/]+\/url\?/, /status of 404 .*\/api\/signin-flow\)/];

  watch(context: BrowserContext): void {
    context.on('weberror', (event) => this.#found.push(`uncaught: ${event.error().stack ?? event.error().message}`));
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      this.#found.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
  }

  /** Ignores matching complaints for the rest of the test, such as the browser's own line about a refused request. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** The complaints that no pattern allows. */
  get remaining(): string[] {
    return this.#found.filter((complaint) => !this.#allowed.some((pattern) => pattern.test(complaint)));
  }
}
