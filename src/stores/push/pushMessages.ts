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
  doReact: 'push.react',
  doRead: 'push.read',
  replyHere: 'push.replyHere',
  accept: 'notification.accept',
  reject: 'notification.reject',
} as const;

/** The texts in the language of the page, as it stores them for the worker. */
export type PushTexts = Partial<Readonly<Record<keyof typeof PUSH_TEXTS, string>>>;

/** What the reader chose for push messages, as the page stores it for the worker. */
export interface PushChoices {
  /** Whether messages make no sound. */
  readonly isSilent?: boolean;
  /** When messages arrive without a sound: from and to a time of day such as `22:00`; the span may go over midnight. */
  readonly quiet?: { readonly from: string; readonly to: string } | null;
  /** What the worker knows of each account by its id. */
  readonly accounts?: Readonly<Record<string, PushAccount>>;
}

/** What the worker knows of an account besides its token. */
export interface PushAccount {
  /** The name that people read, such as `@alice`. */
  readonly acct: string;
  /** The reaction of the button. */
  readonly reaction: string;
}

/** The key of the {@link PushChoices} in the storage that page and worker share. */
export const PUSH_CHOICES_KEY = 'pushChoices';

/** The reaction of accounts that the worker knows nothing about. */
const USUAL_REACTION = '👍';

/** The reaction that the button of an account gives. */
export const reactionOf = ({ accounts = {} }: PushChoices, accountId: string): string => accounts[accountId]?.reaction ?? USUAL_REACTION;

/** Whether messages make no sound now. @param time the time of day, such as `07:05` */
export function isQuiet({ isSilent = false, quiet = null }: PushChoices, time: string): boolean {
  if (isSilent || quiet === null) return isSilent;
  const { from, to } = quiet;
  return from <= to ? from <= time && time < to : time >= from || time < to;
}

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
  /** For `post`: a reply that was typed already, and could not be sent. */
  readonly text?: string;
}

/** A notification of the system, ready to be shown. */
export interface SystemNotification {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly icon?: string;
  readonly actions: readonly PushAction[];
  readonly target: PushTarget;
}

/** A button of a notification. Where browsers offer it, `text` has a field to type in; others show a plain button. */
interface PushAction {
  readonly action: string;
  readonly title: string;
  readonly type?: 'text';
  readonly placeholder?: string;
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
    // Several reactions to a note or renotes of it, and several notes of an antenna, take one place.
    tag: isAntenna
      ? `antenna:${textOf(antenna['id'])}`
      : GROUPED.includes(type) && noteId !== ''
        ? `${type}:${noteId}`
        : `notification:${textOf(body['id'])}`,
    ...(icon !== null && { icon }),
    actions: actionsOf(type, noteId !== '', texts),
    target: {
      accountId,
      url: urlOf(type, noteId, user, textOf(body['fileId'])),
      ...(textOf(user['id']) && { userId: textOf(user['id']) }),
      ...(noteId && { noteId }),
    },
  };
}

/** Kinds that take one place for each note. */
const GROUPED: readonly string[] = ['reaction', 'renote'];

/** Kinds whose note people answer. */
const ANSWERED: readonly string[] = ['mention', 'reply', 'quote', 'note', 'unreadAntennaNote'];

/** The buttons, most useful first: many systems show two. */
function actionsOf(type: string, hasNote: boolean, texts: PushTexts): SystemNotification['actions'] {
  const offered: readonly (keyof PushTexts)[] =
    type === 'follow'
      ? ['doFollow', 'doRead']
      : type === 'receiveFollowRequest'
        ? ['accept', 'reject']
        : type === 'unknown'
          ? []
          : ANSWERED.includes(type) && hasNote
            ? ['doReply', 'doReact', 'doRead']
            : ['doRead'];
  return offered.flatMap((action): PushAction[] => {
    const title = texts[action];
    if (title === undefined) return [];
    return [{ action, title, ...(action === 'doReply' && { type: 'text', placeholder: texts.replyHere ?? '' }) }];
  });
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
