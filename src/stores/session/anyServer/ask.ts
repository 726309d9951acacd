import type { Send } from '~/api/callRequest';
import type { Clock } from '~/lib/clock';

/** How long one answer may take; ms. */
export const PATIENCE_MS = 8_000;

/** The longest answer that is read; bytes. Descriptions of servers are a tenth of it. */
const MOST_BYTES = 1_000_000;

/** What became of a question to a server that nobody knows yet. */
export type Answer =
  /** Data, with the address that they came from in the end. */
  | { readonly kind: 'data'; readonly data: unknown; readonly url: string }
  /** A page for people, or a text. */
  | { readonly kind: 'page' }
  /** The server said no. */
  | { readonly kind: 'refusal'; readonly status: number }
  /** It began and did not end well: it broke off, was cut, or never stopped. */
  | { readonly kind: 'half' }
  | { readonly kind: 'late' }
  /** Browsers do not say why: no such host, a certificate that is not valid, or an answer that is not for pages of other sites. */
  | { readonly kind: 'none' };

/** What a question needs. */
export interface AskDeps {
  readonly send: Send;
  readonly clock: Clock;
  /** Ends all questions. */
  readonly signal: AbortSignal;
}

/** Nothing of this page goes along, and what comes back is kept nowhere. */
const PRIVATE: RequestInit = { credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' };

/** Asks an address for data, with a limit of time and size. Never rejects. */
export function ask(deps: AskDeps, url: string, init: RequestInit = {}): Promise<Answer> {
  return inTime<Answer>(deps, { kind: 'late' }, async (signal) => {
    const response = await deps.send(url, { ...PRIVATE, ...init, signal }).catch(() => null);
    if (!response) return { kind: 'none' };
    const text = await bodyOf(response).catch(() => null);
    if (!response.ok) return { kind: 'refusal', status: response.status };
    if (text === null) return { kind: 'half' };
    // Firmware and captive portals label their pages in every way.
    if (/^\s*</.test(text) || /text\/html/.test(response.headers.get('content-type') ?? '')) return { kind: 'page' };
    try {
      return { kind: 'data', data: JSON.parse(text), url: response.url || url };
    } catch {
      return { kind: 'half' };
    }
  });
}

/** Whether anything answers at an address, even if the browser keeps the answer from pages of other sites. Never rejects. */
export function answers(deps: AskDeps, url: string): Promise<boolean> {
  return inTime(deps, false, async (signal) => {
    const response = await deps.send(url, { ...PRIVATE, mode: 'no-cors', signal }).catch(() => null);
    void response?.body?.cancel().catch(() => undefined);
    return response !== null;
  });
}

/** Does something until it takes too long or all questions end. */
async function inTime<T>({ clock, signal }: AskDeps, late: T, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const own = new AbortController();
  const end = () => own.abort();
  signal.addEventListener('abort', end);
  let isLate: () => void = () => {};
  const limit = new Promise<T>((resolve) => (isLate = () => resolve(late)));
  const timer = clock.after(PATIENCE_MS, () => {
    isLate();
    end();
  });
  try {
    return await Promise.race([work(own.signal), limit]);
  } finally {
    timer.dispose();
    signal.removeEventListener('abort', end);
  }
}

/** The text of an answer, which is not read to its end if that does not come. @throws if it breaks off or is too long */
async function bodyOf(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MOST_BYTES) {
      void reader.cancel().catch(() => undefined);
      throw new RangeError('the answer is too long');
    }
    text += decoder.decode(value, { stream: true });
  }
}
