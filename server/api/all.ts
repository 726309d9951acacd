import type { EndpointDefinition } from '../http/defineEndpoint';
import { driveEndpoints } from './drive';
import { emojiEndpoints } from './emojis';
import { metaEndpoints } from './meta';

/** Every endpoint of the instance; a family adds its line here. */
export const allEndpoints: readonly EndpointDefinition[] = [...metaEndpoints, ...driveEndpoints, ...emojiEndpoints];
