/** The pages that show settings of the server, by the last part of their address. */
export const SETTINGS_PAGES = {
  settings: { to: '/admin/settings', title: 'adminSettingsPage.title' },
  branding: { to: '/admin/branding', title: 'adminBrandingPage.title' },
  moderation: { to: '/admin/moderation', title: 'adminModerationPage.title' },
  'server-rules': { to: '/admin/server-rules', title: 'adminServerRulesPage.title' },
  'object-storage': { to: '/admin/object-storage', title: 'adminObjectStoragePage.title' },
  security: { to: '/admin/security', title: 'adminSecurityPage.title' },
  'instance-block': { to: '/admin/instance-block', title: 'adminInstanceBlockPage.title' },
  'proxy-account': { to: '/admin/proxy-account', title: 'adminProxyAccountPage.title' },
  'external-services': { to: '/admin/external-services', title: 'adminExternalServicesPage.title' },
  'other-settings': { to: '/admin/other-settings', title: 'adminOtherSettingsPage.title' },
} as const;

/** A page with settings of the server. */
export type SettingsPageId = keyof typeof SETTINGS_PAGES;

/** The headings below which settings stand on their page. */
export type Section =
  | 'about'
  | 'operator'
  | 'recommended'
  | 'files'
  | 'push'
  | 'images'
  | 'states'
  | 'colors'
  | 'links'
  | 'app'
  | 'registration'
  | 'terms'
  | 'names'
  | 'words'
  | 'rules'
  | 'storage'
  | 'bucket'
  | 'connection'
  | 'captcha'
  | 'sensitive'
  | 'mail'
  | 'addresses'
  | 'previews'
  | 'blocked'
  | 'silenced'
  | 'proxyAccount'
  | 'translation'
  | 'machine'
  | 'charts';

/**
 * What a setting is, which decides its control and the type of its value in a form: a boolean for `switch`, a list for `rules`, otherwise
 * a text. `lines` is a list with an item in each line; `account` is the id of an account.
 */
export type FieldKind =
  | 'text'
  | 'mail'
  | 'address'
  | 'image'
  | 'area'
  | 'lines'
  | 'hosts'
  | 'secret'
  | 'color'
  | 'switch'
  | 'select'
  | 'json5'
  | 'theme'
  | 'rules'
  | 'account';

/** One setting of the server, named as `admin/update-meta` takes it. */
export interface ServerField {
  readonly page: SettingsPageId;
  readonly section: Section;
  readonly kind: FieldKind;
  /** Another page that shows it, too. */
  readonly also?: readonly [SettingsPageId, Section];
  /** Its name in the answer of `admin/meta`, if that is another one. */
  readonly readAs?: string;
  /** Whether its switch is on while the value is false, because its name is negated. */
  readonly isInverted?: true;
  /** The values of a `select`. */
  readonly items?: readonly string[];
  /** The switch without which it has no effect. It is shown while that is on. */
  readonly within?: string;
  /** Whether a control of several settings stands for it. Its page draws that. */
  readonly isDrawnByPage?: true;
  /** Whether it is saved with each change, without the form. */
  readonly isSavedAtOnce?: true;
  /** What stands for an empty text when it is sent, if that is not null. */
  readonly empty?: string;
}

