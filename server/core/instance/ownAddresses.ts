import { fileUrl } from '../drive/packFile';
import type { Server } from '../Server';

/** The address of an uploaded file, of this origin or an earlier one. Its key is unguessable, so a known key means our file. */
const OWN_FILE = /^https?:\/\/[^/]+\/files\/([\w-]+)$/;

/**
 * Lets stored addresses of our own files follow the origin, which changes with the port. They are where administrators wrote
 * them: icons of roles, pictures of announcements, decorations, settings of the instance.
 */
export function followOrigin(server: Server): void {
  const { db } = server;
  const isOurs = (key: string) => db.get('SELECT 1 FROM files WHERE accessKey = ?', [key]) !== undefined;
  const moved = (address: string): string | null => {
    const key = OWN_FILE.exec(address)?.[1];
    return key !== undefined && !address.startsWith(`${server.origin}/`) && isOurs(key) ? fileUrl(server, key) : null;
  };
  db.transaction(() => {
    for (const [table, column] of [
      ['roles', 'iconUrl'],
      ['announcements', 'imageUrl'],
      ['avatarDecorations', 'url'],
    ] as const) {
      for (const { id, address } of db.all<{ id: string; address: string }>(
        `SELECT id, ${column} AS address FROM ${table} WHERE ${column} IS NOT NULL`,
      )) {
        const now = moved(address);
        if (now !== null) db.run(`UPDATE ${table} SET ${column} = ? WHERE id = ?`, [now, id]);
      }
    }
    for (const { key, value } of db.all<{ key: string; value: string }>('SELECT key, value FROM meta')) {
      const setting = JSON.parse(value) as unknown;
      const now = typeof setting === 'string' ? moved(setting) : null;
      if (now !== null) db.run('UPDATE meta SET value = ? WHERE key = ?', [JSON.stringify(now), key]);
    }
  });
}
