import type { EndpointDefinition } from '../http/defineEndpoint';
import { antennaEndpoints } from './antennas';
import { driveEndpoints } from './drive';
import { emojiEndpoints } from './emojis';
import { favoriteEndpoints } from './favorites';
import { hashtagEndpoints } from './hashtags';
import { listEndpoints } from './lists';
import { metaEndpoints } from './meta';
import { noteListEndpoints } from './noteLists';
import { noteEndpoints } from './notes';
import { notificationEndpoints } from './notifications';
import { pollEndpoints } from './polls';
import { reactionEndpoints } from './reactions';
import { threadEndpoints } from './threads';
import { timelineEndpoints } from './timelines';

/** Every endpoint of the instance; a family adds its line here. */
export const allEndpoints: readonly EndpointDefinition[] = [
  ...metaEndpoints,
  ...driveEndpoints,
  ...emojiEndpoints,
  ...noteEndpoints,
  ...threadEndpoints,
  ...timelineEndpoints,
  ...noteListEndpoints,
  ...reactionEndpoints,
  ...pollEndpoints,
  ...favoriteEndpoints,
  ...notificationEndpoints,
  ...listEndpoints,
  ...antennaEndpoints,
  ...hashtagEndpoints,
];
