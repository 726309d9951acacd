import type { MessageKey } from '~/i18n/I18n';
import type { NotificationRecord } from '~/stores/notifications/NotificationRecord';

/** Where a notification leads that is about the account itself. */
export interface NotificationTarget {
  /** A path of the product, or with `isOnServer` one below the address of the server. */
  readonly path: string;
  readonly isOnServer?: boolean;
  /** What there is to do. */
  readonly label: MessageKey;
}

/** Returns where a notification about the account leads, or null for others. */
export function notificationTarget({ type, exported, room }: NotificationRecord): NotificationTarget | null {
  switch (type) {
    case 'login':
      return { path: '/settings/security', label: 'notification.showSignIns' };
    case 'createToken':
      return { path: '/settings/apps', label: 'notification.showApps' };
    case 'exportCompleted':
      return exported ? { path: `/my/drive/file/${encodeURIComponent(exported.fileId)}`, label: 'notification.showFile' } : null;
    case 'chatRoomInvitationReceived':
      // Rooms are pages of the server itself.
      return room ? { path: `chat/room/${encodeURIComponent(room.id)}`, isOnServer: true, label: 'notification.showRoom' } : null;
    default:
      return null;
  }
}
