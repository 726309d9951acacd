import type { WireNotificationType, WireRoleLite } from '~/api/wire';
import type { NoteId, UserId } from '~/services/records';
import { wellFormedNotification } from '~/services/wellFormedNotification';
import type { Ingest, IngestSource } from '../entities/Ingest';

/** A notification in the store: frozen, with users and notes as ids. Which fields are present depends on the type. */
export interface NotificationRecord {
  readonly id: string;
  readonly createdAt: string;
  readonly type: WireNotificationType;
  readonly userId?: UserId;
  readonly noteId?: NoteId;
  readonly reaction?: string;
  /** For `reaction:grouped`, newest first. */
  readonly reactions?: readonly { readonly userId: UserId; readonly reaction: string }[];
  /** For `renote:grouped`. */
  readonly userIds?: readonly UserId[];
  readonly role?: WireRoleLite;
  readonly achievement?: string;
  /** The text of the note that the server could not post. */
  readonly draftText?: string;
  /** What somebody says to those whose follow request they accept. */
  readonly message?: string;
  /** The file of a finished export, and what it contains. */
  readonly exported?: { readonly entity: string; readonly fileId: string };
  /** The room of the chat that somebody invites to. */
  readonly room?: { readonly id: string; readonly name: string };
  /** The text of an app; `icon` is a remote address. */
  readonly app?: { readonly header: string | null; readonly body: string; readonly icon: string | null };
}

/**
 * Stores the notes and users of a notification and returns its record; null if it has no id.
 * @param given as the server sent it: in any form
 * @param asOf see {@link Ingest.notes}
 */
export function takeNotification(given: unknown, ingest: Ingest, source: IngestSource, asOf?: number): NotificationRecord | null {
  const { id, createdAt, type, note, user, reaction, reactions, users, role, achievement, noteDraft, header, body, icon, ...rest } =
    wellFormedNotification(given);
  const { message, exportedEntity, fileId, invitation } = rest;
  if (id === '') return null;
  ingest.notification(given, source);
  return Object.freeze({
    id,
    createdAt,
    type,
    ...(note && { noteId: ingest.note(note, source, asOf) }),
    ...(user && { userId: ingest.users([user], source)[0]! }),
    ...(reaction !== undefined && { reaction }),
    ...(reactions && { reactions: reactions.map((one) => ({ userId: ingest.users([one.user], source)[0]!, reaction: one.reaction })) }),
    ...(users && { userIds: ingest.users(users, source) }),
    ...(role && { role }),
    ...(achievement !== undefined && { achievement }),
    ...(noteDraft && { draftText: noteDraft.text ?? '' }),
    ...(message && { message }),
    ...(fileId && { exported: { entity: exportedEntity ?? '', fileId } }),
    ...(invitation && { room: invitation.room }),
    ...(type === 'app' && { app: { header, body, icon } }),
  });
}
