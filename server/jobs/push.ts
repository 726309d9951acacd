import webPush from 'web-push';
import type { WireNote, WireNotification } from '~/api/wire';
import { DisposableStore, type Disposable } from '~/lib/disposable';
import { findAntenna } from '../core/timelines/antennas';
import type { JobData } from '../core/jobs/jobData';
import { FinalFailure } from '../core/jobs/JobQueue';
import { settingsOf } from '../core/instance/settings';
import { viewerOf } from '../core/notes/notes';
import { isUnreadNotification } from '../core/notifications/notifications';
import { packNote } from '../core/notes/packNote';
import { pushKeysOf, type PushSubscriptionRow } from '../core/notifications/pushSubscriptions';
import type { Server } from '../core/Server';
import { DownloadError, RefusedAddressError } from '../net/download';
import { postBytes } from '../net/postJson';

/** How long a notification waits: a page that is open may show it and mark it as read. In ms, as on real servers. */
const GRACE_MS = 2_000;

/** How long a push service keeps a message for a browser that is off, in seconds. */
const TTL_SECONDS = 86_400;

/** Longest text in a message. A push service takes 4 kB, and a system notification shows little. */
const MAX_TEXT = 300;

/**
 * Tells browsers about notifications, notes of antennas that notify, and that everything was read.
 * @returns ends it.
 */
export function watchForPush(server: Server): Disposable {
  const parts = new DisposableStore();
  parts.add(
    server.bus.subscribe('main', ({ userId, type, body }) => {
      if (type === 'notification') {
        const { note, ...rest } = body as WireNotification & { readonly note?: WireNote };
        add(server, userId, { type, body: { ...rest, ...(note && { note: shortNote(note) }) } }, GRACE_MS);
      } else if (type === 'readAllNotifications') add(server, userId, { type, body: null }, 0);
    }),
  );
  parts.add(
    server.bus.subscribe('antennaNote', ({ antennaId, note }) => {
      const antenna = findAntenna(server, antennaId);
      if (antenna?.notify !== 1 || antenna.userId === note.userId) return;
      const packed = packNote(server, note, viewerOf(server, { id: antenna.userId }));
      const body = { antenna: { id: antenna.id, name: antenna.name }, note: { ...shortNote(packed), user: packed.user } };
      add(server, antenna.userId, { type: 'unreadAntennaNote', body }, GRACE_MS);
    }),
  );
  return parts;
}

function add(server: Server, userId: string, message: Pick<JobData['push'], 'type' | 'body'>, delayMs: number): void {
  for (const { id, sendReadMessage } of server.db.all<PushSubscriptionRow>('SELECT * FROM pushSubscriptions WHERE userId = ?', [userId])) {
    if (message.type === 'readAllNotifications' && sendReadMessage === 0) continue;
    server.queue.add('push', { ...message, subscriptionId: id, userId, dateTime: server.clock.now() }, delayMs);
  }
}

/** The part of a note that a system notification shows. */
function shortNote({ id, text, cw, visibility, userId, reactionEmojis }: WireNote) {
  const words = cw ?? text ?? '';
  return { id, text: words.length > MAX_TEXT ? `${words.slice(0, MAX_TEXT)}…` : words, visibility, userId, reactionEmojis };
}

/**
 * Sends one message, unless its notification was read in the meantime. The subscription of a browser that is gone is deleted.
 * @throws {FinalFailure} if the push service refuses it, or its address is not allowed.
 * @throws {DownloadError} if it should be tried again.
 */
export async function deliverPush(server: Server, { subscriptionId, ...message }: JobData['push'], signal: AbortSignal): Promise<void> {
  const row = server.db.get<PushSubscriptionRow>('SELECT * FROM pushSubscriptions WHERE id = ?', [subscriptionId]);
  if (!row) return;
  const { type, body, userId } = message;
  if (type === 'notification' && !isUnreadNotification(server, userId, (body as { id: string }).id)) return;
  const forget = () => server.db.run('DELETE FROM pushSubscriptions WHERE id = ?', [row.id]);
  const request = webPush.generateRequestDetails(
    { endpoint: row.endpoint, keys: { auth: row.auth, p256dh: row.publicKey } },
    JSON.stringify(message),
    { TTL: TTL_SECONDS, contentEncoding: 'aes128gcm', vapidDetails: { subject: subjectOf(server), ...pushKeysOf(server) } },
  );
  let status: number;
  try {
    status = await postBytes({
      url: row.endpoint,
      headers: request.headers,
      content: request.body,
      allowsPrivate: server.config.testing,
      signal,
    });
  } catch (error) {
    if (!(error instanceof RefusedAddressError)) throw error;
    forget();
    throw new FinalFailure(error.message);
  }
  if (status >= 200 && status < 300) return;
  if (status === 404 || status === 410) forget();
  else if (status >= 400 && status < 500 && status !== 429) throw new FinalFailure(`the push service answered ${status}`);
  else throw new DownloadError(`the push service answered ${status}`);
}

/** Contact address for push services (VAPID `sub`). */
function subjectOf(server: Server): string {
  const { maintainerEmail } = settingsOf(server);
  if (maintainerEmail !== null) return `mailto:${encodeURI(maintainerEmail)}`;
  const { protocol, hostname, origin } = new URL(server.origin);
  return protocol === 'https:' ? origin : `mailto:admin@${hostname.replaceAll(/[[\]]/g, '')}`;
}
