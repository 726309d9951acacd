/**
 * Other servers as this instance knows them. It does not federate and fetches nothing. Seeds add users, emoji and notes
 * of other servers, so that clients meet them.
 */
import type { WireUserInstance } from '~/api/wire';
import type { NoteRow } from '../../db/rows/NoteRow';
import type { UserRow } from '../../db/rows/UserRow';
import { insertEmoji } from '../drive/emojis';
import { findUser } from '../users/users';
import { requestChanges, userChanges } from '../charts/chartChanges';
import { countInCharts } from '../charts/countInCharts';
import { createNote } from '../notes/createNote';
import type { Server } from '../Server';
import { settingsOf, updateSettings } from './settings';

/** Another server, as seeds describe it. */
export interface RemoteInstance extends WireUserInstance {
  readonly host: string;
  readonly description?: string;
  readonly openRegistrations?: boolean;
  /** Set if it no longer answers, or if a moderator of this instance restricted it. */
  readonly state?: 'notResponding' | 'suspended' | 'blocked' | 'silenced';
}

/** A user of another server, as seeds describe it. */
export interface RemoteUser {
  readonly host: string;
  readonly username: string;
  readonly name: string;
  readonly description: string;
  readonly avatarUrl: string | null;
  readonly avatarBlurhash: string | null;
  /** Names of that server's custom emoji in name and description. */
  readonly emojis: readonly string[];
}

/** Adds another server, which becomes known now. */
export function addRemoteInstance(server: Server, instance: RemoteInstance): void {
  const now = server.clock.now();
  server.db.run(
    `INSERT INTO instances (firstRetrievedAt, infoUpdatedAt, isNotResponding, isSuspended, isBlocked, isSilenced, openRegistrations,
       description, host, name, softwareName, softwareVersion, iconUrl, faviconUrl, themeColor)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      now,
      now,
      ...(['notResponding', 'suspended', 'blocked', 'silenced'] as const).map((state) => instance.state === state),
      instance.openRegistrations ?? null,
      instance.description ?? null,
      instance.host,
      instance.name,
      instance.softwareName,
      instance.softwareVersion,
      instance.iconUrl,
      instance.faviconUrl,
      instance.themeColor,
    ],
  );
  const { blockedHosts, silencedHosts } = settingsOf(server);
  if (instance.state === 'blocked') updateSettings(server, { blockedHosts: [...blockedHosts, instance.host] });
  if (instance.state === 'silenced') updateSettings(server, { silencedHosts: [...silencedHosts, instance.host] });
}

/** Receives something from another server: a note, a follow, a reaction, or something that concerns no account here. */
export function receiveRequest(server: Server, host: string): void {
  server.db.transaction(() => {
    server.db.run('UPDATE instances SET latestRequestReceivedAt = ? WHERE host = ?', [server.clock.now(), host]);
    countInCharts(server, requestChanges(host));
  });
}

/** Adds an emoji of another server. */
export function addRemoteEmoji(server: Server, host: string, name: string, source: string, type: string): void {
  const id = server.ids.next();
  insertEmoji(server, {
    id,
    name,
    host,
    category: null,
    aliases: '[]',
    license: null,
    isSensitive: 0,
    localOnly: 0,
    roleIds: '[]',
    source,
    type,
  });
}

/** Adds a user of another server. */
export function addRemoteUser(server: Server, user: RemoteUser): UserRow {
  const id = server.ids.next();
  return server.db.transaction(() => {
    server.db.run('INSERT INTO users (id, username, usernameLower, host, name) VALUES (?, ?, ?, ?, ?)', [
      id,
      user.username,
      user.username.toLowerCase(),
      user.host,
      user.name,
    ]);
    server.db.run('INSERT INTO remoteUsers (userId, uri, avatarUrl, avatarBlurhash, emojis, fetchedAt) VALUES (?, ?, ?, ?, ?, ?)', [
      id,
      `https://${user.host}/users/${user.username}`,
      user.avatarUrl,
      user.avatarBlurhash,
      JSON.stringify(user.emojis),
      server.clock.now(),
    ]);
    server.db.run('INSERT INTO profiles (userId, description, url) VALUES (?, ?, ?)', [
      id,
      user.description,
      `https://${user.host}/@${user.username}`,
    ]);
    countInCharts(server, userChanges(user.host, 1));
    const row = findUser(server, id);
    if (!row) throw new Error('the user was not written');
    return row;
  });
}

/** Receives a note of another server. The same rules apply as to our own notes, and it keeps its address. */
export function receiveNote(
  server: Server,
  author: UserRow,
  note: { readonly text: string; readonly cw?: string | null; readonly replyId?: string | null; readonly emojis?: readonly string[] },
): NoteRow {
  return server.db.transaction(() => {
    if (author.host !== null) receiveRequest(server, author.host);
    const row = createNote(server, author, {
      text: note.text,
      cw: note.cw ?? null,
      fileIds: [],
      replyId: note.replyId ?? null,
      renoteId: null,
      channelId: null,
      poll: null,
      localOnly: false,
      visibility: 'public',
      visibleUserIds: [],
      reactionAcceptance: null,
    });
    server.db.run('UPDATE notes SET uri = ?, emojis = ? WHERE id = ?', [
      `https://${author.host}/notes/${row.id}`,
      JSON.stringify(note.emojis ?? []),
      row.id,
    ]);
    return row;
  });
}
