/**
 * The changes of charts for each event. They are plain values: writeCharts stores them, and fillCharts computes them from existing
 * data.
 */
import { createHash } from 'node:crypto';
import type { FileRow } from '../../db/rows/FileRow';
import type { NoteRow } from '../../db/rows/NoteRow';
import type { UserRow } from '../../db/rows/UserRow';
import { timeOf } from '../../lib/ids';
import type { ChartName } from './descriptions';

/** An account, visitor or server that is counted once in each hour and each day. */
export interface UniqueChange {
  readonly name: string;
  readonly who: string;
  /** Counts only if this column of the same hour or day has counted `who` as well. */
  readonly ifIn?: string;
}

/** A change of a chart. */
export interface ChartChange {
  readonly chart: ChartName;
  /** The account or the server that the chart is about; an empty text for the whole instance. */
  readonly group: string;
  /** The numbers to add, by the path of their column. */
  readonly counts?: Readonly<Record<string, number>>;
  readonly uniques?: readonly UniqueChange[];
}

/** Whether something came (1) or went (-1). */
export type Direction = 1 | -1;

/** The whole instance, as a group. */
export const WHOLE = '';

const DAY_MS = 24 * 3_600_000;

const originOf = (host: string | null) => (host === null ? 'local' : 'remote');

const below = (path: string, counts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).map(([name, value]) => [`${path}.${name}`, value]));

const counted = (by: Direction): Record<string, number> => ({ total: by, inc: by > 0 ? 1 : 0, dec: by < 0 ? 1 : 0 });

/** A note was written or deleted. */
export function noteChanges(
  note: Pick<NoteRow, 'userId' | 'userHost' | 'replyId' | 'renoteId' | 'fileIds'>,
  by: Direction,
): readonly ChartChange[] {
  const counts = {
    ...counted(by),
    'diffs.normal': note.replyId === null && note.renoteId === null ? by : 0,
    'diffs.reply': note.replyId === null ? 0 : by,
    'diffs.renote': note.renoteId === null ? 0 : by,
    'diffs.withFile': note.fileIds === '[]' ? 0 : by,
  };
  return [
    { chart: 'notes', group: WHOLE, counts: below(originOf(note.userHost), counts) },
    { chart: 'user/notes', group: note.userId, counts },
    ...(note.userHost === null ? [] : [{ chart: 'instance', group: note.userHost, counts: below('notes', counts) } as const]),
  ];
}

/** An account reacted to a note. Withdrawn reactions stay counted, as on real servers. */
export function reactionChanges(author: string, reactor: Pick<UserRow, 'host'>): readonly ChartChange[] {
  return [{ chart: 'user/reactions', group: author, counts: { [`${originOf(reactor.host)}.count`]: 1 } }];
}

/** An account was made, or a user of another server became known. */
export function userChanges(host: string | null, by: Direction): readonly ChartChange[] {
  return [
    { chart: 'users', group: WHOLE, counts: below(originOf(host), counted(by)) },
    ...(host === null ? [] : [{ chart: 'instance', group: host, counts: below('users', counted(by)) } as const]),
  ];
}

type Party = Pick<UserRow, 'id' | 'host'>;

/**
 * A follow began or ended. As on real servers, an account's follows all count under its own origin: those of an account here
 * under `local`, wherever the other account is.
 */
export function followChanges(follower: Party, followee: Party, by: Direction): readonly ChartChange[] {
  const ofUsers: readonly ChartChange[] = [
    { chart: 'user/following', group: follower.id, counts: below(`${originOf(follower.host)}.followings`, counted(by)) },
    { chart: 'user/following', group: followee.id, counts: below(`${originOf(followee.host)}.followers`, counted(by)) },
  ];
  if (follower.host === null && followee.host !== null)
    return [...ofUsers, { chart: 'instance', group: followee.host, counts: below('followers', counted(by)) }];
  if (follower.host !== null && followee.host === null)
    return [...ofUsers, { chart: 'instance', group: follower.host, counts: below('following', counted(by)) }];
  return ofUsers;
}

const kilobytes = (bytes: number) => Math.round(bytes / 1000);

/** A file of an account, or of the instance itself, was stored or deleted. */
export function fileChanges(file: Pick<FileRow, 'userId' | 'size'>, by: Direction): readonly ChartChange[] {
  const size = kilobytes(file.size);
  const counts: Record<string, number> = by > 0 ? { incCount: 1, incSize: size } : { decCount: 1, decSize: size };
  return [
    { chart: 'drive', group: WHOLE, counts: below('local', counts) },
    ...(file.userId === null
      ? []
      : [{ chart: 'user/drive', group: file.userId, counts: { ...counts, totalCount: by, totalSize: by * size } } as const]),
  ];
}

/** A picture or sound of another server is kept here from now on. */
export function remoteMediaChanges(host: string, bytes: number): readonly ChartChange[] {
  const size = kilobytes(bytes);
  return [
    { chart: 'drive', group: WHOLE, counts: { 'remote.incCount': 1, 'remote.incSize': size } },
    { chart: 'instance', group: host, counts: { 'drive.totalFiles': 1, 'drive.incFiles': 1, 'drive.incUsage': size } },
  ];
}

/** Another server sent something. */
export function requestChanges(host: string): readonly ChartChange[] {
  return [
    { chart: 'ap-request', group: WHOLE, counts: { inboxReceived: 1 } },
    { chart: 'instance', group: host, counts: { 'requests.received': 1 } },
    { chart: 'federation', group: WHOLE, uniques: [{ name: 'inboxInstances', who: host }] },
  ];
}

/** Ages of accounts by which readers are counted, in days. */
const AGES = [
  ['Week', 7],
  ['Month', 30],
  ['Year', 365],
] as const;

/** An account read a timeline at a time in ms since 1970. */
export function readerChanges(userId: string, atMs: number): readonly ChartChange[] {
  const days = (atMs - timeOf(userId)) / DAY_MS;
  const ages = AGES.map(([period, most]) => `registered${days < most ? 'Within' : 'Outside'}${period}`);
  return [
    {
      chart: 'active-users',
      group: WHOLE,
      uniques: [...['read', ...ages].map((name) => ({ name, who: userId })), { name: 'readWrite', who: userId, ifIn: 'write' }],
    },
  ];
}

/** An account wrote a note. */
export function writerChanges(userId: string): readonly ChartChange[] {
  return [
    {
      chart: 'active-users',
      group: WHOLE,
      uniques: [
        { name: 'write', who: userId },
        { name: 'readWrite', who: userId, ifIn: 'read' },
      ],
    },
  ];
}

/**
 * A profile was viewed. A visitor is stored as one of 65,536 numbers, which many addresses share, so that the number identifies no
 * one and strangers cannot fill the table.
 */
export function pageViewChanges(
  userId: string,
  viewer: { readonly userId: string } | { readonly visitor: string },
): readonly ChartChange[] {
  const [kind, who] =
    'userId' in viewer ? ['user', viewer.userId] : ['visitor', createHash('sha256').update(viewer.visitor).digest('hex').slice(0, 4)];
  return [{ chart: 'user/pv', group: userId, counts: { [`pv.${kind}`]: 1 }, uniques: [{ name: `upv.${kind}`, who }] }];
}
