import { DisposableStore, type Disposable } from '~/lib/disposable';
import type { Server } from '../core/Server';
import { runDeleteAccount } from './deleteAccount';
import { runDeleteFiles } from './deleteFiles';
import { runExportEmojis } from './exportEmojis';
import { runExport } from './exports';
import { runImportEmojis } from './importEmojis';
import { runImport } from './imports';
import { runEndFollowings, runMove } from './moveAccount';
import { deliverPush, watchForPush } from './push';
import { postScheduledNote } from './scheduledNotes';
import { deliverWebhook, watchForWebhooks } from './webhooks';

const MINUTE_MS = 60_000;
/** When a failed delivery is tried again: three more times, as often as on real servers. */
const RETRIES_MS = [MINUTE_MS, 3 * MINUTE_MS, 7 * MINUTE_MS];

/**
 * Runs background work from now on.
 * @returns ends the watch for push messages and webhooks. The queue itself is stopped with `server.queue.stop()`, which waits for
 * running jobs.
 */
export function startJobs(server: Server): Disposable {
  server.queue.start({
    export: { run: (data) => runExport(server, data) },
    import: { run: (data) => runImport(server, data) },
    exportEmojis: { run: (data) => runExportEmojis(server, data) },
    importEmojis: { run: (data) => runImportEmojis(server, data) },
    webhook: { retryAfterMs: RETRIES_MS, run: (data, signal) => deliverWebhook(server, data, signal) },
    push: { retryAfterMs: RETRIES_MS, run: (data, signal) => deliverPush(server, data, signal) },
    move: { run: ({ userId }) => runMove(server, userId) },
    endFollowings: { run: ({ userId }) => runEndFollowings(server, userId) },
    scheduledNote: { run: (data) => postScheduledNote(server, data) },
    deleteFiles: { run: ({ userId }) => runDeleteFiles(server, userId) },
    deleteAccount: { run: ({ userId }) => runDeleteAccount(server, userId) },
  });
  const watching = new DisposableStore();
  watching.add(watchForWebhooks(server));
  watching.add(watchForPush(server));
  return watching;
}
