import type { I18n, MessageKey } from '~/i18n/I18n';
import type { NotificationRecord } from '~/stores/notifications/NotificationRecord';

/** The text of a notification: a sentence that names a user, or a title; more text may follow. */
export interface NotificationWords {
  /** Contains the placeholder `{user}`. */
  readonly sentence?: MessageKey;
  readonly title?: string;
  readonly text?: string | undefined;
}

/** Sentences about what one user did. */
const sentences: Readonly<Partial<Record<NotificationRecord['type'], MessageKey>>> = {
  note: 'notification.newNote',
  follow: 'notification.followed',
  receiveFollowRequest: 'notification.followRequested',
  followRequestAccepted: 'notification.followAccepted',
  renote: 'notification.renoted',
  reaction: 'notification.reacted',
  pollVote: 'notification.voted',
  groupInvited: 'notification.groupInvited',
  edited: 'notification.edited',
  bite: 'notification.bitten',
};

/** Returns the text of a notification by its type; types of newer servers have a general text, with the name of the type. */
export function notificationWords(
  { type, role, achievement, draftText, reactions, userIds, app, message, exported, room }: NotificationRecord,
  i18n: Pick<I18n, 't' | 'has'>,
): NotificationWords {
  const { t } = i18n;
  const sentence = sentences[type];
  if (sentence) return { sentence, text: message };
  switch (type) {
    case 'pollEnded':
      return { title: t('notification.pollEnded') };
    case 'scheduledNotePosted':
    case 'scheduledNotePostFailed':
      return { title: t(`notification.${type}`), text: draftText };
    case 'roleAssigned':
      return { title: t('notification.roleAssigned'), text: role?.name };
    case 'achievementEarned':
      return { title: t('notification.achievementEarned'), text: achievement && achievementName(achievement, i18n) };
    case 'reaction:grouped':
      return { title: t('notification.reactedBy', { n: reactions?.length ?? 0 }) };
    case 'renote:grouped':
      return { title: t('notification.renotedBy', { n: userIds?.length ?? 0 }) };
    case 'app':
      return { title: app?.header ?? t('notification.app'), text: app?.body };
    case 'login':
    case 'createToken':
      return { title: t(`notification.${type}`), text: t(`notification.${type}Text`) };
    case 'exportCompleted':
      return { title: t('notification.exportCompleted'), text: exported && exportedName(exported.entity, i18n) };
    case 'chatRoomInvitationReceived':
      return { title: t('notification.chatRoomInvitationReceived'), text: room?.name };
    case 'test':
      return { title: t('notification.test'), text: t('notification.testText') };
    default:
      // What it means is known to newer clients only, but its name may say something.
      return { title: t('notification.unknown'), text: type };
  }
}

/** Returns what an export contains; something unknown keeps the name that the server sends. */
function exportedName(entity: string, i18n: Pick<I18n, 't' | 'has'>): string {
  const key = `notification.exported.${entity}`;
  return i18n.has(key) ? i18n.t(key) : entity;
}

/** Achievements that count something end in the number. */
const COUNTED = /^(?<kind>notes|login|passedSinceAccountCreated|following|followers)(?<count>\d+)$/;

/** Returns the name of an achievement; an unknown one keeps the name that the server sends. */
function achievementName(achievement: string, i18n: Pick<I18n, 't' | 'has'>): string {
  const { kind = achievement, count } = COUNTED.exec(achievement)?.groups ?? {};
  const key = `notification.achievement.${kind}`;
  return i18n.has(key) ? i18n.t(key, count === undefined ? {} : { n: Number(count) }) : achievement;
}
