import { isIP } from 'node:net';
import webPush from 'web-push';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { isPrivateAddress } from '../../net/privateAddress';
import type { Server } from '../Server';

/** A row of `pushSubscriptions`: a browser that gets the messages of an account. */
export interface PushSubscriptionRow {
  readonly id: string;
  readonly userId: string;
  /** Where messages for the browser are sent. */
  readonly endpoint: string;
  /** Secret of the browser, base64. */
  readonly auth: string;
  /** Public key of the browser, base64. */
  readonly publicKey: string;
  readonly sendReadMessage: number;
}

/** The keys with which messages are signed, base64 for addresses. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** How many browsers of an account get messages. The oldest one is removed. */
const MAX_SUBSCRIPTIONS = 20;

/** The keys of the instance. They are made once, because every subscription is bound to them. */
export function pushKeysOf(server: Pick<Server, 'db'>): PushKeys {
  const read = () => server.db.get<PushKeys>('SELECT publicKey, privateKey FROM pushKeys');
  const known = read();
  if (known) return known;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  server.db.run('INSERT INTO pushKeys (publicKey, privateKey) SELECT ?, ? WHERE NOT EXISTS (SELECT 1 FROM pushKeys)', [
    publicKey,
    privateKey,
  ]);
  return read() ?? { publicKey, privateKey };
}

/**
 * Whether messages may be sent to an address: https, and not on this machine or its network. A name is resolved again for each
 * message, and its address is checked then.
 * @param allowsLocal lets tests use a receiver of their own
 */
export function isPushAddress(endpoint: string, allowsLocal: boolean): boolean {
  const address = safeHttpUrl(endpoint);
  if (address === null) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  const isLocal = host === 'localhost' || host.endsWith('.localhost') || (isIP(host) !== 0 && isPrivateAddress(host));
  return allowsLocal || (protocol === 'https:' && !isLocal);
}

/** The subscription of an account at an address, or undefined. */
export function findPushSubscription(server: Pick<Server, 'db'>, userId: string, endpoint: string): PushSubscriptionRow | undefined {
  return server.db.get<PushSubscriptionRow>('SELECT * FROM pushSubscriptions WHERE userId = ? AND endpoint = ?', [userId, endpoint]);
}

/** Stores a subscription. @returns the stored row, and whether it existed before */
export function addPushSubscription(
  server: Server,
  given: Pick<PushSubscriptionRow, 'userId' | 'endpoint' | 'auth' | 'publicKey'> & { readonly sendReadMessage: boolean },
): { readonly row: PushSubscriptionRow; readonly isKnown: boolean } {
  const { db } = server;
  return db.transaction(() => {
    const known = findPushSubscription(server, given.userId, given.endpoint);
    // A browser may have new keys at the same address.
    if (known?.auth === given.auth && known.publicKey === given.publicKey) return { row: known, isKnown: true };
    if (known) db.run('DELETE FROM pushSubscriptions WHERE id = ?', [known.id]);
    const row: PushSubscriptionRow = { ...given, id: server.ids.next(), sendReadMessage: Number(given.sendReadMessage) };
    db.run('INSERT INTO pushSubscriptions (id, userId, endpoint, auth, publicKey, sendReadMessage) VALUES (?, ?, ?, ?, ?, ?)', [
      row.id,
      row.userId,
      row.endpoint,
      row.auth,
      row.publicKey,
      row.sendReadMessage,
    ]);
    db.run(
      `DELETE FROM pushSubscriptions WHERE userId = ?1 AND id NOT IN
         (SELECT id FROM pushSubscriptions WHERE userId = ?1 ORDER BY id DESC LIMIT ?2)`,
      [row.userId, MAX_SUBSCRIPTIONS],
    );
    return { row, isKnown: false };
  });
}
