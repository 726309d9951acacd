/** The texts that the service worker shows. Names in them stand as `{user}` and `{antenna}`. */
export const PUSH_TEXTS = {
  note: 'notification.newNote',
  follow: 'notification.followed',
  receiveFollowRequest: 'notification.followRequested',
  followRequestAccepted: 'notification.followAccepted',
  renote: 'notification.renoted',
  reaction: 'notification.reacted',
  mention: 'popUp.mentioned',
  reply: 'popUp.replied',
  quote: 'popUp.quoted',
  pollEnded: 'notification.pollEnded',
  scheduledNotePosted: 'notification.scheduledNotePosted',
  scheduledNotePostFailed: 'notification.scheduledNotePostFailed',
  roleAssigned: 'notification.roleAssigned',
  achievementEarned: 'notification.achievementEarned',
  login: 'notification.login',
  createToken: 'notification.createToken',
  exportCompleted: 'notification.exportCompleted',
  chatRoomInvitationReceived: 'notification.chatRoomInvitationReceived',
  edited: 'notification.edited',
  bite: 'notification.bitten',
  app: 'notification.app',
  test: 'notification.test',
  unknown: 'notification.unknown',
  unreadAntennaNote: 'push.antennaNote',
  allRead: 'push.allRead',
  doFollow: 'push.follow',
  doReply: 'push.reply',
  accept: 'notification.accept',
  reject: 'notification.reject',
} as const;

/** The texts in the language of the page, as it stores them for the worker. */
export type PushTexts = Partial<Readonly<Record<keyof typeof PUSH_TEXTS, string>>>;

/** The key of the {@link PushTexts} in the storage that page and worker share. */
export const PUSH_TEXTS_KEY = 'pushTexts';

/** The data that a notification of the system keeps for a press on it. */
export interface PushTarget {
  /** Id of the account that got the message. */
  readonly accountId: string;
  /** The address that it leads to. */
  readonly url: string;
  /** The user that it is about. */
  readonly userId?: string;
  /** The note to answer. */
  readonly noteId?: string;
}

/** An order of the worker to an open page. */
export interface PushOrder {
  readonly type: 'order';
  readonly order: 'push' | 'post';
  readonly loginId: string;
  readonly url: string;
  /** For `post`: the note to reply to. */
  readonly replyId?: string;
}

/** A notification of the system, ready to be shown. */
export interface SystemNotification {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly icon?: string;
  readonly actions: readonly { readonly action: string; readonly title: string }[];
  readonly target: PushTarget;
}

/** Messages about antennas are not shown after this time; ms. */
const OLD_MS = 86_400_000;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (given: unknown): Fields => (typeof given === 'object' && given !== null ? (given as Fields) : {});
const textOf = (given: unknown): string => (typeof given === 'string' ? given : '');
const acctOf = (user: Fields): string => `/@${textOf(user['username'])}${user['host'] ? `@${textOf(user['host'])}` : ''}`;
const nameOf = (user: Fields): string => textOf(user['name']) || textOf(user['username']);

/**
 * Returns the notification for a message of the server; null for one that is not shown.
 * @param given the message, in any form
 * @param origin the address of the server, where pictures may come from besides https
 * @param words returns the words of a text without its markup
 */
export function describePush(
  given: unknown,
  texts: PushTexts,
  now: number,
  origin: string,
  words: (text: string) => string,
): SystemNotification | null {
  const message = fieldsOf(given);
  const [body, accountId] = [fieldsOf(message['body']), textOf(message['userId'])];
  const isAntenna = message['type'] === 'unreadAntennaNote';
  if (accountId === '' || (message['type'] !== 'notification' && !isAntenna)) return null;
  if (isAntenna && !(now - Number(message['dateTime']) < OLD_MS)) return null;
  const [note, antenna] = [fieldsOf(body['note'] ?? body['noteDraft']), fieldsOf(body['antenna'])];
  const user = fieldsOf(body['user'] ?? note['user']);
  const type = isAntenna ? 'unreadAntennaNote' : textOf(body['type']);
  const noteId = textOf(fieldsOf(body['note'])['id']);
  const values: Readonly<Record<string, string>> = { user: nameOf(user), antenna: textOf(antenna['name']) };
  const known = Object.hasOwn(PUSH_TEXTS, type) ? (type as keyof PushTexts) : 'unknown';
  const title = (texts[known] ?? '').replaceAll(/\{(user|antenna)\}/g, (_all, name: string) => values[name] ?? '');
  const icon = pictureOf(user['avatarUrl'] ?? body['icon'], origin);
  return {
    title: textOf(body['header']) || title,
    // A warning stands for the text that it hides.
    body: words(textOf(note['cw'] ?? note['text'])) || textOf(body['body']),
    // Several reactions to a note, and several notes of an antenna, take one place.
    tag: isAntenna ? `antenna:${textOf(antenna['id'])}` : type === 'reaction' ? `reaction:${noteId}` : `notification:${textOf(body['id'])}`,
    ...(icon !== null && { icon }),
    actions: actionsOf(type, texts),
    target: {
      accountId,
      url: urlOf(type, noteId, user, textOf(body['fileId'])),
      ...(textOf(user['id']) && { userId: textOf(user['id']) }),
      ...(noteId && { noteId }),
    },
  };
}

function actionsOf(type: string, texts: PushTexts): SystemNotification['actions'] {
  const offered: readonly (keyof PushTexts)[] =
    type === 'follow'
      ? ['doFollow']
      : type === 'receiveFollowRequest'
        ? ['accept', 'reject']
        : ['mention', 'reply', 'quote'].includes(type)
          ? ['doReply']
          : [];
  return offered.flatMap((action) => (texts[action] === undefined ? [] : [{ action, title: texts[action] }]));
}

function urlOf(type: string, noteId: string, user: Fields, fileId: string): string {
  const fixed = PUSH_PLACES[type];
  if (fixed !== undefined) return fixed;
  if (type === 'exportCompleted' && fileId !== '') return `/my/drive/file/${encodeURIComponent(fileId)}`;
  if (noteId !== '') return `/notes/${encodeURIComponent(noteId)}`;
  return textOf(user['username']) === '' ? '/my/notifications' : acctOf(user);
}

/** Where messages lead that are about the account itself. */
const PUSH_PLACES: Readonly<Record<string, string>> = {
  receiveFollowRequest: '/my/follow-requests',
  login: '/settings/security',
  createToken: '/settings/apps',
};

/** A picture behind TLS, or of the server itself. */
function pictureOf(given: unknown, origin: string): string | null {
  const address = URL.canParse(textOf(given), origin) ? new URL(textOf(given), origin) : null;
  if (textOf(given) === '' || address === null) return null;
  return address.protocol === 'https:' || address.origin === origin ? address.href : null;
}
