import type { EndpointDefinition } from '../http/defineEndpoint';
import { adminEndpoints } from './admin';
import { announcementEndpoints } from './announcements';
import { antennaEndpoints } from './antennas';
import { apEndpoints } from './ap';
import { appEndpoints } from './apps';
import { avatarDecorationEndpoints } from './avatarDecorations';
import { blockingEndpoints } from './blocking';
import { channelEndpoints } from './channels';
import { chartEndpoints } from './charts';
import { clipEndpoints } from './clips';
import { driveEndpoints } from './drive';
import { emojiEndpoints } from './emojis';
import { endpointEndpoints } from './endpoints';
import { favoriteEndpoints } from './favorites';
import { federationEndpoints } from './federation';
import { feedEndpoints } from './feeds';
import { followingEndpoints } from './following';
import { hashtagEndpoints } from './hashtags';
import { accountEndpoints } from './i';
import { invitationEndpoints } from './invitations';
import { leavingEndpoints } from './leaving';
import { listEndpoints } from './lists';
import { emojiManagerEndpoints } from './manageEmojis';
import { metaEndpoints } from './meta';
import { mutingEndpoints } from './muting';
import { noteListEndpoints } from './noteLists';
import { noteDraftEndpoints } from './noteDrafts';
import { noteEndpoints } from './notes';
import { notificationEndpoints } from './notifications';
import { pageEndpoints } from './pages';
import { peopleEndpoints } from './people';
import { pollEndpoints } from './polls';
import { pushEndpoints } from './push';
import { reactionEndpoints } from './reactions';
import { registryEndpoints } from './registry';
import { roleEndpoints } from './roles';
import { signinEndpoints } from './signin';
import { signupEndpoints } from './signup';
import { threadEndpoints } from './threads';
import { timelineEndpoints } from './timelines';
import { transferEndpoints } from './transfers';
import { credentialEndpoints } from './credentials';
import { passkeyEndpoints } from './passkeys';
import { twoFactorEndpoints } from './twoFactor';
import { userEndpoints } from './users';
import { webhookEndpoints } from './webhooks';

/** Every endpoint of the instance. Add the list of a new family here. */
export const allEndpoints: readonly EndpointDefinition[] = [
  ...metaEndpoints,
  ...feedEndpoints,
  ...federationEndpoints,
  ...chartEndpoints,
  ...announcementEndpoints,
  ...signinEndpoints,
  ...signupEndpoints,
  ...invitationEndpoints,
  ...credentialEndpoints,
  ...twoFactorEndpoints,
  ...passkeyEndpoints,
  ...accountEndpoints,
  ...transferEndpoints,
  ...webhookEndpoints,
  ...pushEndpoints,
  ...leavingEndpoints,
  ...registryEndpoints,
  ...userEndpoints,
  ...peopleEndpoints,
  ...roleEndpoints,
  ...followingEndpoints,
  ...blockingEndpoints,
  ...mutingEndpoints,
  ...adminEndpoints,
  ...driveEndpoints,
  ...emojiEndpoints,
  ...emojiManagerEndpoints,
  ...avatarDecorationEndpoints,
  ...noteEndpoints,
  ...noteDraftEndpoints,
  ...threadEndpoints,
  ...timelineEndpoints,
  ...noteListEndpoints,
  ...reactionEndpoints,
  ...pollEndpoints,
  ...favoriteEndpoints,
  ...notificationEndpoints,
  ...listEndpoints,
  ...antennaEndpoints,
  ...apEndpoints,
  ...appEndpoints,
  ...clipEndpoints,
  ...pageEndpoints,
  ...channelEndpoints,
  ...hashtagEndpoints,
  ...endpointEndpoints(() => allEndpoints),
];
