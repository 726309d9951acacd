import type { WireNote, WireNotificationType, WireRoleLite, WireUserLite } from '~/api/wire';
import { NOTE, USER, wellFormed } from './wellFormed';

/** The fields of notifications of all types, see {@link wellFormed}. */
const NOTIFICATION = {
  id: '',
  createdAt: '',
  type: '',
  note: () => NOTE,
  user: () => USER,
  reaction: () => '',
  reactions: () => [{ user: USER, reaction: '' }],
  users: () => [USER],
  role: () => ({ name: '', iconUrl: null }),
  achievement: () => '',
  noteDraft: () => ({ text: null }),
  message: () => '',
  exportedEntity: () => '',
  fileId: () => '',
  invitation: () => ({ room: { id: '', name: '' } }),
  header: null,
  body: '',
  icon: null,
};

/** The fields that notifications of any type can have. */
export interface NotificationParts {
  readonly id: string;
  readonly createdAt: string;
  readonly type: WireNotificationType;
  readonly note?: WireNote;
  readonly user?: WireUserLite;
  readonly reaction?: string;
  readonly reactions?: readonly { readonly user: WireUserLite; readonly reaction: string }[];
  readonly users?: readonly WireUserLite[];
  readonly role?: WireRoleLite;
  readonly achievement?: string;
  readonly noteDraft?: { readonly text: string | null };
  readonly message?: string;
  readonly exportedEntity?: string;
  readonly fileId?: string;
  readonly invitation?: { readonly room: { readonly id: string; readonly name: string } };
  /** The text of an app; `icon` is a remote address. */
  readonly header: string | null;
  readonly body: string;
  readonly icon: string | null;
}

/** A notification that can be shown: fields of the wrong type are replaced by defaults. */
export const wellFormedNotification = (given: unknown): NotificationParts => wellFormed(given, NOTIFICATION) as NotificationParts;
