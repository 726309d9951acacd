import type { NoteRow } from '../../db/rows/NoteRow';
import type { UserRow } from '../../db/rows/UserRow';
import { findUser, findUserByName } from './users';
import { findNote } from '../notes/notes';
import type { Server } from '../Server';

/** A user or a note. */
export type Found = { readonly user: UserRow } | { readonly note: NoteRow };

/**
 * The user or note that an address names: one of our own pages, or the address of a remote one. Nothing is fetched, so
 * an unknown remote one is not found.
 */
export function findByAddress(server: Server, address: string): Found | null {
  return address.startsWith(`${server.origin}/`) ? findOwn(server, address.slice(server.origin.length)) : findForeign(server, address);
}

function findOwn(server: Server, path: string): Found | null {
  const [, kind = '', name = ''] = /^\/(@|users\/|notes\/)([\w.@-]+)$/.exec(path) ?? [];
  if (kind === 'notes/') return found({ note: findNote(server, name) });
  if (kind === 'users/') return found({ user: findUser(server, name) });
  const [username = '', host] = name.split('@');
  return found({ user: username === '' ? undefined : findUserByName(server, username, host ?? null) });
}

function findForeign({ db }: Server, address: string): Found | null {
  const note = db.get<NoteRow>('SELECT * FROM notes WHERE uri = ? OR url = ?', [address, address]);
  if (note) return { note };
  return found({
    user: db.get<UserRow>(
      `SELECT u.* FROM users u JOIN remoteUsers r ON r.userId = u.id JOIN profiles p ON p.userId = u.id WHERE r.uri = ? OR p.url = ?`,
      [address, address],
    ),
  });
}

function found({ user, note }: { user?: UserRow | undefined; note?: NoteRow | undefined }): Found | null {
  if (note) return { note };
  return user ? { user } : null;
}
