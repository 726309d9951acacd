import { readFile, rm } from 'node:fs/promises';
import { z } from 'zod';
import type { Feed } from '../core/instance/FeedReader';
import type { Server } from '../core/Server';
import { DownloadError } from '../net/download';
import { ApiFailure } from '../core/ApiFailure';
import { defineEndpoint, type EndpointDefinition } from '../http/defineEndpoint';

/** How long visitors' browsers may cache a feed, in seconds. Here it is kept for less than a minute. */
const CACHE_SECONDS = 180;
/** Size limit of a feed, in bytes. */
const MAX_BYTES = 1_000_000;
/** How long another site may take to send a feed, in ms. */
const MAX_MS = 15_000;

async function fetchFeed({ config, feedReader }: Server, url: string): Promise<Feed> {
  const path = await config.download(url, config.tempDir, MAX_BYTES, MAX_MS);
  try {
    return await feedReader.read(await readFile(path, 'utf8'));
  } finally {
    await rm(path, { force: true });
  }
}

/** Feeds of other sites, fetched for pages that may not fetch them. Only public addresses are allowed. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'fetch-rss',
    get: { cacheSeconds: CACHE_SECONDS },
    limit: { durationMs: 60_000, max: 60 },
    params: z.object({ url: z.string().max(2_000) }),
    async run({ url }, { server }) {
      try {
        return await server.feeds.get(url, () => server.jobs.run('deliver', () => fetchFeed(server, url)));
      } catch (error) {
        if (!(error instanceof DownloadError)) server.logError(error);
        throw new ApiFailure({
          code: 'FEED_UNAVAILABLE',
          id: '0f4f1d1c-6f0a-4a1e-9a55-5f7f2a7e7d10',
          message: 'The feed could not be read.',
        });
      }
    },
  }),
];
