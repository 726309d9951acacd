import type { I18n } from '~/i18n/I18n';
import type { User } from '~/services/records';
import type { NotificationRecord } from '~/stores/notifications/NotificationRecord';

/** The words of a notification. Without a title, the name of the person stands there and the text continues it. */
export interface NotificationWords {
  readonly title?: string;
  readonly text?: string;
}

/** What a notification says, by its type (reference/timelines-streaming.md section 7). Types of later servers get a general text. */
export function notificationWords(notification: NotificationRecord, user: User | undefined, { t }: I18n): NotificationWords {
  switch (notification.type) {
    case 'note':
      return { title: t('notification.newNote', { name: user ? user.name || user.username : '' }) };
    case 'follow':
      return { text: t('notification.followed') };
    case 'receiveFollowRequest':
      return { text: t('notification.followRequested') };
    case 'followRequestAccepted':
      return { text: t('notification.followAccepted') };
    case 'renote':
      return { text: t('notification.renoted') };
    case 'reaction':
      return { text: t('notification.reacted') };
    case 'pollVote':
      return { text: t('notification.voted') };
    case 'groupInvited':
      return { text: t('notification.groupInvited') };
    case 'pollEnded':
      return { title: t('notification.pollEnded') };
    case 'roleAssigned':
      return { title: t('notification.roleAssigned'), text: notification.role?.name };
    case 'achievementEarned':
      return { title: t('notification.achievementEarned'), text: notification.achievement };
    case 'reaction:grouped':
      return { title: t('notification.reactedBy', { n: notification.reactions?.length ?? 0 }) };
    case 'renote:grouped':
      return { title: t('notification.renotedBy', { n: notification.userIds?.length ?? 0 }) };
    case 'app':
      return { title: notification.app?.header ?? t('notification.app'), text: notification.app?.body };
    case 'test':
      return { title: t('notification.test'), text: t('notification.testText') };
    default:
      return { title: t('notification.unknown') };
  }
}
