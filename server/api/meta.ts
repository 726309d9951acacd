import { z } from 'zod';
import { packMeta } from '../core/meta';
import { defineEndpoint, type EndpointDefinition } from '../http/defineEndpoint';

/** What the instance says about itself. */
export const metaEndpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'meta',
    params: z.object({ detail: z.boolean().default(true) }),
    run: ({ detail }, { server }) => packMeta(server, detail),
  }),
];
