import type { IconName } from '~/components/ui/Icon';

/** The icons by notification type. */
export const notificationIcons: Readonly<Record<string, IconName>> = {
  note: 'pencil',
  mention: 'at',
  reply: 'arrowBackUp',
  quote: 'quote',
  reaction: 'moodSmile',
  follow: 'userPlus',
  receiveFollowRequest: 'clock',
  followRequestAccepted: 'check',
  renote: 'repeat',
  pollVote: 'chartArrows',
  pollEnded: 'chartArrows',
  scheduledNotePosted: 'clock',
  scheduledNotePostFailed: 'alertTriangle',
  roleAssigned: 'badge',
  achievementEarned: 'star',
  groupInvited: 'users',
  'reaction:grouped': 'plus',
  'renote:grouped': 'repeat',
  app: 'bell',
  test: 'infoCircle',
};
