import { readFile, rm } from 'node:fs/promises';
import { z } from 'zod';
import { parseFeed } from '../core/parseFeed';
import { DownloadError } from '../drive/download';
import { ApiFailure } from '../http/ApiFailure';
import { defineEndpoint, type EndpointDefinition } from '../http/defineEndpoint';

/** How long a feed is cached, in seconds. */
const CACHE_SECONDS = 180;
/** Size limit of a feed, in bytes. */
const MAX_BYTES = 1_000_000;
/** How long another site may take to send a feed, in ms. */
const MAX_MS = 15_000;

/** Feeds of other sites, fetched for pages that may not fetch them. Only public addresses are allowed. */
export const feedEndpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'fetch-rss',
    get: { cacheSeconds: CACHE_SECONDS },
    limit: { durationMs: 60_000, max: 60 },
    params: z.object({ url: z.string().max(2_000) }),
    async run({ url }, { server }) {
      let path: string | null = null;
      try {
        path = await server.config.download(url, server.config.tempDir, MAX_BYTES, MAX_MS);
        return parseFeed(await readFile(path, 'utf8'));
      } catch (error) {
        if (!(error instanceof DownloadError)) server.logError(error);
        throw new ApiFailure({
          code: 'FEED_UNAVAILABLE',
          id: '0f4f1d1c-6f0a-4a1e-9a55-5f7f2a7e7d10',
          message: 'The feed could not be read.',
        });
      } finally {
        if (path !== null) await rm(path, { force: true });
      }
    },
  }),
];
