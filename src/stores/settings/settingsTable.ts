/**
 * Every setting, one row each (spec section 3, values from reference/settings-store.md sections 2 to 4). The type of a
 * setting, where it is kept, how it is read back and what it falls back to all follow from its row.
 */
import type { ReactionAcceptance, Visibility } from '~/api/wire';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import type { KeyChanges } from '~/services/keys';
import { bool, listOf, nullable, numberIn, oneOf, shape, text, type Parser } from './parsers';

/**
 * `account`: the server keeps it and every device has the same. `deviceAccount`: this browser keeps it for each account.
 * `device`: this browser keeps it for everybody.
 */
export type SettingScope = 'account' | 'deviceAccount' | 'device';

interface Row<T> {
  readonly scope: SettingScope;
  /** Computed where it depends on the device. */
  readonly default: T | (() => T);
  readonly parse: Parser<T>;
}

const row = <T>(scope: SettingScope, fallback: T | (() => T), parse: Parser<T>): Row<T> => ({ scope, default: fallback, parse });
const toggle = (scope: SettingScope, fallback: boolean | (() => boolean)): Row<boolean> => row<boolean>(scope, fallback, bool);

/** Whether the system asks for less movement; motion settings start from it. */
const prefersReducedMotion = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

const visibility = oneOf<Visibility>('public', 'home', 'followers', 'specified');
const emoji = text(256);

/** A sound of an event: none, a built-in name, or a file of the drive. */
export type SoundSetting =
  | { readonly type: string | null; readonly volume: number }
  | { readonly type: '_driveFile_'; readonly fileId: string; readonly fileUrl: string; readonly volume: number };

const parseSound: Parser<SoundSetting> = (raw) => {
  const base = shape<{ type: string | null; volume: number; fileId: string; fileUrl: string }>({
    type: { parse: nullable(text(100)), default: null },
    volume: { parse: numberIn(0, 1), default: 1 },
    fileId: { parse: text(64), default: '' },
    fileUrl: { parse: text(2_000), default: '' },
  })(raw);
  if (!base) return undefined;
  const { type, volume, fileId, fileUrl } = base;
  if (type !== '_driveFile_') return { type, volume };
  return safeHttpUrl(fileUrl) ? { type, volume, fileId, fileUrl } : undefined;
};
const sound = (type: string): Row<SoundSetting> => row<SoundSetting>('device', { type, volume: 1 }, parseSound);

/** Which timeline the timeline page shows. `src` is a built-in source or `list:{id}`. */
export interface TimelineChoice {
  readonly src: string;
  readonly userList: { readonly id: string; readonly name: string } | null;
  readonly filter: {
    readonly withReplies: boolean;
    readonly withRenotes: boolean;
    readonly withSensitive: boolean;
    readonly onlyFiles: boolean;
  };
}

const listRef = shape<{ readonly id: string; readonly name: string }>({
  id: { parse: text(64), default: '' },
  name: { parse: text(512), default: '' },
});
const usableListRef: Parser<{ readonly id: string; readonly name: string }> = (raw) => {
  const read = listRef(raw);
  return read?.id ? read : undefined;
};
const timelineFilter = { withReplies: true, withRenotes: true, withSensitive: true, onlyFiles: false };
const timelineSource: Parser<string> = (raw) =>
  typeof raw === 'string' && /^(home|local|social|global|list:[\w-]{1,64})$/.test(raw) ? raw : undefined;

/** A strip of news above the page. */
export interface StatusBar {
  readonly id: string;
  readonly name: string;
  readonly type: 'rss' | 'federation' | 'userList';
  readonly size: 'verySmall' | 'small' | 'medium' | 'large' | 'veryLarge';
  readonly black: boolean;
  readonly props: {
    readonly url: string;
    readonly shuffle: boolean;
    readonly colored: boolean;
    readonly userListId: string;
    readonly marqueeDuration: number;
    readonly marqueeReverse: boolean;
    readonly refreshIntervalSec: number;
  };
}

/** What a bar shows until somebody says otherwise; it has some of these by its type. */
export const statusBarProps: StatusBar['props'] = {
  url: '',
  shuffle: false,
  colored: false,
  userListId: '',
  marqueeDuration: 100,
  marqueeReverse: false,
  refreshIntervalSec: 60,
};
const statusBar = shape<StatusBar>({
  id: { parse: text(64), default: '' },
  name: { parse: text(256), default: '' },
  type: { parse: oneOf<StatusBar['type']>('rss', 'federation', 'userList'), default: 'rss' },
  size: { parse: oneOf<StatusBar['size']>('verySmall', 'small', 'medium', 'large', 'veryLarge'), default: 'medium' },
  black: { parse: bool, default: false },
  props: {
    parse: shape<StatusBar['props']>({
      url: { parse: text(2_000), default: statusBarProps.url },
      shuffle: { parse: bool, default: statusBarProps.shuffle },
      colored: { parse: bool, default: statusBarProps.colored },
      userListId: { parse: text(64), default: statusBarProps.userListId },
      marqueeDuration: { parse: numberIn(5, 1_000), default: statusBarProps.marqueeDuration },
      marqueeReverse: { parse: bool, default: statusBarProps.marqueeReverse },
      refreshIntervalSec: { parse: numberIn(1, 86_400), default: statusBarProps.refreshIntervalSec },
    }),
    default: statusBarProps,
  },
});
const usableStatusBar: Parser<StatusBar> = (raw) => {
  const read = statusBar(raw);
  return read?.id ? read : undefined;
};

