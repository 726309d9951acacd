import type { WireAntenna, WireDriveFile, WireEmoji, WireUserList } from '~/api/wire';
import { plainName } from '~/components/user/plainName';
import { shownAcct } from '~/components/user/acct';
import type { UnicodeEmojiEntry } from '~/emoji/unicodeEmojis';
import { userPath } from '~/lib/mentionText';
import { plainWords } from '~/mfm/plainWords';
import { noteSummary } from '~/services/noteSummary';
import type { Note, User } from '~/services/records';
import type { PaletteEntry } from '~/stores/commands/PaletteEntry';
import type { Channel } from '~/stores/resources/feeds/channels';
import type { AccountScope } from '~/stores/session/AccountScope';
import type { I18n } from '~/i18n/I18n';

/** What entries need to say what they are about. */
export interface EntryContext {
  readonly account: AccountScope;
  readonly i18n: I18n;
}

/** A person. */
export function userEntry(user: User, { i18n }: EntryContext): PaletteEntry {
  const relation = user.isFollowing ? 'personFollowed' : user.isFollowed ? 'personFollowing' : null;
  const acct = shownAcct(user);
  return {
    id: `user ${user.id}`,
    title: plainName(user),
    detail: relation === null ? acct : i18n.t(`commandPaletteWindow.${relation}`, { acct }),
    icon: 'user',
    group: 'people',
    subject: { kind: 'user', id: user.id },
    to: userPath(user),
  };
}

/** A note, by the beginning of its text. */
export function noteEntry(note: Note, { account, i18n }: EntryContext): PaletteEntry {
  const { t } = i18n;
  const author = account.users.get(note.userId);
  const title = noteSummary(note.id, {
    get: (id) => account.notes.get(id),
    words: plainWords,
    texts: { deleted: t('note.deleted'), hidden: t('note.hidden'), poll: t('note.poll'), files: (n) => t('note.files', { n }) },
  });
  return {
    id: `note ${note.id}`,
    title: title.replaceAll(/\s+/g, ' '),
    ...(author && { detail: plainName(author) }),
    icon: 'note',
    group: 'notes',
    subject: { kind: 'note', id: note.id },
    to: `/notes/${note.id}`,
  };
}

/** A hashtag, without its sign. */
export const tagEntry = (tag: string): PaletteEntry => ({
  id: `tag ${tag.toLowerCase()}`,
  title: `#${tag}`,
  icon: 'hash',
  group: 'tags',
  subject: { kind: 'tag', tag },
  to: `/tags/${encodeURIComponent(tag)}`,
});

/** A channel. */
export const channelEntry = ({ id, name }: Channel): PaletteEntry => ({
  id: `channel ${id}`,
  title: name,
  icon: 'deviceTv',
  group: 'channels',
  subject: { kind: 'channel', id },
  to: `/channels/${id}`,
});

/** A list of the viewer. */
export const listEntry = ({ id, name, userIds = [] }: WireUserList, { i18n }: EntryContext): PaletteEntry => ({
  id: `list ${id}`,
  title: name,
  detail: i18n.t('commandPaletteWindow.members', { n: userIds.length }),
  icon: 'list',
  group: 'lists',
  subject: { kind: 'list', id },
  to: `/timeline/list/${id}`,
});

/** An antenna of the viewer. */
export const antennaEntry = ({ id, name }: WireAntenna): PaletteEntry => ({
  id: `antenna ${id}`,
  title: name,
  icon: 'antenna',
  group: 'antennas',
  subject: { kind: 'antenna', id },
  to: `/timeline/antenna/${id}`,
});

/** A file of the drive. */
export const fileEntry = ({ id, name }: WireDriveFile): PaletteEntry => ({
  id: `file ${id}`,
  title: name,
  icon: 'file',
  group: 'files',
  subject: { kind: 'file', id },
  to: `/my/drive/file/${id}`,
});

/** A custom or built-in emoji, which is copied. */
export function emojiEntry(emoji: Pick<WireEmoji, 'name'> | UnicodeEmojiEntry): PaletteEntry {
  const written = 'char' in emoji ? emoji.char : `:${emoji.name}:`;
  return {
    id: `emoji ${written}`,
    title: 'char' in emoji ? emoji.name.replaceAll('_', ' ') : written,
    icon: 'moodSmile',
    group: 'emoji',
    subject: { kind: 'emoji', emoji: written },
  };
}
