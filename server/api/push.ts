import { z } from 'zod';
import type { WirePushRegistration } from '~/api/wire';
import {
  addPushSubscription,
  findPushSubscription,
  isPushAddress,
  pushKeysOf,
  type PushSubscriptionRow,
} from '../core/notifications/pushSubscriptions';
import { refusal } from '../core/ApiFailure';
import { invalidParam } from '../http/failures';
import { defineEndpoint, type EndpointDefinition } from '../http/defineEndpoint';
import { HOUR_MS } from '../lib/rateLimit';

const endpoint = z.string().min(1).max(1024);

/** Base64 of a number of bytes, in either alphabet. */
const key = (bytes: number) =>
  z
    .string()
    .max(128)
    .regex(/^[\w+/=-]+$/)
    .refine((text) => Buffer.from(text, 'base64url').length === bytes, `must have ${bytes} bytes`);

/** The encryption expects the alphabet for addresses. */
const urlSafe = (base64: string): string => Buffer.from(base64, 'base64url').toString('base64url');

const pack = ({ userId, endpoint: address, sendReadMessage }: PushSubscriptionRow): WirePushRegistration => ({
  userId,
  endpoint: address,
  sendReadMessage: sendReadMessage === 1,
});

/** Push messages: browsers that the server tells about notifications while no page is open. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'sw/register',
    needs: 'user',
    secure: true,
    limit: { max: 100, durationMs: HOUR_MS },
    params: z.object({ endpoint, auth: key(16), publickey: key(65), sendReadMessage: z.boolean().default(false) }),
    run({ endpoint: address, auth, publickey, sendReadMessage }, { server, me }) {
      if (!isPushAddress(address, server.config.testing)) throw invalidParam('#/properties/endpoint', 'must be a public https address');
      const { row, isKnown } = addPushSubscription(server, {
        userId: me().id,
        endpoint: address,
        auth: urlSafe(auth),
        publicKey: urlSafe(publickey),
        sendReadMessage,
      });
      const state = isKnown ? ('already-subscribed' as const) : ('subscribed' as const);
      return { state, key: pushKeysOf(server).publicKey, ...pack(row) };
    },
  }),
  defineEndpoint({
    path: 'sw/show-registration',
    needs: 'user',
    secure: true,
    params: z.object({ endpoint }),
    run({ endpoint: address }, { server, me }) {
      const row = findPushSubscription(server, me().id, address);
      return row && pack(row);
    },
  }),
  defineEndpoint({
    path: 'sw/update-registration',
    needs: 'user',
    secure: true,
    params: z.object({ endpoint, sendReadMessage: z.boolean().optional() }),
    run({ endpoint: address, sendReadMessage }, { server, me }) {
      const row = findPushSubscription(server, me().id, address);
      // The id begins with a space on real servers as well.
      if (!row) throw refusal('NO_SUCH_REGISTRATION', ' b09d8066-8064-5613-efb6-0e963b21d012', 'No such registration.');
      if (sendReadMessage === undefined) return pack(row);
      server.db.run('UPDATE pushSubscriptions SET sendReadMessage = ? WHERE id = ?', [Number(sendReadMessage), row.id]);
      return pack({ ...row, sendReadMessage: Number(sendReadMessage) });
    },
  }),
  defineEndpoint({
    path: 'sw/unregister',
    params: z.object({ endpoint: z.string() }),
    run({ endpoint: address }, { server, viewer }) {
      // Only the browser knows this address, so it may unsubscribe without a token.
      if (viewer) server.db.run('DELETE FROM pushSubscriptions WHERE endpoint = ? AND userId = ?', [address, viewer.id]);
      else server.db.run('DELETE FROM pushSubscriptions WHERE endpoint = ?', [address]);
    },
  }),
];
