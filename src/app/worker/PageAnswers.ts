import type { ShellCache } from './ShellCache';

/** How long the server has for the page, before the stored one is shown; ms. */
const PATIENCE_MS = 4000;

/** A request for a page, as browsers describe it to a worker. */
interface PageEvent extends Event {
  readonly request: Request;
  /** The answer that the browser asked for while the worker was starting. */
  readonly preloadResponse?: Promise<Response | undefined>;
  /** The page that asks, or that the answer becomes. */
  readonly clientId?: string;
  readonly resultingClientId?: string;
}

/** The dependencies of {@link PageAnswers}. */
export interface PageAnswersDeps {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** Answers requests for pages: the server's page, or the stored one where the server has none. */
export class PageAnswers {
  readonly #shell: Pick<ShellCache, 'page'>;
  readonly #deps: Required<PageAnswersDeps>;
  /** Pages in safe mode, which get nothing from caches. */
  readonly #safe = new Set<string>();

  constructor(
    shell: Pick<ShellCache, 'page'>,
    { fetch, wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)) }: PageAnswersDeps,
  ) {
    this.#shell = shell;
    this.#deps = { fetch, wait };
  }

  /** Whether a page in safe mode asks. */
  isSafe(event: Event): boolean {
    return this.#safe.has((event as PageEvent).clientId ?? '');
  }

  /** Answers a request for something else that opens like a page, such as a file: the server's answer, as it is. */
  pass(event: Event): Promise<Response> {
    return this.#ask(event as PageEvent);
  }

  /** Answers a request for a page. */
  async answer(event: Event): Promise<Response> {
    const { request, resultingClientId } = event as PageEvent;
    if (new URL(request.url).searchParams.has('safe')) {
      if (resultingClientId) this.#safe.add(resultingClientId);
      return this.#ask(event as PageEvent);
    }
    const asked = this.#ask(event as PageEvent).then(
      (answer) => ({ answer }),
      (failure: unknown) => ({ failure }),
    );
    const first = await Promise.race([asked, this.#deps.wait(PATIENCE_MS)]);
    if (isUsable(first)) return first.answer;
    const stored = await this.#shell.page();
    if (stored) return stored;
    const last = await asked;
    if ('failure' in last) throw last.failure;
    return last.answer;
  }

  /** A preload is the same request, only earlier. */
  async #ask({ request, preloadResponse }: PageEvent): Promise<Response> {
    return (await preloadResponse) ?? this.#deps.fetch(request);
  }
}

/** Whether the server sent a page. Proxies answer for servers that are not there. */
const isUsable = (first: unknown): first is { readonly answer: Response } => {
  const { answer } = (first ?? {}) as { readonly answer?: Response };
  return answer !== undefined && answer.status < 500;
};
