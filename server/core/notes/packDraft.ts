import type { WireNoteDraft } from '~/api/wire';
import type { NoteDraftRow } from '../../db/rows/NoteRow';
import { channelsById } from '../timelines/channels';
import type { NoteInput } from './NoteInput';
import { createdAtOf } from '../../lib/ids';
import { findNotes, viewerOf } from './notes';
import type { Server } from '../Server';
import { packFilesById } from '../drive/packFile';
import { packNotes } from './packNote';
import { packUsersLiteById } from '../users/packUserLite';

/** The content of a draft. */
export interface DraftContent extends Omit<NoteInput, 'noMentions' | 'noHashtags'> {
  /** Hashtags that the client keeps apart from the text. */
  readonly hashtag: string | null;
}

/** A draft of an account by id, or undefined. */
export function findDraft(server: Pick<Server, 'db'>, userId: string, id: string): NoteDraftRow | undefined {
  return server.db.get<NoteDraftRow>('SELECT * FROM noteDrafts WHERE id = ? AND userId = ?', [id, userId]);
}

/** The stored content of a draft. */
export const contentOf = (row: NoteDraftRow): DraftContent => JSON.parse(row.content) as DraftContent;

/** Drafts of one account in wire form. Notes and files that they refer to may be deleted. */
export function packDrafts(server: Server, rows: readonly NoteDraftRow[]): WireNoteDraft[] {
  const [first] = rows;
  if (!first) return [];
  const contents = rows.map(contentOf);
  const users = packUsersLiteById(server, [first.userId]);
  const noteIds = [...new Set(contents.flatMap(({ replyId, renoteId }) => [replyId, renoteId]).filter((id) => id !== null))];
  const found = packNotes(server, [...findNotes(server, noteIds).values()], viewerOf(server, { id: first.userId }));
  const notes = new Map(found.map((note) => [note.id, note]));
  const files = packFilesById(server, [...new Set(contents.flatMap(({ fileIds }) => fileIds))]);
  const channels = channelsById(
    server,
    contents.map(({ channelId }) => channelId),
  );
  return rows.flatMap((row, place) => {
    const user = users.get(row.userId);
    const content = contents[place];
    if (!user || !content) return [];
    const { poll, replyId, renoteId, channelId, fileIds, visibleUserIds, ...rest } = content;
    return [
      {
        id: row.id,
        createdAt: createdAtOf(row.id),
        userId: row.userId,
        user,
        ...rest,
        visibleUserIds,
        replyId,
        renoteId,
        channelId,
        reply: notes.get(replyId ?? '') ?? null,
        renote: notes.get(renoteId ?? '') ?? null,
        channel: channels.get(channelId ?? '') ?? null,
        fileIds,
        files: fileIds.flatMap((id) => files.get(id) ?? []),
        poll: poll && {
          choices: poll.choices,
          multiple: poll.multiple,
          expiresAt: poll.expiresAt === null ? null : new Date(poll.expiresAt).toISOString(),
          expiredAfter: poll.expiredAfterMs,
        },
        scheduledAt: row.scheduledAt,
        isActuallyScheduled: row.isScheduled === 1,
      },
    ];
  });
}
