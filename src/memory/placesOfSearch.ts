import { fileBit, hostOf, kindBit } from './facets';
import { FILE_KINDS, NOTE_KINDS, type MemorySearch } from './model';
import { PLACES_PER_MS } from './schema';
import type { Cell, Statements } from './Statements';
import { gramsToAsk, wantedWords } from './words';

/** The account of a search, as the database names it. */
interface SearchedAccount {
  readonly n: number;
  readonly key: string;
}

/** The greatest number of parts that a short word may begin. More of them are in so many notes that reading these is faster. */
const MAX_BEGUN = 200;

/** If this many of the newest notes contain a short word, reading the notes finds it fastest. */
const NEWEST = 1_500;
const COMMON = 30;

/** A filter that fewer notes pass is answered by reading them all. */
const RARE = 1_500;

/** Collects conditions with their values. */
class Conditions {
  readonly texts: string[] = [];
  readonly values: Cell[] = [];

  add(text: string, ...values: readonly Cell[]): void {
    this.texts.push(text);
    this.values.push(...values);
  }
}

/** Returns the places of the notes that a search finds, newest first. */
export function placesOfSearch(
  sql: Statements,
  search: MemorySearch,
  accounts: readonly SearchedAccount[],
): readonly { readonly place: number; readonly account: number }[] {
  const words = wantedWords(search.words);
  const rare = search.author ? null : rareOf(sql, search, accounts);
  // Few notes have this author or are this rare, so they are read instead of the index.
  const match = search.author || rare ? null : matchOf(sql, words);
  if (match === '') return [];
  const where = new Conditions();
  if (match !== null) where.add('words MATCH ?', match);
  const place = match === null ? 'notes.place' : 'words.rowid';
  if (search.after !== undefined) where.add(`${place} < ?`, search.after);
  if (search.until !== undefined) where.add(`${place} < ?`, search.until * PLACES_PER_MS);
  if (search.since !== undefined) where.add(`${place} >= ?`, search.since * PLACES_PER_MS);
  addFilters(where, search, accounts);
  if (rare) where.add(rare.condition, ...rare.values);
  for (const word of words) where.add('instr(notes.text, ?)', word);
  const from = rare ? `notes INDEXED BY ${rare.index}` : match === null ? 'notes' : 'words CROSS JOIN notes ON notes.place = words.rowid';
  const rows = sql.rows<[number, number]>(
    `SELECT notes.place, notes.account FROM ${from} WHERE ${where.texts.join(' AND ')} ORDER BY ${place} DESC LIMIT ?`,
    ...where.values,
    search.limit,
  );
  return rows.map(([found, account]) => ({ place: found, account }));
}

function addFilters(where: Conditions, search: MemorySearch, accounts: readonly SearchedAccount[]): void {
  const marks = accounts.map(() => '?').join(', ');
  // Without an author, the notes are in their order already; a `+` keeps SQLite from an index that would have to be sorted.
  where.add(`${search.author ? '' : '+'}notes.account IN (${marks})`, ...accounts.map(({ n }) => n));
  // A note that only passes another one on has no words, and the other one is found itself.
  where.add('notes.pure = 0');
  if (search.author) addAuthor(where, search.author, accounts);
  if (search.host) addHost(where, search.host.toLowerCase(), accounts);
  if (search.files === 'any') where.add('notes.files > 0');
  else if (search.files) where.add('notes.files & ? > 0', fileBit(search.files));
  if (search.reactions) where.add('notes.reacted >= ?', search.reactions === 'mine' ? 2 : 1);
  if (search.kind) where.add('notes.kinds & ? > 0', kindBit(search.kind));
}

/** Notes that an index finds by a filter. */
interface Rare {
  readonly index: string;
  readonly condition: string;
  readonly values: readonly Cell[];
}

/**
 * The notes of a filter, if there are so few that reading them is fastest. Otherwise a word that is everywhere would have all its notes
 * read, only to find that none of them passes.
 */
