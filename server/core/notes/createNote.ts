import type { NoteRow } from '../../db/rows/NoteRow';
import type { UserRow } from '../../db/rows/UserRow';
import { refusal, type ApiFailure } from '../ApiFailure';
import { findUserByName } from '../users/users';
import { addToAntennas } from '../timelines/antennas';
import { announceNote } from './announceNote';
import { countInChannel, findChannel } from '../timelines/channels';
import { noteChanges, writerChanges } from '../charts/chartChanges';
import { countInCharts } from '../charts/countInCharts';
import { timeOf } from '../../lib/ids';
import type { NoteInput } from './NoteInput';
import { isPureRenote, listOf, narrowedVisibility, threadOf } from './noteRules';
import { findNote, viewerOf } from './notes';
import { referencesOf } from './noteText';
import { relationsOf } from '../relations/relations';
import { policiesOf } from '../instance/roles';
import { settingsOf } from '../instance/settings';
import { breaksRule } from './wordRules';
import type { Server } from '../Server';
import { canSee } from '../timelines/visibility';

/** Points that a renote adds to the score of a note. A reaction adds one. */
export const RENOTE_SCORE = 5;

const tooManyMentions = () =>
  refusal(
    'CONTAINS_TOO_MANY_MENTIONS',
    '4de0363a-3046-481b-9b0f-feff3e211025',
    'Cannot post because it exceeds the allowed number of mentions.',
  );
const noSuchFile = () => refusal('NO_SUCH_FILE', 'b6992544-63e7-67f0-fa7f-32444b1b5306', 'Some files are not found.');
const noSuchRenoteTarget = () => refusal('NO_SUCH_RENOTE_TARGET', 'b5c90186-4ab0-49c8-9bba-a1f76c282ba4', 'No such renote target.');
const cannotRenoteRenote = () =>
  refusal('CANNOT_RENOTE_TO_A_PURE_RENOTE', 'fd4cc33e-2a37-48dd-99cc-9b806eb2031a', 'You can not Renote a pure Renote.');
const cannotRenoteInvisible = () =>
  refusal('CANNOT_RENOTE_DUE_TO_VISIBILITY', 'be9529e9-fe72-4de0-ae43-0b363c4938af', 'You can not Renote due to target visibility.');
const noSuchReplyTarget = () => refusal('NO_SUCH_REPLY_TARGET', '749ee0f6-d3da-459a-bf02-282e2da4292c', 'No such reply target.');
const cannotReplyToRenote = () =>
  refusal('CANNOT_REPLY_TO_A_PURE_RENOTE', '3ac74a84-8fd5-4bb0-870f-01804f82ce15', 'You can not reply to a pure Renote.');
const cannotReplyToInvisible = () =>
  refusal('CANNOT_REPLY_TO_AN_INVISIBLE_NOTE', 'b98980fa-3780-406c-a935-b6d0eeee10d1', 'You cannot reply to an invisible Note.');
const blockedByAuthor = () =>
  refusal('YOU_HAVE_BEEN_BLOCKED', 'b390d7e1-8a5e-46ed-b625-06271cafd3d3', 'You have been blocked by this user.');
const noSuchChannel = () => refusal('NO_SUCH_CHANNEL', 'b1653923-5453-4edc-b786-7c4f39bb0bbb', 'No such channel.');
const cannotRenoteOutside = () =>
  refusal('CANNOT_RENOTE_OUTSIDE_OF_CHANNEL', '33510210-8452-094c-6227-4a6c05d99f00', 'Cannot renote outside of channel.');
const containsProhibitedWords = () =>
  refusal('CONTAINS_PROHIBITED_WORDS', '689ee33f-f97c-479a-ac49-1b9f8140af99', 'Cannot post because it contains prohibited words.');
/** The refusal of a poll that ended before it began. */
export const pollAlreadyExpired = (): ApiFailure =>
  refusal('CANNOT_CREATE_ALREADY_EXPIRED_POLL', '04da457d-b083-4055-9082-955525eda5a5', 'Poll is already expired.');

/**
 * Creates a note with everything that follows from it: counters, mentions, antennas, notifications and events. All of
 * it is one transaction: a refused call changes nothing.
 * @throws {ApiFailure} with the ids of real servers.
 */
export function createNote(server: Server, author: UserRow, input: NoteInput): NoteRow {
  return server.db.transaction(() => {
    checkFiles(server, author, input.fileIds);
    const { prohibitedWords } = settingsOf(server);
    if (author.host === null && breaksRule(wordsOf(input), prohibitedWords)) throw containsProhibitedWords();
    const renote = input.renoteId === null ? null : renoteTarget(server, author, input.renoteId, input.channelId);
    const reply = input.replyId === null ? null : replyTarget(server, author, input.replyId);
    const note = rowOf(server, author, input, reply, renote);
    checkMentions(server, author, note);
    insertNote(server, note);
    countInChannel(server, note);
    if (input.poll) insertPoll(server, note.id, input.poll);
    count(server, author, note, reply, renote);
    announceNote(server, author, note, reply, renote);
    addToAntennas(server, note, author);
    countInCharts(server, [...noteChanges(note, 1), ...(author.host === null ? writerChanges(author.id) : [])]);
    return note;
  });
}

