import type { WireNotification, WireNotificationType, WireRoleLite } from '~/api/wire';
import type { NoteId, UserId } from '~/services/records';
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
  /** The text of an app; `icon` is a remote address. */
  readonly app?: { readonly header: string | null; readonly body: string; readonly icon: string | null };
}

/** Stores the notes and users of a notification and returns its record. @param asOf see {@link Ingest.notes} */
export function takeNotification(dto: WireNotification, ingest: Ingest, source: IngestSource, asOf?: number): NotificationRecord {
  const { id, createdAt, type } = dto;
  return Object.freeze({
    id,
    createdAt,
    type,
    ...('note' in dto && { noteId: ingest.note(dto.note, source, asOf) }),
    ...('user' in dto && dto.user && { userId: ingest.users([dto.user], source)[0]! }),
    ...('reaction' in dto && { reaction: dto.reaction }),
    ...('reactions' in dto && {
      reactions: dto.reactions.map(({ user, reaction }) => ({ userId: ingest.users([user], source)[0]!, reaction })),
    }),
    ...('users' in dto && { userIds: ingest.users(dto.users, source) }),
    ...('role' in dto && { role: dto.role }),
    ...('achievement' in dto && { achievement: dto.achievement }),
    ...(dto.type === 'app' && { app: { header: dto.header, body: dto.body, icon: dto.icon } }),
  });
}
