import type { WireAvatarDecoration } from '~/api/wire';
import type { UserRow } from '../../db/rows/UserRow';
import type { Server } from '../Server';

/** A row of `avatarDecorations`. `updatedAt` is milliseconds since 1970, `roleIds` a JSON list. */
export interface DecorationRow {
  readonly id: string;
  readonly updatedAt: number | null;
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly roleIds: string;
}

/** A decoration that an account wears. Turns are parts of a full turn, offsets parts of the avatar's size. */
export interface WornDecoration {
  readonly id: string;
  readonly angle?: number | null | undefined;
  readonly flipH?: boolean | null | undefined;
  readonly offsetX?: number | null | undefined;
  readonly offsetY?: number | null | undefined;
}

/** The decorations that a user wears, as stored. */
export const wornBy = (user: Pick<UserRow, 'avatarDecorations'>) => JSON.parse(user.avatarDecorations) as WornDecoration[];

/** The decorations that users wear, by user id. Users without decorations are absent. */
export function decorationsOf(server: Pick<Server, 'db'>, users: readonly UserRow[]): ReadonlyMap<string, readonly WireAvatarDecoration[]> {
  const wearers = users.filter((user) => user.avatarDecorations !== '[]');
  if (wearers.length === 0) return new Map();
  const rows = server.db.all<Pick<DecorationRow, 'id' | 'url'>>('SELECT id, url FROM avatarDecorations');
  const urls = new Map(rows.map(({ id, url }) => [id, url]));
  return new Map(
    wearers.map((user) => [
      user.id,
      wornBy(user).flatMap(({ id, angle, flipH, offsetX, offsetY }) => {
        const url = urls.get(id);
        // Fields that are off or zero are absent, as on real servers.
        return url === undefined
          ? []
          : [{ id, ...(angle && { angle }), ...(flipH && { flipH }), ...(offsetX && { offsetX }), ...(offsetY && { offsetY }), url }];
      }),
    ]),
  );
}
