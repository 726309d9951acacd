import type { EmojiRow } from '../../db/rows/FileRow';
import type { NoteRow } from '../../db/rows/NoteRow';
import type { UserRow } from '../../db/rows/UserRow';
import { reactionChanges } from '../charts/chartChanges';
import { countInCharts } from '../charts/countInCharts';
import { listOf } from '../notes/noteRules';
import { createNotification } from '../notifications/notifications';
import { fileUrl } from '../drive/packFile';
import { LIKE, ownEmojiName, unicodeReaction, wireReaction } from './reactionNames';
import { rolesOf } from '../instance/roles';
import type { Server } from '../Server';

/** A reaction in stored form, with its custom emoji. */
interface Chosen {
  readonly stored: string;
  readonly emoji: EmojiRow | null;
}

/**
 * Turns a client's reaction into the one that counts. An unknown one, or one that the note or the account's roles do
 * not allow, becomes a like, as on real servers.
 */
export function chooseReaction(server: Server, user: UserRow, note: NoteRow, wanted: string): Chosen {
  const like: Chosen = { stored: LIKE, emoji: null };
  if (note.reactionAcceptance === 'likeOnly') return like;
  const name = ownEmojiName(wanted);
  if (name === null) return { stored: unicodeReaction(wanted) ?? LIKE, emoji: null };
  const emoji = server.db.get<EmojiRow>(`SELECT * FROM emojis WHERE name = ? AND host = ''`, [name]);
  if (!emoji) return like;
  const onlyHarmless =
    note.reactionAcceptance === 'nonSensitiveOnly' || note.reactionAcceptance === 'nonSensitiveOnlyForLocalLikeOnlyForRemote';
  if (onlyHarmless && emoji.isSensitive) return like;
  const roleIds = listOf(emoji.roleIds);
  if (roleIds.length > 0 && !rolesOf(server, user.id).some((role) => roleIds.includes(role.id))) return like;
  return { stored: `:${name}:`, emoji };
}

/** The reaction of an account to a note in stored form, or null. */
export function reactionOf(server: Server, noteId: string, userId: string): string | null {
  return (
    server.db.get<{ reaction: string }>('SELECT reaction FROM noteReactions WHERE noteId = ? AND userId = ?', [noteId, userId])?.reaction ??
    null
  );
}

/** Adds a reaction, in place of the account's earlier one, and notifies the author. */
export function addReaction(server: Server, user: UserRow, note: NoteRow, { stored, emoji }: Chosen): void {
  server.db.transaction(() => {
    removeReaction(server, user.id, note);
    server.db.run('INSERT INTO noteReactions (id, noteId, userId, reaction) VALUES (?, ?, ?, ?)', [
      server.ids.next(),
      note.id,
      user.id,
      stored,
    ]);
    count(server, note, stored, 1, user.id);
    countInCharts(server, reactionChanges(note.userId, user));
    server.bus.publish('noteUpdated', {
      noteId: note.id,
      type: 'reacted',
      body: {
        reaction: wireReaction(stored),
        emoji: emoji ? { name: `${emoji.name}@.`, url: fileUrl(server, emoji.source) } : null,
        userId: user.id,
      },
    });
    createNotification(server, note.userId, { type: 'reaction', notifierId: user.id, noteId: note.id, reaction: stored });
  });
}

/** Removes the reaction of an account. Returns false if there is none. */
export function removeReaction(server: Server, userId: string, note: NoteRow): boolean {
  return server.db.transaction(() => {
    const stored = reactionOf(server, note.id, userId);
    if (stored === null) return false;
    server.db.run('DELETE FROM noteReactions WHERE noteId = ? AND userId = ?', [note.id, userId]);
    count(server, note, stored, -1, userId);
    server.bus.publish('noteUpdated', { noteId: note.id, type: 'unreacted', body: { reaction: wireReaction(stored), userId } });
    return true;
  });
}

function count(server: Server, note: NoteRow, stored: string, change: 1 | -1, userId: string): void {
  // Read again: the row may be older than a reaction that was just removed.
  const json = server.db.get<{ reactions: string }>('SELECT reactions FROM notes WHERE id = ?', [note.id])?.reactions ?? '{}';
  const counts = new Map(Object.entries(JSON.parse(json) as Record<string, number>));
  const next = (counts.get(stored) ?? 0) + change;
  if (next > 0) counts.set(stored, next);
  else counts.delete(stored);
  server.db.run('UPDATE notes SET reactions = ?, score = max(0, score + ?) WHERE id = ?', [
    JSON.stringify(Object.fromEntries(counts)),
    userId === note.userId ? 0 : change,
    note.id,
  ]);
}