/** Nobody is bothered by notes that name more people than the author's roles allow. */
function checkMentions(server: Server, author: UserRow, { mentions }: NoteRow): void {
  const { mentionLimit } = policiesOf(server, author.id);
  if (mentionLimit !== undefined && author.host === null && listOf(mentions).length > mentionLimit) throw tooManyMentions();
}

/** The references of a note or a draft. */
export type NoteReferences = Pick<NoteInput, 'fileIds' | 'renoteId' | 'replyId' | 'channelId'>;

/**
 * Checks the references of a draft, as posting it now would.
 * @throws {ApiFailure} with the ids of real servers.
 */
export function checkReferences(server: Server, author: UserRow, { fileIds, renoteId, replyId, channelId }: NoteReferences): void {
  checkFiles(server, author, fileIds);
  if (renoteId !== null) renoteTarget(server, author, renoteId, channelId);
  channelOf(server, channelId, replyId === null ? null : replyTarget(server, author, replyId));
}

/** All words of a note, for the rules of administrators. */
const wordsOf = ({ cw, text, poll }: NoteInput): string => [cw, text, ...(poll?.choices ?? [])].filter(Boolean).join('\n');

function checkFiles(server: Server, author: UserRow, fileIds: readonly string[]): void {
  if (fileIds.length === 0) return;
  const own = server.db.get<{ n: number }>('SELECT COUNT(*) AS n FROM files WHERE userId = ? AND id IN (SELECT value FROM json_each(?))', [
    author.id,
    JSON.stringify(fileIds),
  ]);
  if (own?.n !== fileIds.length) throw noSuchFile();
}

function renoteTarget(server: Server, author: UserRow, id: string, channelId: string | null): NoteRow {
  const target = findNote(server, id);
  if (!target) throw noSuchRenoteTarget();
  if (isPureRenote(target)) throw cannotRenoteRenote();
  if (relationsOf(server, author.id).blockers.has(target.userId)) throw blockedByAuthor();
  // The author can renote a followers-only note; no one can renote a direct note.
  const allowed = target.visibility !== 'specified' && (target.visibility !== 'followers' || target.userId === author.id);
  if (!allowed) throw cannotRenoteInvisible();
  if (target.channelId !== null && target.channelId !== channelId) {
    const channel = findChannel(server, target.channelId);
    if (!channel) throw noSuchChannel();
    if (channel.allowRenoteToExternal === 0) throw cannotRenoteOutside();
  }
  return target;
}

function replyTarget(server: Server, author: UserRow, id: string): NoteRow {
  const target = findNote(server, id);
  if (!target) throw noSuchReplyTarget();
  if (isPureRenote(target)) throw cannotReplyToRenote();
  if (!canSee(target, viewerOf(server, author))) throw cannotReplyToInvisible();
  if (relationsOf(server, author.id).blockers.has(target.userId)) throw blockedByAuthor();
  return target;
}

/**
 * The channel of a note, or null. A reply is always in the channel of the note that it answers.
 * @throws {ApiFailure} NO_SUCH_CHANNEL, also for an archived channel.
 */
function channelOf(server: Server, id: string | null, reply: NoteRow | null): string | null {
  if (id !== null && findChannel(server, id)?.isArchived !== 0) throw noSuchChannel();
  if (reply === null) return id;
  // An archived channel takes no replies either.
  if (reply.channelId !== null && reply.channelId !== id && findChannel(server, reply.channelId)?.isArchived !== 0) throw noSuchChannel();
  return reply.channelId;
}

