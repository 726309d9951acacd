import type { WireMeta, WirePolicies } from '~/api/wire';
import { pushKeysOf } from '../notifications/pushSubscriptions';
import { basePolicies } from './roles';
import type { Server } from '../Server';

/** Settings that everybody may see. The rest of `meta` follows from how the instance was started. */
interface PublicSettings {
  readonly name: string | null;
  readonly shortName: string | null;
  readonly description: string | null;
  readonly langs: readonly string[];
  readonly maintainerName: string | null;
  readonly maintainerEmail: string | null;
  readonly themeColor: string | null;
  readonly iconUrl: string | null;
  readonly bannerUrl: string | null;
  readonly backgroundImageUrl: string | null;
  readonly logoImageUrl: string | null;
  readonly mascotImageUrl: string | null;
  readonly infoImageUrl: string | null;
  readonly notFoundImageUrl: string | null;
  readonly serverErrorImageUrl: string | null;
  readonly tosUrl: string | null;
  readonly privacyPolicyUrl: string | null;
  readonly impressumUrl: string | null;
  readonly repositoryUrl: string | null;
  readonly feedbackUrl: string | null;
  readonly disableRegistration: boolean;
  readonly emailRequiredForSignup: boolean;
  readonly serverRules: readonly string[];
  readonly defaultLightTheme: string | null;
  readonly defaultDarkTheme: string | null;
  readonly enableHcaptcha: boolean;
  readonly hcaptchaSiteKey: string | null;
  readonly enableMcaptcha: boolean;
  readonly mcaptchaSiteKey: string | null;
  readonly mcaptchaInstanceUrl: string | null;
  readonly enableRecaptcha: boolean;
  readonly recaptchaSiteKey: string | null;
  readonly enableTurnstile: boolean;
  readonly turnstileSiteKey: string | null;
}

/** Settings that `meta` does not contain. */
interface PrivateSettings {
  /** The accounts that are recommended to new users, as `@name` or `@name@host`. */
  readonly pinnedUsers: readonly string[];
  /** Policies that differ from those of a new instance. */
  readonly policies: Partial<WirePolicies>;
  /** Secrets with which this instance asks the providers of captchas. */
  readonly hcaptchaSecretKey: string | null;
  readonly mcaptchaSecretKey: string | null;
  readonly recaptchaSecretKey: string | null;
  readonly turnstileSecretKey: string | null;
}

/** Settings that an administrator can change. */
export type InstanceSettings = PublicSettings & PrivateSettings;

const publicDefaults: PublicSettings = {
  name: null,
  shortName: null,
  description: null,
  langs: [],
  maintainerName: null,
  maintainerEmail: null,
  themeColor: null,
  iconUrl: null,
  bannerUrl: null,
  backgroundImageUrl: null,
  logoImageUrl: null,
  mascotImageUrl: null,
  infoImageUrl: null,
  notFoundImageUrl: null,
  serverErrorImageUrl: null,
  tosUrl: null,
  privacyPolicyUrl: null,
  impressumUrl: null,
  repositoryUrl: null,
  feedbackUrl: null,
  disableRegistration: false,
  emailRequiredForSignup: false,
  serverRules: [],
  defaultLightTheme: null,
  defaultDarkTheme: null,
  enableHcaptcha: false,
  hcaptchaSiteKey: null,
  enableMcaptcha: false,
  mcaptchaSiteKey: null,
  mcaptchaInstanceUrl: null,
  enableRecaptcha: false,
  recaptchaSiteKey: null,
  enableTurnstile: false,
  turnstileSiteKey: null,
};

const defaults: InstanceSettings = {
  ...publicDefaults,
  pinnedUsers: [],
  policies: {},
  hcaptchaSecretKey: null,
  mcaptchaSecretKey: null,
  recaptchaSecretKey: null,
  turnstileSecretKey: null,
};

/** The version that the instance claims. Clients choose features by it. */
export const INSTANCE_VERSION = '2024.2.0-wisteria';

/** Longest text of a note in characters, the default of real servers. */
export const MAX_NOTE_TEXT_LENGTH = 3000;

/** The current settings. */
export function settingsOf(server: Server): InstanceSettings {
  const rows = server.db.all<{ key: string; value: string }>('SELECT key, value FROM meta');
  return { ...defaults, ...Object.fromEntries(rows.map((row) => [row.key, JSON.parse(row.value) as unknown])) };
}

/** Changes settings. Unknown names are ignored. */
export function updateSettings(server: Server, changes: Readonly<Record<string, unknown>>): void {
  server.db.transaction(() => {
    for (const [key, value] of Object.entries(changes)) {
      if (!Object.hasOwn(defaults, key) || value === undefined) continue;
      server.db.run('INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value', [
        key,
        JSON.stringify(value),
      ]);
    }
  });
}

/** Whether there is no account yet, so that the first visitor sets the instance up. */
export function requiresSetup(server: Server): boolean {
  return server.db.get('SELECT 1 FROM users WHERE host IS NULL LIMIT 1') === undefined;
}

function publicPart(settings: InstanceSettings): PublicSettings {
  const names = new Set(Object.keys(publicDefaults));
  // The names come from the defaults of PublicSettings, which the type of the entries does not express.
  return Object.fromEntries(Object.entries(settings).filter(([name]) => names.has(name))) as unknown as PublicSettings;
}

/**
 * The answer of `meta`.
 * @param detail adds the fields that only a detailed answer has.
 */
export function packMeta(server: Server, detail: boolean): WireMeta {
  const settings = settingsOf(server);
  const lite: WireMeta = {
    ...publicPart(settings),
    version: INSTANCE_VERSION,
    uri: server.origin,
    providesTarball: false,
    swPublickey: pushKeysOf(server).publicKey,
    maxNoteTextLength: MAX_NOTE_TEXT_LENGTH,
    ads: [],
    notesPerOneAd: 0,
    enableEmail: false,
    enableServiceWorker: true,
    translatorAvailable: false,
    policies: basePolicies(server),
    mediaProxy: `${server.origin}/proxy`,
  };
  if (!detail) return lite;
  return {
    ...lite,
    cacheRemoteFiles: false,
    cacheRemoteSensitiveFiles: false,
    requireSetup: requiresSetup(server),
    proxyAccountName: null,
    features: {
      registration: !settings.disableRegistration,
      emailRequiredForSignup: settings.emailRequiredForSignup,
      hcaptcha: settings.enableHcaptcha,
      recaptcha: settings.enableRecaptcha,
      turnstile: settings.enableTurnstile,
      objectStorage: false,
      serviceWorker: true,
      miauth: true,
      // Uploads may set `keepMetadata`. Real servers ignore it.
      keepMetadata: true,
      // Antennas can collect the notes of people whom their owner follows. Real servers collect everything instead.
      antennaOfHome: true,
    },
  };
}
