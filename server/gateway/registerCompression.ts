import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Compresses answers of 1 kB and more: a page of notes shrinks to a fifth, which is most of a cold start on a slow line.
 * Reaches only routes that are registered after it.
 * @param options.isForAllRoutes whether every route compresses. Otherwise only those with a `compress` option do.
 */
export async function registerCompression(app: FastifyInstance, { isForAllRoutes }: { isForAllRoutes: boolean }): Promise<void> {
  await app.register(fastifyCompress, {
    globalCompression: isForAllRoutes,
    // Clients never send compressed bodies, and a small one could grow to fill the memory.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
  });
}
