import type { LocalStore } from './LocalStore';

/** Converts the data of version n to version n + 1. Pure. */
export type Migration = (data: unknown) => unknown;

/** The result of reading a stored document. With a `problem`, the text was put aside and `value` is the fallback. */
export interface DocumentReading<T> {
  readonly value: T;
  readonly problem: 'broken' | 'newer' | null;
}

/** Options of a {@link VersionedDocument}. */
export interface DocumentOptions<T> {
  readonly key: string;
  /** `migrations[n]` converts version n to n + 1, so their number is the current version. */
  readonly migrations?: readonly Migration[];
  /** Parses data of the current version leniently; undefined when nothing of it is usable. */
  readonly parse: (data: unknown) => T | undefined;
  readonly fallback: () => T;
}

/**
 * A stored piece of state, saved as `{ version, data }` under one key. Old versions are migrated step by step. Text
 * that cannot be read is never overwritten silently, but first copied to `broken::{key}`.
 */
export class VersionedDocument<T> {
  readonly key: string;
  readonly #migrations: readonly Migration[];
  readonly #parse: (data: unknown) => T | undefined;
  readonly #fallback: () => T;

  constructor({ key, migrations = [], parse, fallback }: DocumentOptions<T>) {
    this.key = key;
    this.#migrations = migrations;
    this.#parse = parse;
    this.#fallback = fallback;
  }

  /** The version that {@link encode} writes. */
  get version(): number {
    return this.#migrations.length;
  }

  /** The text to store for a value. */
  encode(value: T): string {
    return JSON.stringify({ version: this.version, data: value });
  }

  /** Reads the text of a document of any version up to the current one. */
  decode(raw: string): DocumentReading<T> {
    const envelope = parseEnvelope(raw);
    if (!envelope) return { value: this.#fallback(), problem: 'broken' };
    if (envelope.version > this.version) return { value: this.#fallback(), problem: 'newer' };
    try {
      let data = envelope.data;
      for (const migrate of this.#migrations.slice(envelope.version)) data = migrate(data);
      const value = this.#parse(data);
      if (value !== undefined) return { value, problem: null };
    } catch {
      // The data did not match their version; handled like text that does not parse.
    }
    return { value: this.#fallback(), problem: 'broken' };
  }

  /** Reads the document from local storage, and puts unusable text aside. */
  load(local: LocalStore): DocumentReading<T> {
    const raw = local.get(this.key);
    if (raw === null) return { value: this.#fallback(), problem: null };
    const reading = this.decode(raw);
    if (reading.problem) local.set(`broken::${this.key}`, raw);
    return reading;
  }

  /** Saves the document. @returns false when the browser refused to keep it */
  save(local: LocalStore, value: T): boolean {
    return local.set(this.key, this.encode(value));
  }
}

/** Declares a document. It holds no state of its own, so it may be a module constant. */
export function defineDocument<T>(options: DocumentOptions<T>): VersionedDocument<T> {
  return new VersionedDocument(options);
}

function parseEnvelope(raw: string): { version: number; data: unknown } | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(raw);
  } catch {
    return null;
  }
  if (parsed === null || typeof parsed !== 'object' || !('version' in parsed) || !('data' in parsed)) return null;
  const { version, data } = parsed;
  return typeof version === 'number' && Number.isInteger(version) && version >= 0 ? { version, data } : null;
}
