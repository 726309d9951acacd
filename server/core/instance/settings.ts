import { z } from 'zod';
import type { WirePolicies } from '~/api/wire';
import type { Server } from '../Server';
import { blockHosts } from './blockedHosts';

/** Limits of settings: the longest line and text in characters, and the most lines of a list. */
const MAX_LINE = 2048;
const MAX_TEXT = 65_536;
const MAX_LINES = 2000;

/** The most accounts that are recommended to new users, and the longest address of one in characters. */
const MAX_PINNED = 50;
const MAX_ACCT = 300;

const line = z.string().max(MAX_LINE).nullable();
const longText = z.string().max(MAX_TEXT).nullable();
const lines = z.array(z.string().max(MAX_LINE)).max(MAX_LINES);
const flag = z.boolean();
/** A port of TCP. */
const port = z.number().int().min(1).max(65_535).nullable();

/** Settings that everybody may see. */
const publicFields = {
  name: line,
  shortName: line,
  description: longText,
  langs: lines,
  maintainerName: line,
  maintainerEmail: line,
  themeColor: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .nullable(),
  iconUrl: line,
  bannerUrl: line,
  backgroundImageUrl: line,
  logoImageUrl: line,
  mascotImageUrl: line,
  infoImageUrl: line,
  notFoundImageUrl: line,
  serverErrorImageUrl: line,
  tosUrl: line,
  privacyPolicyUrl: line,
  impressumUrl: line,
  repositoryUrl: line,
  feedbackUrl: line,
  disableRegistration: flag,
  emailRequiredForSignup: flag,
  serverRules: lines,
  defaultLightTheme: longText,
  defaultDarkTheme: longText,
  enableHcaptcha: flag,
  hcaptchaSiteKey: line,
  enableMcaptcha: flag,
  mcaptchaSiteKey: line,
  mcaptchaInstanceUrl: line,
  enableRecaptcha: flag,
  recaptchaSiteKey: line,
  enableTurnstile: flag,
  turnstileSiteKey: line,
  enableServiceWorker: flag,
};

/** Settings that only administrators see. */
const staffFields = {
  /** The accounts that are recommended to new users, as `@name` or `@name@host`. Each is looked up for every visitor. */
  pinnedUsers: z.array(z.string().max(MAX_ACCT)).max(MAX_PINNED),
  /** Hashtags that are no trends. */
  hiddenTags: lines,
  /** Other servers with which nothing is exchanged, and those whose accounts are less loud. */
  blockedHosts: lines,
  silencedHosts: lines,
  /** Words, or patterns as `/pattern/flags`: notes with them are not public, or are refused. */
  sensitiveWords: lines,
  prohibitedWords: lines,
  /** Names that only administrators give to accounts. */
  preservedUsernames: lines,
  bannedEmailDomains: lines,
  /** Secrets with which this instance asks the providers of captchas. */
  hcaptchaSecretKey: line,
  mcaptchaSecretKey: line,
  recaptchaSecretKey: line,
  turnstileSecretKey: line,
  /** Whether staff sees from where people signed in. */
  enableIpLogging: flag,
  /** Whether others see what kind of machine this is. */
  enableServerMachineStats: flag,
};

/** Settings of administrators that are only kept: there is no federation, mail, object storage, translation or manifest here. */
const keptFields = {
  proxyAccountId: line,
  enableIdenticonGeneration: flag,
  app192IconUrl: line,
  app512IconUrl: line,
  manifestJsonOverride: z.string().max(MAX_TEXT),
  cacheRemoteFiles: flag,
  cacheRemoteSensitiveFiles: flag,
  sensitiveMediaDetection: z.enum(['none', 'all', 'local', 'remote']),
  sensitiveMediaDetectionSensitivity: z.enum(['veryLow', 'low', 'medium', 'high', 'veryHigh']),
  setSensitiveFlagAutomatically: flag,
  enableSensitiveMediaDetectionForVideos: flag,
  summalyProxy: line,
  deeplAuthKey: line,
  deeplIsPro: flag,
  enableEmail: flag,
  email: line,
  smtpSecure: flag,
  smtpHost: line,
  smtpPort: port,
  smtpUser: line,
  smtpPass: line,
  swPublicKey: line,
  swPrivateKey: line,
  useObjectStorage: flag,
  objectStorageBaseUrl: line,
  objectStorageBucket: line,
  objectStoragePrefix: line,
  objectStorageEndpoint: line,
  objectStorageRegion: line,
  objectStoragePort: port,
  objectStorageAccessKey: line,
  objectStorageSecretKey: line,
  objectStorageUseSSL: flag,
  objectStorageUseProxy: flag,
  objectStorageSetPublicRead: flag,
  objectStorageS3ForcePathStyle: flag,
  enableActiveEmailValidation: flag,
  enableVerifymailApi: flag,
  verifymailAuthKey: line,
  enableTruemailApi: flag,
  truemailInstance: line,
  truemailAuthKey: line,
  enableChartsForRemoteUser: flag,
  enableChartsForFederatedInstances: flag,
  notesPerOneAd: z.number().int().min(0),
};