function rareOf(sql: Statements, search: MemorySearch, accounts: readonly SearchedAccount[]): Rare | null {
  const filters: Rare[] = [];
  if (search.reactions === 'mine') filters.push({ index: 'notes_mine', condition: 'notes.reacted = 2', values: [] });
  // A condition on the sum of bits is of no use to an index, the sums that have the bit are.
  if (search.kind && search.kind !== 'note' && search.kind !== 'reply')
    filters.push({
      index: 'notes_kinds',
      condition: `notes.kinds > 2 AND notes.kinds IN (${sumsWith(kindBit(search.kind), NOTE_KINDS)})`,
      values: [],
    });
  if (search.files && search.files !== 'any')
    filters.push({
      index: 'notes_files',
      condition: `notes.files > 0 AND notes.files IN (${sumsWith(fileBit(search.files), FILE_KINDS)})`,
      values: [],
    });
  if (search.host) {
    const marks = accounts.map(() => '?').join(', ');
    const host = hostAsked(search.host.toLowerCase(), accounts);
    filters.push({
      index: 'notes_host',
      condition: `notes.account IN (${marks}) AND notes.host = ?`,
      values: [...accounts.map(({ n }) => n), host],
    });
  }
  return (
    filters.find(({ index, condition, values }) => {
      const some = `SELECT 1 FROM notes INDEXED BY ${index} WHERE ${condition} LIMIT ${RARE}`;
      return sql.number(`SELECT count(*) FROM (${some})`, ...values) < RARE;
    }) ?? null
  );
}

/** The sums of bits in which a bit is. */
const sumsWith = (bit: number, kinds: readonly string[]): string =>
  Array.from({ length: 1 << kinds.length }, (_, sum) => sum)
    .filter((sum) => (sum & bit) !== 0)
    .join(', ');

/** The people of the search, of all its accounts. */
function addAuthor(where: Conditions, acct: string, accounts: readonly SearchedAccount[]): void {
  const [name = '', host] = acct.replace(/^@/, '').toLowerCase().split('@');
  const marks = accounts.map(() => '?').join(', ');
  const isOwn = accounts.some(({ key }) => hostOf(key) === host);
  where.add(
    `notes.author IN (SELECT id FROM people WHERE account IN (${marks}) AND name = ?${host ? ' AND host IN (?, ?)' : ''})`,
    ...accounts.map(({ n }) => n),
    name,
    ...(host ? [host, isOwn ? '' : host] : []),
  );
}

/** A server as notes have it: the own one has no name there. */
const hostAsked = (host: string, accounts: readonly SearchedAccount[]): string =>
  host === '.' || accounts.some(({ key }) => hostOf(key) === host) ? '' : host;

function addHost(where: Conditions, host: string, accounts: readonly SearchedAccount[]): void {
  // Both names of the own server: a `+` keeps SQLite from this index, which is no help where half of the notes are local.
  where.add('+notes.host = ?', hostAsked(host, accounts));
}

/** What the index is asked for: null if it is no help, '' if no note can be found. */
function matchOf(sql: Statements, words: readonly string[]): string | null {
  const parts: string[] = [];
  for (const word of words) {
    const grams = gramsToAsk(word);
    if (grams) {
      parts.push(...grams.map(quoted));
      continue;
    }
    if (isCommon(sql, word)) continue;
    const begun = begunBy(sql, word);
    if (begun.length === 0) return '';
    if (begun.length < MAX_BEGUN) parts.push(`(${begun.map(quoted).join(' OR ')})`);
  }
  return parts.length === 0 ? null : parts.join(' AND ');
}

/** Whether many of the newest notes contain a word. The index would count all its notes, which takes long then. */
function isCommon(sql: Statements, word: string): boolean {
  const newest = `SELECT text FROM notes ORDER BY place DESC LIMIT ${NEWEST}`;
  return sql.number(`SELECT count(*) FROM (SELECT 1 FROM (${newest}) WHERE instr(text, ?) LIMIT ${COMMON})`, word) === COMMON;
}

/** The parts of three letters in the index that begin with a word of one or two. */
function begunBy(sql: Statements, word: string): readonly string[] {
  const rows = sql.rows<[string]>(`SELECT term FROM grams WHERE term >= ? AND term < ? LIMIT ${MAX_BEGUN}`, word, `${word}\u{10FFFF}`);
  return rows.map(([term]) => term);
}

const quoted = (part: string): string => `"${part.replaceAll('"', '""')}"`;