/** All settings that the pages show, in their order. Forms, search, checks, conflicts and undo follow from it. */
const TABLE = {
  name: { page: 'settings', section: 'about', kind: 'text' },
  shortName: { page: 'settings', section: 'about', kind: 'text' },
  description: { page: 'settings', section: 'about', kind: 'area' },
  maintainerName: { page: 'settings', section: 'operator', kind: 'text' },
  maintainerEmail: { page: 'settings', section: 'operator', kind: 'mail' },
  impressumUrl: { page: 'settings', section: 'operator', kind: 'address' },
  repositoryUrl: { page: 'settings', section: 'operator', kind: 'address', also: ['branding', 'links'] },
  pinnedUsers: { page: 'settings', section: 'recommended', kind: 'lines' },
  cacheRemoteFiles: { page: 'settings', section: 'files', kind: 'switch' },
  cacheRemoteSensitiveFiles: { page: 'settings', section: 'files', kind: 'switch', within: 'cacheRemoteFiles' },
  enableServiceWorker: { page: 'settings', section: 'push', kind: 'switch' },
  swPublicKey: { page: 'settings', section: 'push', kind: 'text', readAs: 'swPublickey', within: 'enableServiceWorker' },
  swPrivateKey: { page: 'settings', section: 'push', kind: 'secret', within: 'enableServiceWorker' },

  iconUrl: { page: 'branding', section: 'images', kind: 'image' },
  app192IconUrl: { page: 'branding', section: 'images', kind: 'image' },
  app512IconUrl: { page: 'branding', section: 'images', kind: 'image' },
  bannerUrl: { page: 'branding', section: 'images', kind: 'image' },
  backgroundImageUrl: { page: 'branding', section: 'images', kind: 'image' },
  notFoundImageUrl: { page: 'branding', section: 'states', kind: 'image' },
  infoImageUrl: { page: 'branding', section: 'states', kind: 'image' },
  serverErrorImageUrl: { page: 'branding', section: 'states', kind: 'image' },
  themeColor: { page: 'branding', section: 'colors', kind: 'color' },
  defaultLightTheme: { page: 'branding', section: 'colors', kind: 'theme' },
  defaultDarkTheme: { page: 'branding', section: 'colors', kind: 'theme' },
  feedbackUrl: { page: 'branding', section: 'links', kind: 'address' },
  manifestJsonOverride: { page: 'branding', section: 'app', kind: 'json5', empty: '{}' },

  disableRegistration: { page: 'moderation', section: 'registration', kind: 'switch', isInverted: true },
  emailRequiredForSignup: { page: 'moderation', section: 'registration', kind: 'switch' },
  tosUrl: { page: 'moderation', section: 'terms', kind: 'address' },
  privacyPolicyUrl: { page: 'moderation', section: 'terms', kind: 'address' },
  preservedUsernames: { page: 'moderation', section: 'names', kind: 'lines' },
  sensitiveWords: { page: 'moderation', section: 'words', kind: 'lines' },
  prohibitedWords: { page: 'moderation', section: 'words', kind: 'lines' },
  hiddenTags: { page: 'moderation', section: 'words', kind: 'lines' },
  serverRules: { page: 'server-rules', section: 'rules', kind: 'rules', isDrawnByPage: true },

  useObjectStorage: { page: 'object-storage', section: 'storage', kind: 'switch' },
  objectStorageBaseUrl: { page: 'object-storage', section: 'bucket', kind: 'address', within: 'useObjectStorage' },
  objectStorageBucket: { page: 'object-storage', section: 'bucket', kind: 'text', within: 'useObjectStorage' },
  objectStoragePrefix: { page: 'object-storage', section: 'bucket', kind: 'text', within: 'useObjectStorage' },
  objectStorageEndpoint: { page: 'object-storage', section: 'bucket', kind: 'text', within: 'useObjectStorage' },
  objectStorageRegion: { page: 'object-storage', section: 'bucket', kind: 'text', within: 'useObjectStorage' },
  objectStorageAccessKey: { page: 'object-storage', section: 'bucket', kind: 'secret', within: 'useObjectStorage' },
  objectStorageSecretKey: { page: 'object-storage', section: 'bucket', kind: 'secret', within: 'useObjectStorage' },
  objectStorageUseSSL: { page: 'object-storage', section: 'connection', kind: 'switch', within: 'useObjectStorage' },
  objectStorageUseProxy: { page: 'object-storage', section: 'connection', kind: 'switch', within: 'useObjectStorage' },
  objectStorageSetPublicRead: { page: 'object-storage', section: 'connection', kind: 'switch', within: 'useObjectStorage' },
  objectStorageS3ForcePathStyle: { page: 'object-storage', section: 'connection', kind: 'switch', within: 'useObjectStorage' },

  enableHcaptcha: { page: 'security', section: 'captcha', kind: 'switch', isDrawnByPage: true },
  hcaptchaSiteKey: { page: 'security', section: 'captcha', kind: 'text', within: 'enableHcaptcha' },
  hcaptchaSecretKey: { page: 'security', section: 'captcha', kind: 'secret', within: 'enableHcaptcha' },
  enableMcaptcha: { page: 'security', section: 'captcha', kind: 'switch', isDrawnByPage: true },
  mcaptchaInstanceUrl: { page: 'security', section: 'captcha', kind: 'address', within: 'enableMcaptcha' },
  mcaptchaSiteKey: { page: 'security', section: 'captcha', kind: 'text', within: 'enableMcaptcha' },
  mcaptchaSecretKey: { page: 'security', section: 'captcha', kind: 'secret', within: 'enableMcaptcha' },
  enableRecaptcha: { page: 'security', section: 'captcha', kind: 'switch', isDrawnByPage: true },
  recaptchaSiteKey: { page: 'security', section: 'captcha', kind: 'text', within: 'enableRecaptcha' },
  recaptchaSecretKey: { page: 'security', section: 'captcha', kind: 'secret', within: 'enableRecaptcha' },
  enableTurnstile: { page: 'security', section: 'captcha', kind: 'switch', isDrawnByPage: true },
  turnstileSiteKey: { page: 'security', section: 'captcha', kind: 'text', within: 'enableTurnstile' },
  turnstileSecretKey: { page: 'security', section: 'captcha', kind: 'secret', within: 'enableTurnstile' },
  sensitiveMediaDetection: { page: 'security', section: 'sensitive', kind: 'select', items: ['none', 'all', 'local', 'remote'] },
  sensitiveMediaDetectionSensitivity: {
    page: 'security',
    section: 'sensitive',
    kind: 'select',
    items: ['veryLow', 'low', 'medium', 'high', 'veryHigh'],
  },
  setSensitiveFlagAutomatically: { page: 'security', section: 'sensitive', kind: 'switch' },
  enableSensitiveMediaDetectionForVideos: { page: 'security', section: 'sensitive', kind: 'switch' },
  enableActiveEmailValidation: { page: 'security', section: 'mail', kind: 'switch' },
  enableVerifymailApi: { page: 'security', section: 'mail', kind: 'switch' },
  verifymailAuthKey: { page: 'security', section: 'mail', kind: 'secret', within: 'enableVerifymailApi' },
  enableTruemailApi: { page: 'security', section: 'mail', kind: 'switch' },
  truemailInstance: { page: 'security', section: 'mail', kind: 'text', within: 'enableTruemailApi' },
  truemailAuthKey: { page: 'security', section: 'mail', kind: 'secret', within: 'enableTruemailApi' },
  bannedEmailDomains: { page: 'security', section: 'mail', kind: 'hosts' },
  enableIpLogging: { page: 'security', section: 'addresses', kind: 'switch', isSavedAtOnce: true },
  summalyProxy: { page: 'security', section: 'previews', kind: 'address' },

  blockedHosts: { page: 'instance-block', section: 'blocked', kind: 'hosts' },
  silencedHosts: { page: 'instance-block', section: 'silenced', kind: 'hosts' },

  proxyAccountId: { page: 'proxy-account', section: 'proxyAccount', kind: 'account', isDrawnByPage: true, isSavedAtOnce: true },

  deeplAuthKey: { page: 'external-services', section: 'translation', kind: 'secret' },
  deeplIsPro: { page: 'external-services', section: 'translation', kind: 'switch' },

  enableServerMachineStats: { page: 'other-settings', section: 'machine', kind: 'switch' },
  enableIdenticonGeneration: { page: 'other-settings', section: 'machine', kind: 'switch' },
  enableChartsForRemoteUser: { page: 'other-settings', section: 'charts', kind: 'switch' },
  enableChartsForFederatedInstances: { page: 'other-settings', section: 'charts', kind: 'switch' },
} as const satisfies Readonly<Record<string, ServerField>>;

