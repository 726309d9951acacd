import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { FILES_LOST, LOST } from '~/lib/lostShares';

/** The texts of a share (`share_target` of the manifest). */
const TEXTS = ['title', 'text', 'url'] as const;

/** The largest text, and the longest address that servers and proxies take, in bytes. */
const MAX_TEXT_BYTES = 64 * 1024;
const MAX_ADDRESS_BYTES = 6000;

/** How many files are read, and thrown away. No app shares more. */
const MAX_FILES = 100;

/**
 * Answers what apps share with the installed product while its service worker is missing, as after the browser has cleared its storage. The
 * texts come back in the address of the share page. Nothing is stored, so files are dropped, and the page says so.
 */
export async function registerShare(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { fields: 10, files: MAX_FILES, fieldSize: MAX_TEXT_BYTES }, throwFileSizeLimit: false });
    scope.post('/share', async (request, reply) => {
      const query = new URLSearchParams();
      try {
        for await (const part of request.parts()) {
          if (part.type === 'file') {
            part.file.resume();
            if (part.filename) query.set('kept', FILES_LOST);
          } else if (TEXTS.some((name) => name === part.fieldname) && typeof part.value === 'string' && part.value !== '') {
            query.set(part.fieldname, part.value);
          }
        }
      } catch {
        return reply.redirect(`/share?kept=${LOST}`, 303);
      }
      const address = `/share?${query.toString()}`;
      return reply.redirect(address.length > MAX_ADDRESS_BYTES ? `/share?kept=${LOST}` : address, 303);
    });
  });
}