const noTutorials = { home: false, local: false, social: false, global: false };
const noSaving = { media: false, avatar: false, urlPreview: false, code: false };

/** An object of switches with known names. */
function switches<T extends Record<string, boolean>>(defaults: T): Parser<T> {
  const fields = Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, { parse: bool, default: value }]));
  return shape(fields as never) as unknown as Parser<T>;
}

/** Changes of commands, also of those whose keys come later than this; a name of a key is short. */
const keyChanges: Parser<KeyChanges> = (raw) => {
  if (raw === null || typeof raw !== 'object') return undefined;
  const read = Object.entries(raw).map(([command, keys]) => [command, keyList(keys)]);
  return Object.fromEntries(read.filter(([, keys]) => keys)) as KeyChanges;
};
const keyList = listOf(text(32), 8);

/** The default ten of the reaction picker (spec section 3). */
const defaultReactions: readonly string[] = ['👍', '❤️', '😆', '🤔', '😮', '🎉', '💢', '😥', '😇', '🍮'];

export const settingsTable = {
  timelineTutorials: row('account', noTutorials, switches(noTutorials)),
  keepCw: toggle('account', true),
  showFullAcct: toggle('account', false),
  collapseRenotes: toggle('account', true),
  rememberNoteVisibility: toggle('account', false),
  defaultNoteVisibility: row<Visibility>('account', 'public', visibility),
  defaultNoteLocalOnly: toggle('account', false),
  uploadFolder: row<string | null>('account', null, nullable(text(64))),
  keepOriginalUploading: toggle('account', false),
  // One that is too long to be read would be lost with the next word that is typed.
  memo: row<string | null>('account', null, nullable(text(1_000_000))),
  reactions: row<readonly string[]>('account', defaultReactions, listOf(emoji)),
  pinnedEmojis: row<readonly string[]>('account', [], listOf(emoji)),
  reactionAcceptance: row<ReactionAcceptance>(
    'account',
    'nonSensitiveOnly',
    oneOf<ReactionAcceptance>(null, 'likeOnly', 'likeOnlyForRemote', 'nonSensitiveOnly', 'nonSensitiveOnlyForLocalLikeOnlyForRemote'),
  ),
  defaultWithReplies: toggle('account', false),

  menu: row<readonly string[]>(
    'deviceAccount',
    ['notifications', 'clips', 'drive', 'followRequests', '-', 'explore', 'announcements', 'search'],
    listOf(text(64), 100),
  ),
  statusbars: row<readonly StatusBar[]>('deviceAccount', [], listOf(usableStatusBar, 20)),
  visibility: row<Visibility>('deviceAccount', 'public', visibility),
  localOnly: toggle('deviceAccount', false),
  tl: row<TimelineChoice>(
    'deviceAccount',
    { src: 'home', userList: null, filter: timelineFilter },
    shape<TimelineChoice>({
      src: { parse: timelineSource, default: 'home' },
      userList: { parse: nullable(usableListRef), default: null },
      filter: { parse: switches(timelineFilter), default: timelineFilter },
    }),
  ),
  pinnedUserLists: row<readonly { readonly id: string; readonly name: string }[]>('deviceAccount', [], listOf(usableListRef, 20)),

  overridedDeviceKind: row('device', null, oneOf<null | 'smartphone' | 'tablet' | 'desktop'>(null, 'smartphone', 'tablet', 'desktop')),
  serverDisconnectedBehavior: row('device', 'quiet', oneOf<'quiet' | 'reload' | 'dialog'>('quiet', 'reload', 'dialog')),
  nsfw: row('device', 'respect', oneOf<'respect' | 'force' | 'ignore'>('respect', 'force', 'ignore')),
  highlightSensitiveMedia: toggle('device', false),
  animation: toggle('device', () => !prefersReducedMotion()),
  animatedMfm: toggle('device', false),
  advancedMfm: toggle('device', true),
  loadRawImages: toggle('device', false),
  disableShowingAnimatedImages: toggle('device', prefersReducedMotion),
  emojiStyle: row('device', 'twemoji', oneOf<'twemoji' | 'fluentEmoji' | 'native'>('twemoji', 'fluentEmoji', 'native')),
  disableDrawer: toggle('device', false),
  useBlurEffectForModal: toggle('device', false),
  useBlurEffect: toggle('device', false),
  showFixedPostForm: toggle('device', false),
  enableInfiniteScroll: toggle('device', true),
  useReactionPickerForContextMenu: toggle('device', false),
  showGapBetweenNotesInTimeline: toggle('device', false),
  instanceTicker: row('device', 'remote', oneOf<'none' | 'remote' | 'always'>('none', 'remote', 'always')),
  emojiPickerScale: row('device', 1, oneOf<1 | 2 | 3>(1, 2, 3)),
  emojiPickerWidth: row('device', 1, oneOf<1 | 2 | 3 | 4 | 5>(1, 2, 3, 4, 5)),
  emojiPickerHeight: row('device', 2, oneOf<1 | 2 | 3 | 4>(1, 2, 3, 4)),
  emojiPickerUseDrawerForMobile: toggle('device', true),
  recentlyUsedEmojis: row<readonly string[]>('device', [], listOf(emoji, 32)),
  recentlyUsedUsers: row<readonly string[]>('device', [], listOf(text(64), 16)),
  menuDisplay: row('device', 'sideFull', oneOf<'sideFull' | 'sideIcon'>('sideFull', 'sideIcon')),
  showDashboard: toggle('device', true),
  keyBindings: row<KeyChanges>('device', {}, keyChanges),
  linksInPanes: row('device', 'here', oneOf<'here' | 'main' | 'column' | 'window'>('here', 'main', 'column', 'window')),
  squareAvatars: toggle('device', false),
  showAvatarDecorations: toggle('device', true),
  showPreview: toggle('device', false),
  themeInitial: toggle('device', true),
  numberOfPageCache: row<number>('device', 3, numberIn(1, 10)),
  showNoteActionsOnlyHover: toggle('device', false),
  showClipButtonInNoteFooter: toggle('device', false),
  reactionsDisplaySize: row('device', 'medium', oneOf<'small' | 'medium' | 'large'>('small', 'medium', 'large')),
  limitWidthOfReaction: toggle('device', true),
  devMode: toggle('device', false),
  mediaListWithOneImageAppearance: row('device', 'expand', oneOf<'expand' | '16_9' | '1_1' | '2_3'>('expand', '16_9', '1_1', '2_3')),
  notificationPosition: row(
    'device',
    'rightBottom',
    oneOf<'leftTop' | 'leftBottom' | 'rightTop' | 'rightBottom'>('leftTop', 'leftBottom', 'rightTop', 'rightBottom'),
  ),
  notificationStackAxis: row('device', 'horizontal', oneOf<'vertical' | 'horizontal'>('vertical', 'horizontal')),
  enableCondensedLineForAcct: toggle('device', false),
  disableStreamingTimeline: toggle('device', false),
  useGroupedNotifications: toggle('device', true),
  dataSaver: row('device', noSaving, switches(noSaving)),
  showUrlPreview: toggle('device', true),
  enableHorizontalSwipe: toggle('device', true),
  sound_masterVolume: row<number>('device', 0.3, numberIn(0, 1)),
  sound_notUseSound: toggle('device', false),
  sound_useSoundOnlyWhenActive: toggle('device', false),
  sound_note: sound('syuilo/n-aec'),
  sound_noteMy: sound('syuilo/n-cea-4va'),
  sound_notification: sound('syuilo/n-ea'),
  sound_antenna: sound('syuilo/triple'),
  sound_channel: sound('syuilo/square-pico'),
  sound_reaction: sound('syuilo/bubble2'),
} satisfies Record<string, Row<unknown>>;

/** Name of a setting; the same on the wire and in storage. */
export type SettingKey = keyof typeof settingsTable;

/** Type of a setting's value. */
export type SettingsValue<K extends SettingKey> = (typeof settingsTable)[K] extends Row<infer T> ? T : never;

/** Names of the settings of one scope. */
export function settingKeys(scope: SettingScope): readonly SettingKey[] {
  return (Object.keys(settingsTable) as SettingKey[]).filter((key) => settingsTable[key].scope === scope);
}

/** Whether a name that came from outside is a setting. */
export function isSettingKey(name: string): name is SettingKey {
  return Object.hasOwn(settingsTable, name);
}

/** What a setting is until somebody changes it. */
export function defaultOf<K extends SettingKey>(key: K): SettingsValue<K> {
  const fallback = settingsTable[key].default as SettingsValue<K> | (() => SettingsValue<K>);
  return typeof fallback === 'function' ? (fallback as () => SettingsValue<K>)() : fallback;
}

/** Reads a stored value; undefined when it is unusable. */
export function parseSetting<K extends SettingKey>(key: K, raw: unknown): SettingsValue<K> | undefined {
  return (settingsTable[key].parse as Parser<SettingsValue<K>>)(raw);
}