/** The name of a setting of the server. */
export type ServerFieldName = keyof typeof TABLE;

/** All settings by name. */
export const SERVER_FIELDS: Readonly<Record<ServerFieldName, ServerField>> = TABLE;

/** The names of all settings, in the order of their pages. */
export const SERVER_FIELD_NAMES = Object.keys(TABLE) as readonly ServerFieldName[];

/** The answer of `admin/meta`, of which servers have more or fewer fields. */
export type ServerSettings = Readonly<Record<string, unknown>>;

/** The name of a setting in the answer of `admin/meta`. */
export const readNameOf = (name: ServerFieldName): string => SERVER_FIELDS[name].readAs ?? name;

/** Whether the server has a setting. */
export const hasField = (settings: ServerSettings, name: ServerFieldName): boolean => settings[readNameOf(name)] !== undefined;

/** The settings that a page shows, as far as the server has them: its own, then those of other pages. */
export function fieldsOfPage(page: SettingsPageId, settings: ServerSettings): readonly ServerFieldName[] {
  const shown = SERVER_FIELD_NAMES.filter((name) => placeOn(page, name) !== null && hasField(settings, name));
  const isOwn = (name: ServerFieldName) => SERVER_FIELDS[name].page === page;
  return [...shown.filter(isOwn), ...shown.filter((name) => !isOwn(name))];
}

/** The heading below which a page shows a setting; null if it does not show it. */
export function placeOn(page: SettingsPageId, name: ServerFieldName): Section | null {
  const field = SERVER_FIELDS[name];
  if (field.page === page) return field.section;
  return field.also?.[0] === page ? field.also[1] : null;
}

/** The settings of a page by their heading. */
export function sectionsOf(page: SettingsPageId, names: readonly ServerFieldName[]): ReadonlyMap<Section, readonly ServerFieldName[]> {
  const sections = new Map<Section, ServerFieldName[]>();
  for (const name of names) {
    const section = placeOn(page, name);
    if (section !== null) sections.set(section, [...(sections.get(section) ?? []), name]);
  }
  return sections;
}
