import type { Tone } from '~/components/staff/StateMark';
import type { IconName } from '~/components/ui/Icon';

/** The look of an entry: green adds something, yellow is careful, red takes something away. */
interface LogFace {
  readonly icon: IconName;
  readonly tone: Tone;
}

const ADDED: LogFace = { icon: 'plus', tone: 'good' };
const CHANGED: LogFace = { icon: 'pencil', tone: 'plain' };
const DELETED: LogFace = { icon: 'trash', tone: 'bad' };
const STOPPED: LogFace = { icon: 'ban', tone: 'bad' };
const ALLOWED: LogFace = { icon: 'circleCheck', tone: 'plain' };
const TAKEN: LogFace = { icon: 'x', tone: 'plain' };

/** What servers log, by the names that they use. */
const FACES = {
  suspend: STOPPED,
  unsuspend: ALLOWED,
  deleteAccount: DELETED,
  resetPassword: { icon: 'key', tone: 'careful' },
  updateUserNote: { icon: 'note', tone: 'plain' },
  unsetUserAvatar: TAKEN,
  unsetUserBanner: TAKEN,
  assignRole: { icon: 'badges', tone: 'plain' },
  unassignRole: TAKEN,
  createRole: ADDED,
  updateRole: CHANGED,
  deleteRole: DELETED,
  deleteNote: DELETED,
  deleteDriveFile: DELETED,
  deleteFilesOfUser: DELETED,
  markSensitiveDriveFile: { icon: 'eyeExclamation', tone: 'careful' },
  unmarkSensitiveDriveFile: { icon: 'eye', tone: 'plain' },
  resolveAbuseReport: ALLOWED,
  createInvitation: ADDED,
  createGlobalAnnouncement: ADDED,
  updateGlobalAnnouncement: CHANGED,
  deleteGlobalAnnouncement: DELETED,
  createUserAnnouncement: ADDED,
  updateUserAnnouncement: CHANGED,
  deleteUserAnnouncement: DELETED,
  addCustomEmoji: ADDED,
  updateCustomEmoji: CHANGED,
  deleteCustomEmoji: DELETED,
  createAvatarDecoration: ADDED,
  updateAvatarDecoration: CHANGED,
  deleteAvatarDecoration: DELETED,
  createAd: ADDED,
  updateAd: CHANGED,
  deleteAd: DELETED,
  suspendRemoteInstance: STOPPED,
  unsuspendRemoteInstance: ALLOWED,
  promoteQueue: { icon: 'playerPlay', tone: 'plain' },
  clearQueue: { icon: 'trash', tone: 'careful' },
  updateServerSettings: { icon: 'settings', tone: 'plain' },
} as const satisfies Readonly<Record<string, LogFace>>;

/** A type that this client knows. */
export type LogType = keyof typeof FACES;

export const LOG_TYPES = Object.keys(FACES) as readonly LogType[];

/** Whether a type is known. Other software logs types of its own. */
export const isLogType = (type: string): type is LogType => Object.hasOwn(FACES, type);

/** The icon and color of an entry. */
export const faceOf = (type: string): LogFace => (isLogType(type) ? FACES[type] : { icon: 'dots', tone: 'plain' });
