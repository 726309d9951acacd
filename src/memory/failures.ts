import { OtherVersionError } from './SqliteMemory';

/** What a failure of the memory means: the file cannot be read, there is no more room, or the browser took the file away. */
export type FailureKind = 'damaged' | 'full' | 'lost' | 'other';

/** Primary result codes of SQLite. */
const IOERR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANTOPEN = 14;
const NOTADB = 26;

const BY_CODE: Readonly<Record<number, FailureKind>> = {
  [IOERR]: 'lost',
  [CANTOPEN]: 'lost',
  [FULL]: 'full',
  [CORRUPT]: 'damaged',
  [NOTADB]: 'damaged',
};

const BY_NAME: Readonly<Record<string, FailureKind>> = {
  QuotaExceededError: 'full',
  InvalidStateError: 'lost',
  NotFoundError: 'lost',
};

/** Says what an error means. Extended codes of SQLite have the primary one in their lowest byte. */
export function failureKind(thrown: unknown): FailureKind {
  if (thrown instanceof OtherVersionError || thrown instanceof SyntaxError) return 'damaged';
  const { resultCode, name } = (thrown ?? {}) as { readonly resultCode?: unknown; readonly name?: unknown };
  if (typeof resultCode === 'number') return BY_CODE[resultCode & 0xff] ?? 'other';
  return BY_NAME[String(name)] ?? 'other';
}
