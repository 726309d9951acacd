import type { NoteRow } from '../../db/rows/NoteRow';
import type { UserRow } from '../../db/rows/UserRow';
import { isPureRenote, listOf, threadOf } from './noteRules';
import { viewerOf } from './notes';
import { createNotification, type NotificationInput } from '../notifications/notifications';
import { packNote } from './packNote';
import { relationsOf } from '../relations/relations';
import type { Server } from '../Server';
import { canSee } from '../timelines/visibility';

/** An account that a note mentions, replies to or renotes. */
interface Recipient {
  readonly type: 'mention' | 'reply' | 'renote' | 'quote';
  /** Events of its `main` channel, in order, without the notification. */
  readonly events: readonly ('mention' | 'reply' | 'renote')[];
}

/**
 * Publishes a new note to timelines, to accounts that it mentions, replies to or renotes, and to followers who want a
 * notification of each note. An account gets one notification, of the most specific kind. Runs inside the transaction
 * that creates the note.
 */
export function announceNote(server: Server, author: UserRow, note: NoteRow, reply: NoteRow | null, renote: NoteRow | null): void {
  server.bus.publish('note', { note });
  const recipients = new Map<string, Recipient>();
  for (const id of listOf(note.mentions)) recipients.set(id, { type: 'mention', events: ['mention'] });
  if (reply) add(recipients, reply.userId, 'reply', 'reply');
  if (renote) add(recipients, renote.userId, isPureRenote(note) ? 'renote' : 'quote', 'renote');
  recipients.delete(author.id);
  for (const [userId, { type, events }] of recipients) notify(server, userId, note, type, events);
  notifyWatchers(server, author, note, recipients);
}

function add(recipients: Map<string, Recipient>, userId: string, type: Recipient['type'], event: 'reply' | 'renote'): void {
  recipients.set(userId, { type, events: [...(recipients.get(userId)?.events ?? []), event] });
}

function notify(server: Server, userId: string, note: NoteRow, type: Recipient['type'], events: Recipient['events']): void {
  const viewer = viewerOf(server, { id: userId });
  const { muting, blocking } = viewer.relations;
  if (muting.has(note.userId) || blocking.has(note.userId) || !canSee(note, viewer)) return;
  if (isRemote(server, userId) || isThreadMuted(server, userId, note)) return;
  if (events.includes('mention') && server.config.flavor.countsUnreadNotes) markUnread(server, userId, note);
  for (const event of events) {
    // As on real servers, `mention` comes without the reaction pairs that timelines carry, `reply` and `renote` with
    // them.
    const body = packNote(server, note, viewer, { pairs: event !== 'mention' });
    server.bus.publish('main', { userId, type: event, body });
  }
  createNotification(server, userId, notificationOf(note, type));
}

function notificationOf(note: NoteRow, type: Recipient['type']): NotificationInput {
  const base = { notifierId: note.userId, noteId: note.id };
  return type === 'renote' ? { ...base, type, targetNoteId: note.renoteId ?? note.id } : { ...base, type };
}

const isRemote = (server: Server, userId: string): boolean =>
  server.db.get<{ host: string | null }>('SELECT host FROM users WHERE id = ?', [userId])?.host !== null;

function isThreadMuted(server: Server, userId: string, note: NoteRow): boolean {
  return server.db.get('SELECT 1 FROM threadMutes WHERE userId = ? AND threadId = ?', [userId, threadOf(note)]) !== undefined;
}

/** A direct note counts as direct only, not as a mention as well. */
function markUnread(server: Server, userId: string, note: NoteRow): void {
  const isSpecified = note.visibility === 'specified';
  server.db.run('INSERT INTO noteUnreads (userId, noteId, isMentioned, isSpecified) VALUES (?, ?, ?, ?)', [
    userId,
    note.id,
    !isSpecified,
    isSpecified,
  ]);
}

function notifyWatchers(server: Server, author: UserRow, note: NoteRow, recipients: ReadonlyMap<string, Recipient>): void {
  if (note.replyId !== null || note.visibility === 'specified') return;
  const watchers = server.db.all<{ followerId: string }>(`SELECT followerId FROM followings WHERE followeeId = ? AND notify = 'normal'`, [
    author.id,
  ]);
  for (const { followerId } of watchers) {
    if (recipients.has(followerId)) continue;
    if (isPureRenote(note) && relationsOf(server, followerId).renoteMuting.has(author.id)) continue;
    createNotification(server, followerId, { type: 'note', notifierId: author.id, noteId: note.id });
  }
}
