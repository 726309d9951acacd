import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { findUser, findUserByName } from '../core/users/users';
import { saveAntenna, wordGroups } from '../core/timelines/antennas';
import { block } from '../core/relations/blocks';
import { follow } from '../core/relations/follows';
import type { ImportKind, JobData } from '../core/jobs/jobData';
import { breathe } from '../core/jobs/JobQueue';
import { addToList, createList, type ListRow } from '../core/timelines/lists';
import { mute } from '../core/relations/mutes';
import { createNotification } from '../core/notifications/notifications';
import { policiesOf } from '../core/instance/roles';
import type { Server } from '../core/Server';
import type { FileRow } from '../db/rows/FileRow';
import type { UserRow } from '../db/rows/UserRow';
import { blobPath } from '../core/drive/blobs';
import { parseJson } from '../lib/boundedJson';
import { parseCsv } from './csv';

type Options = JobData['import'];

/** A row of a file, and where it is: a line of a table, or an entry of a list. */
interface Row {
  readonly place: string;
  readonly values: readonly unknown[];
}

/** Takes over one row. Returns why it is skipped, or null. */
type TakeRow = (server: Server, user: UserRow, values: readonly unknown[], options: Options) => string | null;

const IMPORTS: Readonly<Record<ImportKind, { readonly title: string; readonly take: TakeRow }>> = {
  following: {
    title: 'Followed accounts',
    take: (server, user, [acct], { withReplies }) =>
      withAccount(server, user, acct, (other) => {
        const refused = follow(server, user, other, withReplies);
        return refused === null || refused === 'alreadyFollowing' ? null : refusals[refused];
      }),
  },
  userLists: { title: 'Lists', take: takeMember },
  muting: {
    title: 'Muted accounts',
    take: (server, user, [acct]) =>
      withAccount(server, user, acct, (other) => {
        mute(server, user, other, null);
        return null;
      }),
  },
  blocking: {
    title: 'Blocked accounts',
    take: (server, user, [acct]) =>
      withAccount(server, user, acct, (other) => {
        block(server, user, other);
        return null;
      }),
  },
  antennas: { title: 'Antennas', take: takeAntenna },
};

const refusals = { blocking: 'you block this account', blocked: 'this account blocks you' } as const;

/** How many skipped rows a notification names. */
const MAX_NAMED = 20;

/** Takes over the rows of a file. Those that cannot be taken over are skipped, and a notification names them. */
export async function runImport(server: Server, options: Options): Promise<void> {
  const file = server.db.get<FileRow>('SELECT * FROM files WHERE id = ? AND userId = ?', [options.fileId, options.userId]);
  if (!file) return;
  const { title, take } = IMPORTS[options.kind];
  const rows = rowsOf(options.kind, await readFile(blobPath(server, file.sha256), 'utf8'));
  const skipped: string[] = [];
  for (const { place, values } of rows) {
    // Read again for each row, because the account may change in the meantime.
    const user = findUser(server, options.userId);
    if (!user || user.isDeleted) return;
    const why = take(server, user, values, options);
    if (why !== null) skipped.push(`${place}: ${why}`);
    await breathe();
  }
  if (skipped.length === 0) return;
  const more = skipped.length > MAX_NAMED ? [`and ${skipped.length - MAX_NAMED} more`] : [];
  createNotification(server, options.userId, {
    type: 'app',
    data: {
      header: `${title}: ${rows.length - skipped.length} imported, ${skipped.length} skipped`,
      body: [...skipped.slice(0, MAX_NAMED), ...more].join('\n'),
      icon: null,
    },
  });
}

function rowsOf(kind: ImportKind, text: string): readonly Row[] {
  if (kind !== 'antennas') return parseCsv(text).map(({ line, values }) => ({ place: `Line ${line}`, values }));
  return (parseJson(text) as unknown[]).map((entry, index) => ({ place: `Antenna ${index + 1}`, values: [entry] }));
}

/** Finds the account of a row, which must exist and be another one. */
function withAccount(server: Server, user: UserRow, value: unknown, take: (other: UserRow) => string | null): string | null {
  const acct = typeof value === 'string' ? value.replace(/^@/, '') : '';
  const [, username, host] = /^(\w{1,128})(?:@([\w.:-]{1,253}))?$/.exec(acct) ?? [];
  if (username === undefined) return 'this is not an account';
  const other = findUserByName(server, username, host ?? null);
  if (!other || other.isDeleted) return `there is no account @${acct}`;
  return other.id === user.id ? 'this is your own account' : take(other);
}

function takeMember(server: Server, user: UserRow, [name, acct, withReplies]: readonly unknown[]): string | null {
  if (typeof name !== 'string' || name === '' || name.length > 100) return 'the name of the list is missing or too long';
  return withAccount(server, user, acct, (other) => {
    const known = server.db.get<ListRow>('SELECT * FROM userLists WHERE userId = ? AND name = ? ORDER BY id LIMIT 1', [user.id, name]);
    const list = known ?? createList(server, user.id, name);
    if (!list) return 'you cannot have more lists';
    const refused = addToList(server, list, other, withReplies === 'true');
    if (refused === 'tooMany') return `the list ${name} is full`;
    return refused === 'blocked' ? refusals.blocked : null;
  });
}

const words = z.array(z.array(z.string().max(1000)).max(100)).max(100);
const accts = z.array(z.string().max(400)).max(1000);

/** An antenna as exports of this and of real servers contain it. */
const exportedAntenna = z.object({
  name: z.string().min(1).max(100),
  src: z.enum(['home', 'all', 'users', 'list', 'users_blacklist']),
  keywords: words,
  excludeKeywords: words.default([]),
  users: accts.default([]),
  userListAccts: accts.nullish(),
  caseSensitive: z.boolean().default(false),
  localOnly: z.boolean().default(false),
  withReplies: z.boolean().default(false),
  withFile: z.boolean().default(false),
  notify: z.boolean().default(false),
});

/** The list of an exported antenna may not exist here, so its members are named instead, as on real servers. */
function takeAntenna(server: Server, user: UserRow, [entry]: readonly unknown[]): string | null {
  const parsed = exportedAntenna.safeParse(entry);
  if (!parsed.success) return 'this is not an antenna';
  const antenna = parsed.data;
  const count = server.db.get<{ n: number }>('SELECT COUNT(*) AS n FROM antennas WHERE userId = ?', [user.id])?.n ?? 0;
  if (count >= policiesOf(server, user.id).antennaLimit) return 'you cannot have more antennas';
  const isOfList = antenna.src === 'list';
  const keywords = JSON.stringify(antenna.keywords);
  const excludeKeywords = JSON.stringify(antenna.excludeKeywords);
  if (wordGroups(keywords).length === 0 && wordGroups(excludeKeywords).length === 0) return 'the antenna has no keywords';
  saveAntenna(server, {
    id: server.ids.next(),
    userId: user.id,
    name: antenna.name,
    src: isOfList ? 'users' : antenna.src,
    userListId: null,
    users: JSON.stringify(isOfList ? (antenna.userListAccts ?? []) : antenna.users),
    keywords,
    excludeKeywords,
    caseSensitive: Number(antenna.caseSensitive),
    localOnly: Number(antenna.localOnly),
    notify: Number(antenna.notify),
    withReplies: Number(antenna.withReplies),
    withFile: Number(antenna.withFile),
  });
  return null;
}
