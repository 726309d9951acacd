import type { WireUserInstance } from '~/api/wire';
import type { UserRow } from '../../db/rows/UserRow';
import type { Server } from '../Server';

/** Fields that only remote users have. */
interface RemoteSide {
  /** Address of the user on the other server. */
  readonly uri: string;
  readonly avatarUrl: string | null;
  readonly avatarBlurhash: string | null;
  /** When the user was last fetched, in milliseconds since 1970. */
  readonly fetchedAt: number;
  readonly instance: WireUserInstance;
  /** Addresses of the custom emoji in the name and profile. */
  readonly emojis: Readonly<Record<string, string>>;
}

interface RemoteRow extends Omit<RemoteSide, 'instance' | 'emojis'> {
  readonly userId: string;
  readonly emojis: string;
}

/** The remote fields of users, by user id. Local users are absent. Three queries, or none. */
export function remoteSidesOf(server: Pick<Server, 'db'>, users: readonly UserRow[]): ReadonlyMap<string, RemoteSide> {
  const remote = users.filter((user): user is UserRow & { host: string } => user.host !== null);
  if (remote.length === 0) return new Map();
  const { db } = server;
  const hosts = JSON.stringify([...new Set(remote.map((user) => user.host))]);
  const hostOf = new Map(remote.map((user) => [user.id, user.host]));
  const rows = db.all<RemoteRow>('SELECT * FROM remoteUsers WHERE userId IN (SELECT value FROM json_each(?))', [
    JSON.stringify([...hostOf.keys()]),
  ]);
  const instances = new Map(
    db
      .all<WireUserInstance & { host: string }>(
        'SELECT host, name, softwareName, softwareVersion, iconUrl, faviconUrl, themeColor FROM instances WHERE host IN (SELECT value FROM json_each(?))',
        [hosts],
      )
      .map(({ host, ...instance }) => [host, instance]),
  );
  const addresses = new Map(
    db
      .all<{
        key: string;
        source: string;
      }>("SELECT name || '@' || host AS key, source FROM emojis WHERE host IN (SELECT value FROM json_each(?))", [hosts])
      .map((row) => [row.key, row.source]),
  );
  return new Map(
    rows.map(({ userId, emojis, ...row }) => {
      const host = hostOf.get(userId) ?? '';
      const named = (JSON.parse(emojis) as string[]).map((name) => [name, addresses.get(`${name}@${host}`)] as const);
      return [
        userId,
        {
          ...row,
          instance: instances.get(host) ?? UNKNOWN_INSTANCE,
          emojis: Object.fromEntries(named.filter((entry): entry is readonly [string, string] => entry[1] !== undefined)),
        },
      ];
    }),
  );
}

const UNKNOWN_INSTANCE: WireUserInstance = {
  name: null,
  softwareName: null,
  softwareVersion: null,
  iconUrl: null,
  faviconUrl: null,
  themeColor: null,
};
