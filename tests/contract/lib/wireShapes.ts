import type { ShapeRules } from './shape';

/** The form of a user, which depends on the reader. Only `Me` contains secrets. */
function userForm(value: Readonly<Record<string, unknown>>): string {
  if (!('notesCount' in value)) return 'UserLite';
  if ('email' in value) return 'Me';
  if ('avatarId' in value) return 'User:who asks';
  return 'isFollowing' in value ? 'User:seen by another' : 'User:seen by a visitor';
}

const NOTIFICATION = /^[a-z]+(?::grouped)?$/i;

/** How objects of the API are recognized. */
export const wireRules: ShapeRules = {
  keyed: new Set(['reactions', 'reactionEmojis', 'emojis', 'notificationRecieveConfig', 'i/registry/keys-with-type']),
  free: new Set(['value', 'headers', 'content', 'info', 'i/registry/get', 'i/registry/get-all']),
  entityOf(value, key, holder) {
    if ('visibility' in value && 'renoteCount' in value) return holder === 'Note' && key === 'reply' ? 'Note that is answered' : 'Note';
    if ('isActuallyScheduled' in value) return 'NoteDraft';
    if ('md5' in value && 'isSensitive' in value) return 'DriveFile';
    if ('username' in value && 'avatarUrl' in value) return userForm(value);
    if ('display' in value && 'needConfirmationToRead' in value) return 'reads' in value ? 'Announcement:for staff' : 'Announcement';
    if ('info' in value && 'user' in value) return 'ModerationLog';
    if ('variables' in value && 'eyeCatchingImageId' in value) return 'isLiked' in value ? 'Page:of anybody' : 'Page:in a list of one user';
    if ('aliases' in value && 'license' in value) return 'Emoji in detail';
    if ('parentId' in value) return 'foldersCount' in value ? 'DriveFolder in detail' : 'DriveFolder';
    // Notifications differ by type. A reaction has a type as well, but it is not a word.
    if (typeof value.type === 'string' && NOTIFICATION.test(value.type) && 'id' in value && 'createdAt' in value) {
      return `Notification:${value.type}`;
    }
    return null;
  },
};
