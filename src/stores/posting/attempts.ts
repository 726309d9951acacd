import type { LocalStore } from '~/storage/LocalStore';

/** An attempt to post a note, until it is known how it ended. */
export interface Attempt {
  /** Sent with each repetition, so that servers that know keys make one note. */
  readonly key: string;
  /** The posted content, as canonical JSON. Other content is another attempt. */
  readonly content: string;
  /** ms since 1970. */
  readonly beganAtMs: number;
}

/** The log of the posts of an account. */
export interface AttemptLog {
  readonly open: readonly Attempt[];
  /** Ids of notes that attempts have made, the newest first. None of them belongs to an open attempt. */
  readonly posted: readonly string[];
}

/** After an hour, the same content is meant as a second note; ms. */
const KEPT_MS = 3_600_000;
/** The most attempts and notes that are remembered; the browser's storage is small. */
const OPEN_LIMIT = 20;
const POSTED_LIMIT = 50;

const keyOf = (account: string): string => `posting:${account}`;

/** Reads the log of an account. It is stored, because a reload in the middle of an attempt must not lose its key. */
export function readAttempts(local: LocalStore, account: string, nowMs: number): AttemptLog {
  const { open, posted } = parse(local.get(keyOf(account)));
  return {
    open: list(open).filter((one): one is Attempt => isAttempt(one) && one.beganAtMs > nowMs - KEPT_MS && one.beganAtMs <= nowMs),
    posted: list(posted).filter((id) => typeof id === 'string'),
  };
}

/** Stores the log of an account, the newest entries of it. */
export function writeAttempts(local: LocalStore, account: string, { open, posted }: AttemptLog): void {
  local.set(keyOf(account), JSON.stringify({ open: open.slice(0, OPEN_LIMIT), posted: posted.slice(0, POSTED_LIMIT) }));
}

function parse(text: string | null): { readonly open?: unknown; readonly posted?: unknown } {
  try {
    return (JSON.parse(text ?? '{}') as object | null) ?? {};
  } catch {
    // The storage belongs to the user and may contain anything; unreadable text counts as nothing.
    return {};
  }
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function isAttempt(value: unknown): value is Attempt {
  const { key, content, beganAtMs } = (value ?? {}) as Partial<Record<keyof Attempt, unknown>>;
  return typeof key === 'string' && typeof content === 'string' && typeof beganAtMs === 'number';
}
