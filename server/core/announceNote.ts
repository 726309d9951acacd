import type { NoteRow } from '../db/rows/NoteRow';
import type { UserRow } from '../db/rows/UserRow';
import { isPureRenote, listOf, threadOf } from './noteRules';
import { viewerOf } from './notes';
import { createNotification, type NotificationInput } from './notifications';
import { packNote } from './pack/packNote';
import { relationsOf } from './relations';
import type { Server } from './Server';
import { canSee } from './visibility';

/** Who is told of a note because it names or answers them. */
interface Told {
  readonly type: 'mention' | 'reply' | 'renote' | 'quote';
  /** Events of the `main` channel, in order, apart from the notification. */
  readonly events: readonly ('mention' | 'reply' | 'renote')[];
}

/**
 * Says that a note was made: to timelines, to those it mentions, answers or renotes, and to followers who asked to hear of
 * each note. One account gets one notification, of the most telling kind. Runs within the transaction that makes the note.
 */
export function announceNote(server: Server, author: UserRow, note: NoteRow, reply: NoteRow | null, renote: NoteRow | null): void {
  server.bus.publish('note', { note });
  const told = new Map<string, Told>();
  for (const id of listOf(note.mentions)) told.set(id, { type: 'mention', events: ['mention'] });
  if (reply) add(told, reply.userId, 'reply', 'reply');
  if (renote) add(told, renote.userId, isPureRenote(note) ? 'renote' : 'quote', 'renote');
  told.delete(author.id);
  for (const [userId, { type, events }] of told) tell(server, userId, note, type, events);
  notifyWatchers(server, author, note, told);
}

function add(told: Map<string, Told>, userId: string, type: Told['type'], event: 'reply' | 'renote'): void {
  told.set(userId, { type, events: [...(told.get(userId)?.events ?? []), event] });
}

function tell(server: Server, userId: string, note: NoteRow, type: Told['type'], events: Told['events']): void {
  const viewer = viewerOf(server, { id: userId });
  const { muting, blocking } = viewer.relations;
  if (muting.has(note.userId) || blocking.has(note.userId) || !canSee(note, viewer)) return;
  if (isRemote(server, userId) || isThreadMuted(server, userId, note)) return;
  if (events.includes('mention')) markUnread(server, userId, note);
  for (const event of events) {
    // Recorded: `mention` comes without the pairs that timelines carry, `reply` and `renote` with them.
    const body = packNote(server, note, viewer, { pairs: event !== 'mention' });
    server.bus.publish('main', { userId, type: event, body });
  }
  createNotification(server, userId, notificationOf(note, type));
}

function notificationOf(note: NoteRow, type: Told['type']): NotificationInput {
  const base = { notifierId: note.userId, noteId: note.id };
  return type === 'renote' ? { ...base, type, targetNoteId: note.renoteId ?? note.id } : { ...base, type };
}

const isRemote = (server: Server, userId: string): boolean =>
  server.db.get<{ host: string | null }>('SELECT host FROM users WHERE id = ?', [userId])?.host !== null;

function isThreadMuted(server: Server, userId: string, note: NoteRow): boolean {
  return server.db.get('SELECT 1 FROM threadMutes WHERE userId = ? AND threadId = ?', [userId, threadOf(note)]) !== undefined;
}

/** A note to certain people counts as one of those only, not as a mention as well. */
function markUnread(server: Server, userId: string, note: NoteRow): void {
  const isSpecified = note.visibility === 'specified';
  server.db.run('INSERT INTO noteUnreads (userId, noteId, isMentioned, isSpecified) VALUES (?, ?, ?, ?)', [
    userId,
    note.id,
    !isSpecified,
    isSpecified,
  ]);
}

function notifyWatchers(server: Server, author: UserRow, note: NoteRow, told: ReadonlyMap<string, Told>): void {
  if (note.replyId !== null || note.visibility === 'specified') return;
  const watchers = server.db.all<{ followerId: string }>(`SELECT followerId FROM followings WHERE followeeId = ? AND notify = 'normal'`, [
    author.id,
  ]);
  for (const { followerId } of watchers) {
    if (told.has(followerId)) continue;
    if (isPureRenote(note) && relationsOf(server, followerId).renoteMuting.has(author.id)) continue;
    createNotification(server, followerId, { type: 'note', notifierId: author.id, noteId: note.id });
  }
}
