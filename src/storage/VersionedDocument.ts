import type { LocalStore } from './LocalStore';

/** One step of a document's history: what version n looked like → what version n + 1 looks like. Pure. */
export type Migration = (data: unknown) => unknown;

/** What reading a stored document came to. `problem` is set when the text was put aside and the fallback is used. */
export interface DocumentReading<T> {
  readonly value: T;
  readonly problem: 'broken' | 'newer' | null;
}

/** What makes a {@link VersionedDocument}. */
export interface DocumentOptions<T> {
  readonly key: string;
  /** `migrations[n]` leads from version n to n + 1, so the current version is their number. */
  readonly migrations?: readonly Migration[];
  /** Lenient reading of data of the current version; undefined when nothing of it is usable. */
  readonly parse: (data: unknown) => T | undefined;
  readonly fallback: () => T;
}

/**
 * A persisted piece of state, kept as `{ version, data }` under one key (design section 9). Old versions are migrated
 * step by step; text that cannot be understood is never overwritten silently but copied to `broken::{key}` first.
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

  /** Version that {@link encode} writes. */
  get version(): number {
    return this.#migrations.length;
  }

  encode(value: T): string {
    return JSON.stringify({ version: this.version, data: value });
  }

  /** Reads the text of a document of any version up to ours. */
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
      // A migration met data that its version never had: the same as text that does not parse.
    }
    return { value: this.#fallback(), problem: 'broken' };
  }

  /** Reads the document from synchronous storage, putting aside what cannot be used. */
  load(local: LocalStore): DocumentReading<T> {
    const raw = local.get(this.key);
    if (raw === null) return { value: this.#fallback(), problem: null };
    const reading = this.decode(raw);
    if (reading.problem) local.set(`broken::${this.key}`, raw);
    return reading;
  }

  /** @returns false when the browser refused to keep it. */
  save(local: LocalStore, value: T): boolean {
    return local.set(this.key, this.encode(value));
  }
}

/** Declares a document; it holds no state of its own, so a module may own it. */
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
