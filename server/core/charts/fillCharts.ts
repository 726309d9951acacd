import type { Database } from '../../db/Database';
import type { FileRow } from '../../db/rows/FileRow';
import type { NoteRow } from '../../db/rows/NoteRow';
import { timeOf } from '../../lib/ids';
import {
  fileChanges,
  followChanges,
  noteChanges,
  reactionChanges,
  userChanges,
  WHOLE,
  writerChanges,
  type ChartChange,
} from './chartChanges';
import { SPANS, startOf } from './spans';
import { addCounts, countsOf, KEEP_HOURS_MS, type ChartCount } from './writeCharts';

/** How many numbers are written at once. */
const AT_ONCE = 2000;

/** Adds up the numbers of many changes in memory, because most of them concern the same hours. */
class Sums {
  readonly #hoursSinceMs: number;
  readonly #sums = new Map<string, [ChartCount, number]>();
  readonly #seen = new Set<string>();

  /** @param hoursSinceMs single hours before this moment are left out. */
  constructor(hoursSinceMs: number) {
    this.#hoursSinceMs = hoursSinceMs;
  }

  add(atMs: number, changes: readonly ChartChange[]): void {
    for (const change of changes) {
      for (const count of countsOf(change, atMs)) this.#addCount(count);
      // Readers of the past are unknown, so only columns without a condition can be filled.
      for (const { name, who } of change.uniques?.filter(({ ifIn }) => ifIn === undefined) ?? []) {
        for (const span of SPANS) {
          const place = [change.chart, change.group, span, startOf(span, atMs), name] as const;
          const key = JSON.stringify([...place, who]);
          if (this.#seen.has(key)) continue;
          this.#seen.add(key);
          this.#addCount([...place, 1]);
        }
      }
    }
  }

  write(db: Database): void {
    const counts = [...this.#sums.values()].map(([[chart, group, span, startsAt, name], sum]): ChartCount => [
      chart,
      group,
      span,
      startsAt,
      name,
      sum,
    ]);
    for (let from = 0; from < counts.length; from += AT_ONCE) addCounts(db, counts.slice(from, from + AT_ONCE));
  }

  #addCount(count: ChartCount): void {
    if (count[2] === 'hour' && count[3] < this.#hoursSinceMs) return;
    const key = JSON.stringify(count.slice(0, 5));
    this.#sums.set(key, [count, (this.#sums.get(key)?.[1] ?? 0) + count[5]]);
  }
}

interface FollowRow {
  readonly id: string;
  readonly followerId: string;
  readonly followerHost: string | null;
  readonly followeeId: string;
  readonly followeeHost: string | null;
}

/**
 * Fills empty charts from the existing notes, reactions, follows, files and accounts, at the times of their ids. Past deletions,
 * readers and views of profiles are unknown.
 */
export function fillCharts(db: Database): void {
  const latest = db.get<{ id: string | null }>(
    'SELECT MAX(id) AS id FROM (SELECT MAX(id) AS id FROM users UNION SELECT MAX(id) FROM notes)',
  )?.id;
  if (!latest) return;
  const sums = new Sums(startOf('hour', timeOf(latest) - KEEP_HOURS_MS));
  for (const { id, host } of db.all<{ id: string; host: string | null }>('SELECT id, host FROM users')) {
    sums.add(timeOf(id), userChanges(host, 1));
  }
  for (const note of db.all<NoteRow>('SELECT id, userId, userHost, replyId, renoteId, fileIds FROM notes')) {
    sums.add(timeOf(note.id), [...noteChanges(note, 1), ...(note.userHost === null ? writerChanges(note.userId) : [])]);
  }
  for (const { id, author, host } of db.all<{ id: string; author: string; host: string | null }>(
    `SELECT r.id, n.userId AS author, u.host FROM noteReactions r JOIN notes n ON n.id = r.noteId JOIN users u ON u.id = r.userId`,
  )) {
    sums.add(timeOf(id), reactionChanges(author, { host }));
  }
  for (const file of db.all<Pick<FileRow, 'id' | 'userId' | 'size'>>('SELECT id, userId, size FROM files')) {
    sums.add(timeOf(file.id), fileChanges(file, 1));
  }
  addFollows(db, sums);
  sums.write(db);
}

/** Follows, and the first one between a server and this one in each direction. */
function addFollows(db: Database, sums: Sums): void {
  const hosts = new Set(db.all<{ host: string }>('SELECT host FROM instances').map(({ host }) => host));
  const [followed, following] = [new Set<string>(), new Set<string>()];
  const rows = db.all<FollowRow>(
    `SELECT f.id, f.followerId, a.host AS followerHost, f.followeeId, b.host AS followeeHost
     FROM followings f JOIN users a ON a.id = f.followerId JOIN users b ON b.id = f.followeeId ORDER BY f.id`,
  );
  for (const { id, followerId, followerHost, followeeId, followeeHost } of rows) {
    const atMs = timeOf(id);
    sums.add(atMs, followChanges({ id: followerId, host: followerHost }, { id: followeeId, host: followeeHost }, 1));
    const [host, known, other, name] =
      followerHost === null ? [followeeHost, followed, following, 'sub'] : [followerHost, following, followed, 'pub'];
    if (host === null || !hosts.has(host) || known.has(host) || (followerHost !== null && followeeHost !== null)) continue;
    known.add(host);
    const counts = { [name]: 1, [`${name}Active`]: 1, pubsub: other.has(host) ? 1 : 0 };
    sums.add(atMs, [{ chart: 'federation', group: WHOLE, counts }]);
  }
}
