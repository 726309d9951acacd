import type { Clock } from '~/lib/clock';
import type { Disposable } from '~/lib/disposable';
import type { CallAnswer, CallArgs, FromMemory, MemoryCall, MemoryNews, MemoryRequest } from './protocol';

/** The worker of the memory as the page sees it; tests pass a fake. */
export interface MemoryPort {
  send(request: MemoryRequest): void;
  listen(listener: (message: FromMemory) => void): void;
  terminate(): void;
}

/** How long a call may take before it counts as failed; ms. A browser may have frozen the tab that has the file. */
const PATIENCE_MS = 20_000;

/** The memory does not answer. */
export class MemoryError extends Error {
  override readonly name = 'MemoryError';
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: MemoryError) => void;
  readonly timer: Disposable;
}

/** Asks the worker of the memory. */
export class MemoryClient implements Disposable {
  readonly #port: MemoryPort;
  readonly #clock: Clock;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  /** @param onNews called with how the memory is */
  constructor(port: MemoryPort, clock: Clock, onNews: (news: MemoryNews) => void) {
    this.#port = port;
    this.#clock = clock;
    port.listen((message) => {
      if ('health' in message) onNews(message);
      else this.#settle(message.id, message.error === undefined ? { value: message.value } : { error: message.error });
    });
  }

  /** Calls the memory. @throws {MemoryError} if it cannot answer */
  ask<C extends MemoryCall>(call: C, ...args: CallArgs<C>): Promise<CallAnswer<C>> {
    const id = (this.#lastId += 1);
    return new Promise((resolve, reject) => {
      const timer = this.#clock.after(PATIENCE_MS, () => this.#settle(id, { error: 'no answer' }));
      this.#waiting.set(id, { resolve, reject, timer });
      this.#port.send({ id, call, args });
    });
  }

  dispose(): void {
    for (const id of this.#waiting.keys()) this.#settle(id, { error: 'closed' });
    this.#port.terminate();
  }

  #settle(id: number, answer: { readonly value: unknown } | { readonly error: string }): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    waiting.timer.dispose();
    if ('error' in answer) waiting.reject(new MemoryError(answer.error));
    else waiting.resolve(answer.value as never);
  }
}
