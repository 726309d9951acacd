import type { InstanceSearch } from '~/api/endpoints';
import type { WireFederationInstance, WireFederationStats, WireUserInstance } from '~/api/wire';
import { likeText } from '../../db/Database';
import { hostTotal } from '../charts/countInCharts';
import { dateOf } from '../../lib/dates';
import type { Server } from '../Server';

interface InstanceRow extends WireUserInstance {
  readonly host: string;
  readonly firstRetrievedAt: number;
  readonly infoUpdatedAt: number | null;
  readonly latestRequestReceivedAt: number | null;
  readonly openRegistrations: number | null;
  readonly description: string | null;
  readonly maintainerName: string | null;
  readonly maintainerEmail: string | null;
  readonly isNotResponding: number;
  readonly isSuspended: number;
  readonly isBlocked: number;
  readonly isSilenced: number;
  readonly usersCount: number;
  readonly notesCount: number;
  readonly followingCount: number;
  readonly followersCount: number;
}

/** Servers with their numbers. Followers are accounts here, and so are those who are followed. */
const COUNTED = `(SELECT i.*, ${hostTotal('users')} AS usersCount, ${hostTotal('notes')} AS notesCount,
  ${hostTotal('following')} AS followingCount, ${hostTotal('followers')} AS followersCount FROM instances i)`;

/** The columns of each order, most important first. */
const SORT_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  pubSub: ['followingCount', 'followersCount'],
  notes: ['notesCount'],
  users: ['usersCount'],
  following: ['followingCount'],
  followers: ['followersCount'],
  firstRetrievedAt: ['firstRetrievedAt'],
  latestRequestReceivedAt: ['latestRequestReceivedAt'],
};

/** The orders of `federation/instances`, each with `+` for the largest first and with `-` for the smallest. */
export const INSTANCE_SORTS = Object.keys(SORT_COLUMNS).flatMap((key) => [`+${key}`, `-${key}`]) as [
  NonNullable<InstanceSearch['sort']>,
  ...NonNullable<InstanceSearch['sort']>[],
];

/** SQL for each filter; true keeps the servers for which it holds, false the others. */
const FILTERS = {
  blocked: 'isBlocked',
  notResponding: 'isNotResponding',
  suspended: 'isSuspended',
  silenced: 'isSilenced',
  federating: '(followingCount > 0 OR followersCount > 0)',
  subscribing: 'followersCount > 0',
  publishing: 'followingCount > 0',
} as const satisfies Partial<Record<keyof InstanceSearch, string>>;

const packed = (row: InstanceRow): WireFederationInstance => ({
  id: row.host,
  firstRetrievedAt: new Date(row.firstRetrievedAt).toISOString(),
  host: row.host,
  usersCount: row.usersCount,
  notesCount: row.notesCount,
  followingCount: row.followingCount,
  followersCount: row.followersCount,
  isNotResponding: row.isNotResponding === 1,
  isSuspended: row.isSuspended === 1,
  isBlocked: row.isBlocked === 1,
  softwareName: row.softwareName,
  softwareVersion: row.softwareVersion,
  openRegistrations: row.openRegistrations === null ? null : row.openRegistrations === 1,
  name: row.name,
  description: row.description,
  maintainerName: row.maintainerName,
  maintainerEmail: row.maintainerEmail,
  isSilenced: row.isSilenced === 1,
  iconUrl: row.iconUrl,
  faviconUrl: row.faviconUrl,
  themeColor: row.themeColor,
  infoUpdatedAt: dateOf(row.infoUpdatedAt),
  latestRequestReceivedAt: dateOf(row.latestRequestReceivedAt),
});

/** Finds other servers. Without a sort, those that became known last come first. */
export function findInstances(
  server: Server,
  { host, sort, limit = 30, offset = 0, ...filters }: InstanceSearch,
): readonly WireFederationInstance[] {
  const wanted = Object.entries(FILTERS).flatMap(([name, sql]) => {
    const value = filters[name as keyof typeof FILTERS];
    return typeof value === 'boolean' ? [value ? sql : `NOT ${sql}`] : [];
  });
  if (host) wanted.push(String.raw`host LIKE ? ESCAPE '\'`);
  const order = sort ? (SORT_COLUMNS[sort.slice(1)] ?? []).map((column) => `${column} ${sort.startsWith('+') ? 'DESC' : 'ASC'}`) : [];
  const rows = server.db.all<InstanceRow>(
    `SELECT * FROM ${COUNTED} WHERE ${wanted.join(' AND ') || '1'}
     ORDER BY ${[...order, 'firstRetrievedAt DESC', 'host'].join(', ')} LIMIT ? OFFSET ?`,
    [...(host ? [`%${likeText(host.toLowerCase())}%`] : []), limit, offset],
  );
  return rows.map(packed);
}

/** Another server, or null if it is not known. */
export function findInstance(server: Server, host: string): WireFederationInstance | null {
  const row = server.db.get<InstanceRow>(`SELECT * FROM ${COUNTED} WHERE host = ?`, [host.toLowerCase()]);
  return row ? packed(row) : null;
}

/** The servers with the most follows in each direction, and how many follows the others have. */
export function instanceStats(server: Server, limit: number): WireFederationStats {
  const top = (sort: InstanceSearch['sort'], filter: InstanceSearch) => findInstances(server, { sort, limit, ...filter });
  const topSubInstances = top('+followers', { subscribing: true });
  const topPubInstances = top('+following', { publishing: true });
  const all = server.db.get<{ followers: number; following: number }>(
    `SELECT IFNULL(SUM(followersCount), 0) AS followers, IFNULL(SUM(followingCount), 0) AS following FROM ${COUNTED}`,
  );
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return {
    topSubInstances,
    otherFollowersCount: (all?.followers ?? 0) - sum(topSubInstances.map(({ followersCount }) => followersCount)),
    topPubInstances,
    otherFollowingCount: (all?.following ?? 0) - sum(topPubInstances.map(({ followingCount }) => followingCount)),
  };
}

/** Ends or resumes the delivery to a server. @returns false if the server is unknown */
export function suspendInstance({ db }: Pick<Server, 'db'>, host: string, isSuspended: boolean): boolean {
  return db.run('UPDATE instances SET isSuspended = ? WHERE host = ?', [isSuspended, host.toLowerCase()]).changes > 0;
}