function rowOf(server: Server, author: UserRow, input: NoteInput, reply: NoteRow | null, renote: NoteRow | null): NoteRow {
  const channelId = channelOf(server, input.channelId, reply);
  // A channel is public, also for accounts that may not post publicly elsewhere.
  const visibility = narrowedVisibility(channelId === null ? input.visibility : 'public', {
    canPublish:
      channelId !== null || (policiesOf(server, author.id).canPublicNote && !breaksRule(wordsOf(input), settingsOf(server).sensitiveWords)),
    reply: reply?.visibility ?? null,
    renote: renote?.visibility ?? null,
  });
  const text = input.text?.trim() ?? '';
  const references = [text, input.cw ?? '', ...(input.poll?.choices ?? [])].map(referencesOf);
  const mentions = new Set(mentionedUserIds(server, input.noMentions ? [] : references.flatMap((found) => found.mentions)));
  if (reply && reply.userId !== author.id) mentions.add(reply.userId);
  const recipients = new Set(visibility === 'specified' ? existingUserIds(server, input.visibleUserIds) : []);
  for (const id of recipients) mentions.add(id);
  if (visibility === 'specified' && reply) recipients.add(reply.userId);
  return {
    id: server.ids.next(),
    userId: author.id,
    userHost: author.host,
    text: text === '' ? null : text,
    cw: input.cw,
    visibility,
    localOnly: channelId !== null || input.localOnly || reply?.localOnly === 1 || renote?.localOnly === 1 ? 1 : 0,
    reactionAcceptance: input.reactionAcceptance,
    replyId: reply?.id ?? null,
    replyUserId: reply?.userId ?? null,
    renoteId: renote?.id ?? null,
    renoteUserId: renote?.userId ?? null,
    lostReplyId: null,
    lostRenoteId: null,
    threadId: reply ? threadOf(reply) : null,
    channelId,
    fileIds: JSON.stringify(input.fileIds),
    mentions: JSON.stringify([...mentions]),
    visibleUserIds: JSON.stringify([...recipients]),
    tags: JSON.stringify(input.noHashtags ? [] : [...new Set(references.flatMap((found) => found.tags))]),
    emojis: '[]',
    hasPoll: input.poll ? 1 : 0,
    reactions: '{}',
    renoteCount: 0,
    repliesCount: 0,
    clippedCount: 0,
    score: 0,
    uri: null,
    url: null,
  };
}

function mentionedUserIds(server: Server, mentions: readonly { username: string; host: string | null }[]): readonly string[] {
  return mentions.map(({ username, host }) => findUserByName(server, username, host)?.id).filter((id) => id !== undefined);
}

function existingUserIds(server: Server, ids: readonly string[]): readonly string[] {
  const found = server.db.all<{ id: string }>('SELECT id FROM users WHERE id IN (SELECT value FROM json_each(?))', [JSON.stringify(ids)]);
  const known = new Set(found.map((row) => row.id));
  return ids.filter((id) => known.has(id));
}

/** All columns of a row. */
const COLUMNS = [
  'id',
  'userId',
  'userHost',
  'text',
  'cw',
  'visibility',
  'localOnly',
  'reactionAcceptance',
  'replyId',
  'replyUserId',
  'renoteId',
  'renoteUserId',
  'threadId',
  'channelId',
  'fileIds',
  'mentions',
  'visibleUserIds',
  'tags',
  'emojis',
  'hasPoll',
  'reactions',
  'renoteCount',
  'repliesCount',
  'clippedCount',
  'score',
  'uri',
  'url',
] as const satisfies readonly (keyof NoteRow)[];

const INSERT = `INSERT INTO notes (${COLUMNS.join(', ')}) VALUES (${COLUMNS.map(() => '?').join(', ')})`;

function insertNote(server: Server, note: NoteRow): void {
  server.db.run(
    INSERT,
    COLUMNS.map((column) => note[column]),
  );
  server.db.run(
    `INSERT INTO noteTargets (userId, noteId)
     SELECT id, ? FROM users WHERE host IS NULL AND id IN (SELECT value FROM json_each(?) UNION SELECT value FROM json_each(?))`,
    [note.id, note.mentions, note.visibleUserIds],
  );
  server.db.run('INSERT INTO noteTags (tag, noteId) SELECT value, ? FROM json_each(?)', [note.id, note.tags]);
}

function insertPoll(server: Server, noteId: string, poll: NonNullable<NoteInput['poll']>): void {
  const now = server.clock.now();
  if (poll.expiresAt !== null && poll.expiresAt < now) throw pollAlreadyExpired();
  // The duration counts from the note, which may be a few milliseconds older than `now`.
  const expiresAt = poll.expiresAt ?? (poll.expiredAfterMs === null ? null : timeOf(noteId) + poll.expiredAfterMs);
  server.db.run('INSERT INTO polls (noteId, multiple, expiresAt, choices, votes) VALUES (?, ?, ?, ?, ?)', [
    noteId,
    poll.multiple,
    expiresAt,
    JSON.stringify(poll.choices),
    JSON.stringify(poll.choices.map(() => 0)),
  ]);
}

/** Whether a renote counts. Renotes by the author and by bots do not. */
export function countsAsRenote(renoter: Pick<UserRow, 'id' | 'isBot'>, targetUserId: string | null): boolean {
  return renoter.id !== targetUserId && renoter.isBot === 0;
}

function count(server: Server, author: UserRow, note: NoteRow, reply: NoteRow | null, renote: NoteRow | null): void {
  server.db.run('UPDATE users SET notesCount = notesCount + 1, updatedAt = ? WHERE id = ?', [server.clock.now(), author.id]);
  if (reply) server.db.run('UPDATE notes SET repliesCount = repliesCount + 1 WHERE id = ?', [reply.id]);
  if (renote && countsAsRenote(author, note.renoteUserId)) {
    server.db.run('UPDATE notes SET renoteCount = renoteCount + 1, score = score + ? WHERE id = ?', [RENOTE_SCORE, renote.id]);
  }
}