const fields = { ...publicFields, ...staffFields, ...keptFields };

/** The names of the settings that have no effect here. Pages for administrators say so. */
export const SETTINGS_WITHOUT_EFFECT: readonly string[] = Object.keys(keptFields);

const settingsSchema = z.object(fields);

/** Settings that everybody may see. The rest of `meta` follows from how the instance was started. */
type PublicSettings = Readonly<z.output<z.ZodObject<typeof publicFields>>>;

/** Settings that an administrator can change. */
export type InstanceSettings = Readonly<z.output<typeof settingsSchema>> & {
  /** Policies that differ from those of a new instance. They have an endpoint of their own. */
  readonly policies: Partial<WirePolicies>;
};

/** Names that sound like the server itself. */
const RESERVED_NAMES =
  'admin administrator root system host owner staff mod moderator maintainer official support help helps info announcement ' +
  'announcements notice notification notifications user users account accounts me i all everyone mention mentions example dev developer misskey wisteria';

/** The values of a new instance: empty, off, and what is named. */
const defaults: InstanceSettings = {
  ...(Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, emptyOf(type)])) as z.output<typeof settingsSchema>),
  enableServiceWorker: true,
  preservedUsernames: RESERVED_NAMES.split(' '),
  manifestJsonOverride: '{}',
  enableServerMachineStats: true,
  enableIdenticonGeneration: true,
  cacheRemoteSensitiveFiles: true,
  sensitiveMediaDetection: 'none',
  sensitiveMediaDetectionSensitivity: 'medium',
  objectStorageUseSSL: true,
  objectStorageUseProxy: true,
  objectStorageS3ForcePathStyle: true,
  enableActiveEmailValidation: true,
  enableChartsForRemoteUser: true,
  enableChartsForFederatedInstances: true,
  notesPerOneAd: 0,
  policies: {},
};

function emptyOf(type: z.ZodType): unknown {
  if (type instanceof z.ZodArray) return [];
  return type === flag ? false : null;
}

/** Parameters that change settings. Absent ones stay as they are. Real servers take null for a list or a flag as absent. */
export const settingsChanges = z
  .object(
    Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, type.nullish()])) as {
      [N in keyof typeof fields]: z.ZodOptional<z.ZodNullable<(typeof fields)[N]>>;
    },
  )
  .transform(
    (changes) =>
      Object.fromEntries(
        Object.entries(changes).filter(([name, value]) => value !== null || fields[name as keyof typeof fields].safeParse(null).success),
      ) as Partial<InstanceSettings>,
  );

/** The current settings. */
export function settingsOf(server: Pick<Server, 'db'>): InstanceSettings {
  const rows = server.db.all<{ key: string; value: string }>('SELECT key, value FROM meta');
  return { ...defaults, ...Object.fromEntries(rows.map((row) => [row.key, JSON.parse(row.value) as unknown])) };
}

/** Changes settings. Unknown names are ignored. */
export function updateSettings(server: Pick<Server, 'db'>, changes: Readonly<Record<string, unknown>>): void {
  server.db.transaction(() => {
    for (const [key, value] of Object.entries(changes)) {
      if (!Object.hasOwn(defaults, key) || value === undefined) continue;
      server.db.run('INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value', [
        key,
        JSON.stringify(value),
      ]);
    }
    if ('blockedHosts' in changes || 'silencedHosts' in changes) blockHosts(server, settingsOf(server));
  });
}

/** The part of the settings that everybody may see. */
export function publicSettingsOf(settings: InstanceSettings): PublicSettings {
  // The names come from the fields of PublicSettings, which the type of the entries does not express.
  return Object.fromEntries(Object.entries(settings).filter(([name]) => Object.hasOwn(publicFields, name))) as unknown as PublicSettings;
}
