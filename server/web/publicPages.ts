import { findUser, findUserByName, profileOf } from '../core/users/users';
import { findChannel, type ChannelRow } from '../core/timelines/channels';
import { listOf } from '../core/notes/noteRules';
import { findNote } from '../core/notes/notes';
import { findPageByName, type PageRow } from '../core/pages';
import { packFilesById } from '../core/drive/packFile';
import { packUserLite } from '../core/users/packUserLite';
import type { Server } from '../core/Server';
import type { NoteRow } from '../db/rows/NoteRow';
import type { UserRow } from '../db/rows/UserRow';

/** Public facts about a page of the client. */
export interface PublicPage {
  readonly kind: 'user' | 'note' | 'page' | 'channel';
  /** The title of a page that a user wrote, the name of a channel; otherwise who it is about. */
  readonly title: string;
  /** Absolute address. */
  readonly url: string;
  /** The name of the author, or the user name if there is none; null for channels. */
  readonly authorName: string | null;
  /** Text without markup. */
  readonly description: string;
  /** Absolute address of a picture; null if there is none. */
  readonly imageUrl: string | null;
  /** Whether the picture shows the subject of the page rather than its author. */
  readonly isPicture: boolean;
  /** The account does not want search engines to list it. */
  readonly isUnlisted: boolean;
  /** Base address of the feeds of the author, without its ending; null for users of other servers and for channels. */
  readonly feedUrl: string | null;
}

/** The longest description, in characters. */
const MAX_DESCRIPTION = 300;

/**
 * The page of a user, a note or a channel, or a page that a user wrote, that visitors may see, by the path of its address; null for all others.
 * @param path begins with a slash, without query
 */
export function publicPage(server: Server, path: string): PublicPage | null {
  const user = /^\/@([^/@]+)(?:@([^/@]+))?(?:\/[^/]*)?$/.exec(path);
  if (user) return pageOfUser(server, findUserByName(server, decoded(user[1]), user[2] === undefined ? null : decoded(user[2])));
  const note = /^\/notes\/(\w+)$/.exec(path);
  if (note) return pageOfNote(server, findNote(server, note[1] ?? ''));
  const written = /^\/@([^/@]+)\/pages\/([^/]+)$/.exec(path);
  if (written) return pageOfPage(server, findPageByName(server, decoded(written[1]), decoded(written[2])));
  const channel = /^\/channels\/(\w+)$/.exec(path);
  return channel ? pageOfChannel(server, findChannel(server, channel[1] ?? '')) : null;
}

/** A local user by name whom visitors may see, or undefined. */
export function localUser(server: Server, username: string): UserRow | undefined {
  const user = findUserByName(server, username);
  return user && isShown(user) ? user : undefined;
}

/** The text of a note in one line, without text that a warning hides. */
export function summaryOf(note: NoteRow): string {
  return (note.cw ?? note.text ?? '').replace(/\s+/g, ' ').trim();
}

/** The name of a user for people: the display name if there is one. */
export const nameOf = (user: Pick<UserRow, 'name' | 'username'>): string => user.name || user.username;

const isShown = (user: UserRow): boolean => user.isSuspended === 0 && user.isDeleted === 0;

function pageOfUser(server: Server, user: UserRow | undefined): PublicPage | null {
  if (!user || !isShown(user)) return null;
  const profile = profileOf(server, user.id);
  return { ...ofAuthor(server, user), kind: 'user', url: addressOf(server, user), description: cut(profile.description ?? '') };
}

function pageOfNote(server: Server, note: NoteRow | undefined): PublicPage | null {
  if (!note || (note.visibility !== 'public' && note.visibility !== 'home')) return null;
  const author = findUser(server, note.userId);
  if (!author || !isShown(author)) return null;
  const about = { ...ofAuthor(server, author), kind: 'note' as const };
  const page = { ...about, url: `${server.origin}/notes/${note.id}`, description: cut(summaryOf(note)) };
  const picture = pictureIn(server, note);
  return picture === undefined ? page : { ...page, imageUrl: picture, isPicture: true };
}

function pageOfPage(server: Server, row: PageRow | undefined): PublicPage | null {
  const author = row && findUser(server, row.userId);
  if (!author || !isShown(author)) return null;
  const page = {
    ...ofAuthor(server, author),
    kind: 'page' as const,
    title: row.title,
    url: `${addressOf(server, author)}/pages/${encodeURIComponent(row.name)}`,
    description: cut(row.summary ?? ''),
  };
  const picture = row.eyeCatchingImageId === null ? undefined : packFilesById(server, [row.eyeCatchingImageId]).get(row.eyeCatchingImageId);
  return picture && !picture.isSensitive && picture.type.startsWith('image/') ? { ...page, imageUrl: picture.url, isPicture: true } : page;
}

function pageOfChannel(server: Server, channel: ChannelRow | undefined): PublicPage | null {
  if (!channel) return null;
  const { id, name, description, bannerId, isSensitive } = channel;
  const banner = bannerId === null || isSensitive === 1 ? undefined : packFilesById(server, [bannerId]).get(bannerId);
  const imageUrl = banner && !banner.isSensitive && banner.type.startsWith('image/') ? banner.url : null;
  return {
    kind: 'channel',
    title: name,
    url: `${server.origin}/channels/${id}`,
    authorName: null,
    description: cut(description ?? ''),
    imageUrl,
    isPicture: imageUrl !== null,
    isUnlisted: false,
    feedUrl: null,
  };
}

/** The address of the first picture of a note that nothing hides. */
function pictureIn(server: Server, note: NoteRow): string | undefined {
  if (note.cw !== null) return undefined;
  const ids = listOf(note.fileIds);
  const files = packFilesById(server, ids);
  return ids.map((id) => files.get(id)).find((file) => file && !file.isSensitive && file.type.startsWith('image/'))?.url;
}

function ofAuthor(server: Server, user: UserRow) {
  const acct = `@${user.username}@${user.host ?? server.host}`;
  return {
    authorName: nameOf(user),
    title: `${nameOf(user)} (${acct})`,
    imageUrl: packUserLite(server, user).avatarUrl ?? '',
    isPicture: false,
    isUnlisted: profileOf(server, user.id).noCrawle === 1,
    feedUrl: user.host === null ? addressOf(server, user) : null,
  };
}

const addressOf = (server: Server, user: UserRow): string =>
  `${server.origin}/@${user.username}${user.host === null ? '' : `@${user.host}`}`;

const cut = (text: string): string => (text.length > MAX_DESCRIPTION ? `${text.slice(0, MAX_DESCRIPTION)}…` : text);

/** A part of an address as text; an invalid one matches no user. */
function decoded(part = ''): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
