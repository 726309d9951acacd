import { randomUUID } from 'node:crypto';
import type { AuthenticationResponseJSON, AuthenticatorTransport, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { WireMe, WirePasskeyCreation, WirePasskeyRequest } from '~/api/wire';
import type { UserRow } from '../../db/rows/UserRow';
import type { Server } from '../Server';
import { parseJson } from '../../lib/boundedJson';
import { tokenHash } from './tokens';

/** A security key (passkey) of an account. */
interface KeyRow {
  /** The credential's own id, in base64url. */
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  /** COSE key in base64url. */
  readonly publicKey: string;
  readonly counter: number;
  /** JSON list. */
  readonly transports: string;
  /** Milliseconds since 1970. */
  readonly lastUsed: number;
}

/** The message of a browser about a key. The library checks it. */
export type Credential = Readonly<Record<string, unknown>>;

/** How many keys an account can have. */
export const MAX_PASSKEYS = 30;

/** COSE numbers of the signatures that keys may make: EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];

/** Ways to reach a key. Browsers may name others, which mean nothing here. */
const TRANSPORTS: ReadonlySet<string> = new Set(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

/** The library takes almost half a second to load, so it waits for the first key. */
const webAuthn = () => import('@simplewebauthn/server');

/**
 * The site that asks keys to sign. Keys belong to a domain and never to a numeric address, so an instance for this machine alone
 * uses `localhost`, where browsers open it as well.
 */
function partyOf({ origin }: Server): { readonly id: string; readonly origins: string[] } {
  const { hostname, protocol, port } = new URL(origin);
  if (hostname !== '127.0.0.1' && hostname !== '[::1]') return { id: hostname, origins: [origin] };
  return { id: 'localhost', origins: [origin, `${protocol}//localhost${port === '' ? '' : `:${port}`}`] };
}

const keysOf = ({ db }: Pick<Server, 'db'>, userId: string): readonly KeyRow[] =>
  db.all<KeyRow>('SELECT * FROM securityKeys WHERE userId = ? ORDER BY rowid', [userId]);

const described = ({ id, transports }: KeyRow) => ({ id, transports: JSON.parse(transports) as AuthenticatorTransport[] });

/** The ids of those accounts that have a key. */
export function ownersOfPasskeys({ db }: Pick<Server, 'db'>, userIds: readonly string[]): ReadonlySet<string> {
  const rows = db.all<{ userId: string }>('SELECT DISTINCT userId FROM securityKeys WHERE userId IN (SELECT value FROM json_each(?))', [
    JSON.stringify(userIds),
  ]);
  return new Set(rows.map(({ userId }) => userId));
}

/** How many keys an account has. */
export const countPasskeys = (server: Pick<Server, 'db'>, userId: string): number => keysOf(server, userId).length;

/** The keys of an account as their owner sees them. */
export function packPasskeys(server: Pick<Server, 'db'>, userId: string): NonNullable<WireMe['securityKeysList']> {
  return keysOf(server, userId).map(({ id, name, lastUsed }) => ({ id, name, lastUsed: new Date(lastUsed).toISOString() }));
}

/** The challenge that a credential answers, or an empty text for one that is broken. It is not verified yet. */
export function challengeIn(credential: Credential): string {
  try {
    const { clientDataJSON } = credential.response as { clientDataJSON: string };
    const { challenge } = parseJson(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

/**
 * Begins to register a key.
 * @param token the one-time token that was accepted, which then also ends the registration: the next one takes half a minute
 * @returns the options with which a browser makes the key
 */
export async function beginPasskey(server: Server, user: UserRow, token: string): Promise<WirePasskeyCreation> {
  const { generateRegistrationOptions } = await webAuthn();
  const { id } = partyOf(server);
  const { hints: _hints, ...options } = await generateRegistrationOptions({
    rpName: server.host,
    rpID: id,
    userName: user.username,
    userDisplayName: user.name ?? user.username,
    userID: new TextEncoder().encode(user.id),
    challenge: server.challenges.issue({ userId: user.id, kind: 'register', proofHash: tokenHash(token) }),
    excludeCredentials: keysOf(server, user.id).map(described),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return options as WirePasskeyCreation;
}

/** Stores the key that a browser made. Returns its id, or null for one that does not answer an open challenge of the account. */
export async function completePasskey(server: Server, user: UserRow, name: string, credential: Credential): Promise<string | null> {
  const { verifyRegistrationResponse } = await webAuthn();
  const party = partyOf(server);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      // The library checks what the browser sent, whatever its shape.
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge: (challenge) => server.challenges.take(challenge, { userId: user.id, kind: 'register' }),
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!registrationInfo) return null;
    const { id, publicKey, counter, transports } = registrationInfo.credential;
    const known = (Array.isArray(transports) ? transports : []).filter((way) => TRANSPORTS.has(way));
    server.db.run('INSERT INTO securityKeys (id, userId, name, publicKey, counter, transports, lastUsed) VALUES (?, ?, ?, ?, ?, ?, ?)', [
      id,
      user.id,
      name,
      Buffer.from(publicKey).toString('base64url'),
      counter,
      JSON.stringify([...new Set(known)]),
      server.clock.now(),
    ]);
    return id;
  } catch {
    return null;
  }
}

/**
 * Asks the keys of an account for a sign-in.
 * @param password the password that asks, right or not; only an answer beside the same one is free of the limit
 * @param alone whether a key replaces the password, so that it must verify its owner, by a PIN or a fingerprint
 * @returns the options with which a browser asks the keys, or null for an account without keys
 */
export async function askPasskeys(server: Server, userId: string, password: string, alone: boolean): Promise<WirePasskeyRequest | null> {
  const keys = keysOf(server, userId);
  if (keys.length === 0) return null;
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: partyOf(server).id,
    challenge: server.challenges.issue({ userId, kind: 'signIn', proofHash: tokenHash(password) }),
    allowCredentials: keys.map(described),
    userVerification: alone ? 'required' : 'preferred',
  });
}

/**
 * Accepts the answer of a key. The caller has made sure that its challenge was made for the account, and used it up.
 * @param alone see {@link askPasskeys}
 * @returns whether it was right: signed by a key of the account, on our origin, with a counter that rose
 */
export async function takePasskey(server: Server, userId: string, credential: Credential, alone: boolean): Promise<boolean> {
  const key = keysOf(server, userId).find(({ id }) => id === credential.id);
  if (!key) return false;
  const { verifyAuthenticationResponse } = await webAuthn();
  const party = partyOf(server);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // The library checks what the browser sent, whatever its shape.
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: challengeIn(credential),
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: alone,
      credential: { id: key.id, publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')), counter: key.counter },
    });
    if (!verified) return false;
    // Another sign-in may have used the same state of a copied key in the meantime.
    const { changes } = server.db.run('UPDATE securityKeys SET counter = ?, lastUsed = ? WHERE id = ? AND counter = ?', [
      authenticationInfo.newCounter,
      server.clock.now(),
      key.id,
      key.counter,
    ]);
    return changes > 0;
  } catch {
    return false;
  }
}

/**
 * Asks any key of this site for a sign-in without a name. The key then names its account.
 * @returns the options, and a text to send back with the answer
 */
export async function askAnyPasskey(server: Server): Promise<{ readonly option: WirePasskeyRequest; readonly context: string }> {
  const { generateAuthenticationOptions } = await webAuthn();
  const context = randomUUID();
  const option = await generateAuthenticationOptions({
    rpID: partyOf(server).id,
    challenge: server.challenges.issue({ userId: '', kind: 'anyone', proofHash: tokenHash(context) }),
    userVerification: 'required',
  });
  return { option, context };
}

/** Accepts the answer to {@link askAnyPasskey}, once. Returns the id of the key's owner, or null if it was wrong. */
export async function takeAnyPasskey(server: Server, credential: Credential, context: string): Promise<string | null> {
  const challenge = challengeIn(credential);
  const isSameContext = server.challenges.find(challenge)?.proofHash === tokenHash(context);
  if (!isSameContext || !server.challenges.take(challenge, { userId: '', kind: 'anyone' })) return null;
  const id = typeof credential.id === 'string' ? credential.id : '';
  const key = server.db.get<KeyRow>('SELECT * FROM securityKeys WHERE id = ?', [id]);
  return key && (await takePasskey(server, key.userId, credential, true)) ? key.userId : null;
}

/** Renames a key. Returns whether it is one of the account, or why not. */
export function renamePasskey({ db }: Server, userId: string, id: string, name: string): 'done' | 'unknown' | 'notOwn' {
  const key = db.get<KeyRow>('SELECT * FROM securityKeys WHERE id = ?', [id]);
  if (!key) return 'unknown';
  if (key.userId !== userId) return 'notOwn';
  db.run('UPDATE securityKeys SET name = ? WHERE id = ?', [name, id]);
  return 'done';
}

/** Removes a key of an account. Without a key, signing in needs the password again. */
export function removePasskey(server: Server, userId: string, id: string): void {
  server.db.transaction(() => {
    server.db.run('DELETE FROM securityKeys WHERE userId = ? AND id = ?', [userId, id]);
    if (countPasskeys(server, userId) === 0) setPasswordLess(server, userId, false);
  });
}

/** Decides whether a key is enough to sign in. */
export function setPasswordLess({ db }: Server, userId: string, isOn: boolean): void {
  db.run('UPDATE profiles SET usePasswordLessLogin = ? WHERE userId = ?', [isOn, userId]);
}
