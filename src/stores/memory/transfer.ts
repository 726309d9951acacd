import type { WireNote } from '~/api/wire';
import type { ExportedNote } from '~/memory/model';
import type { ReadMemory } from './ReadMemory';

/** What a file of the memory says that it is. */
const FORMAT = 'wisteria-memory';
const VERSION = 1;

/** How many notes are asked for or stored at once. */
const STEP = 200;

/** The formats that the memory is exported in. Only JSON can be imported again. */
export type ExportFormat = 'json' | 'markdown';

/** The content of a file with everything that is remembered. @throws {StorageError} if the memory cannot answer */
export async function exportMemory(memory: Pick<ReadMemory, 'exported'>, format: ExportFormat): Promise<Blob> {
  const parts: string[] = [];
  let isFirst = true;
  for (let after: number | null = null; ;) {
    const page: Awaited<ReturnType<typeof memory.exported>> = await memory.exported(after, STEP);
    // One note in each line, so that an import need not read everything at once.
    const texts = page.notes.map((one) => (format === 'json' ? JSON.stringify(one) : markdownOf(one)));
    if (texts.length > 0) parts.push(`${isFirst ? '' : separator(format)}${texts.join(separator(format))}`);
    isFirst &&= texts.length === 0;
    if (page.next === null) break;
    after = page.next;
  }
  if (format === 'markdown') return new Blob([...parts, '\n'], { type: 'text/markdown' });
  return new Blob([`{"format":"${FORMAT}","version":${VERSION},"notes":[\n`, ...parts, '\n]}\n'], { type: 'application/json' });
}

const separator = (format: ExportFormat): string => (format === 'json' ? ',\n' : '\n\n---\n\n');

/** A note as people read it in any editor. */
function markdownOf({ account, note }: ExportedNote): string {
  const { user } = note;
  const host = account.slice(0, account.lastIndexOf('/'));
  const acct = `@${user.username}@${user.host ?? host}`;
  const lines = [
    `## ${oneLine(user.name || user.username)} (${acct}) · ${note.createdAt}`,
    ...(note.cw ? [`> ${oneLine(note.cw)}`] : []),
    ...(note.text ? [note.text] : []),
    ...(note.files ?? []).map(({ name, url, comment }) => `- [${oneLine(comment || name)}](<${url}>)`),
    ...(note.renote ? [quoted(note.renote)] : []),
    note.url ?? note.uri ?? `https://${host}/notes/${note.id}`,
  ];
  return lines.join('\n\n');
}

const quoted = ({ user, text }: WireNote): string =>
  [`@${user.username}${user.host ? `@${user.host}` : ''}`, ...(text ?? '').split('\n')].map((line) => `> ${line}`).join('\n');

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Whether something from a file is a note with its author. Its other fields are repaired where notes are stored. */
function isEntry(given: unknown): given is ExportedNote {
  const { account, seenAt, note } = (given ?? {}) as Partial<ExportedNote>;
  const hasId = (of: { readonly id?: unknown } | null | undefined): boolean => typeof of?.id === 'string' && of.id !== '';
  return typeof account === 'string' && /^[^/\s]+\/[^/\s]+$/.test(account) && Number.isFinite(seenAt) && hasId(note) && hasId(note?.user);
}

/** Returns the notes in an exported file; null if it is none. */
function notesIn(text: string): readonly unknown[] | null {
  try {
    const { format, version, notes } = JSON.parse(text) as { format?: unknown; version?: unknown; notes?: unknown };
    return format === FORMAT && version === VERSION && Array.isArray(notes) ? notes : null;
  } catch {
    return null;
  }
}

/**
 * Adds the notes of an exported file to those of this device. What is no note is left out.
 * @returns how many notes were read; null if the file is no export of the memory
 * @throws {StorageError} if they cannot be stored
 */
export async function importMemory(memory: Pick<ReadMemory, 'add' | 'change'>, text: string): Promise<number | null> {
  const notes = notesIn(text);
  if (!notes) return null;
  let count = 0;
  for (let at = 0; at < notes.length; at += STEP) {
    const accounts = new Map<string, { seenAt: number; notes: WireNote[] }>();
    for (const given of notes.slice(at, at + STEP)) {
      if (!isEntry(given)) continue;
      const { account, seenAt, note } = given;
      const batch = accounts.get(account) ?? { seenAt, notes: [] };
      accounts.set(account, batch);
      batch.seenAt = Math.max(batch.seenAt, seenAt);
      batch.notes.push(note);
      count += 1;
    }
    for (const [account, batch] of accounts) await memory.add({ account, ...batch });
  }
  memory.change();
  return count;
}
