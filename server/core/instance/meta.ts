import type { WireMeta, WireServerSettings } from '~/api/wire';
import { pushKeysOf } from '../notifications/pushSubscriptions';
import { basePolicies } from './roles';
import { publicSettingsOf, SETTINGS_WITHOUT_EFFECT, settingsOf } from './settings';
import { findUser } from '../users/users';
import type { Server } from '../Server';

/** Longest text of a note in characters, the default of real servers. */
export const MAX_NOTE_TEXT_LENGTH = 3000;

/** Whether there is no account yet, so that the first visitor sets the instance up. */
export function requiresSetup(server: Server): boolean {
  return server.db.get('SELECT 1 FROM users WHERE host IS NULL LIMIT 1') === undefined;
}

/**
 * The answer of `meta`.
 * @param detail adds the fields that only a detailed answer has.
 */
export function packMeta(server: Server, detail: boolean): WireMeta {
  const settings = settingsOf(server);
  const lite: WireMeta = {
    ...publicSettingsOf(settings),
    version: server.config.flavor.version,
    uri: server.origin,
    providesTarball: false,
    swPublickey: pushKeysOf(server).publicKey,
    maxNoteTextLength: MAX_NOTE_TEXT_LENGTH,
    ads: [],
    notesPerOneAd: settings.notesPerOneAd,
    enableEmail: false,
    translatorAvailable: false,
    policies: basePolicies(server),
    mediaProxy: `${server.origin}/proxy`,
    ...server.config.flavor.meta,
  };
  if (!detail) return lite;
  return {
    ...lite,
    cacheRemoteFiles: settings.cacheRemoteFiles,
    cacheRemoteSensitiveFiles: settings.cacheRemoteSensitiveFiles,
    requireSetup: requiresSetup(server),
    proxyAccountName: (settings.proxyAccountId && findUser(server, settings.proxyAccountId)?.username) || null,
    features: {
      registration: !settings.disableRegistration,
      emailRequiredForSignup: settings.emailRequiredForSignup,
      hcaptcha: settings.enableHcaptcha,
      recaptcha: settings.enableRecaptcha,
      turnstile: settings.enableTurnstile,
      objectStorage: false,
      serviceWorker: settings.enableServiceWorker,
      miauth: true,
      // Uploads may set `keepMetadata`. Real servers ignore it.
      keepMetadata: true,
      // Antennas can collect the notes of people whom their owner follows. Real servers collect everything instead.
      antennaOfHome: true,
    },
  };
}

/** Everything that administrators may see and change, with their secrets. */
export function packAdminMeta(server: Server): WireServerSettings {
  // The rules of the server are in `meta`, as on real servers.
  const { swPublicKey, serverRules: _serverRules, ...settings } = settingsOf(server);
  return {
    ...settings,
    version: server.config.flavor.version,
    uri: server.origin,
    translatorAvailable: false,
    swPublickey: swPublicKey ?? pushKeysOf(server).publicKey,
    policies: basePolicies(server),
    withoutEffect: SETTINGS_WITHOUT_EFFECT,
  };
}
