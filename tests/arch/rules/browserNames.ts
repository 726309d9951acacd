import type { Browsers } from '../../../.scripts/browsers';
import { parse } from '../lib/ast';
import type { SourceFile } from '../lib/tree';
import { lineAt, type Violation } from '../lib/violations';

/** A name of the platform that not every supported browser has, or not on every page. */
interface PlatformName {
  readonly name: string;
  readonly pattern: RegExp;
  /** The first version of each browser, `null` for none yet; or pages over HTTPS only. */
  readonly since: Readonly<Record<string, string | null>> | 'https';
  /** Files that may use it, each with what happens where it is missing. */
  readonly allowed?: Readonly<Record<string, string>>;
}

const versions = (chrome: string | null, firefox: string | null, safari: string | null) => ({ chrome, firefox, safari });

/** Names of scripts. Those of the language itself are not among them: the compiler knows none that is newer than ES2023. */
const IN_SCRIPTS: readonly PlatformName[] = [
  {
    name: 'scrollend',
    pattern: /\b(?:on)?scrollend\b|\bonScrollEnd=/,
    since: versions('114', '109', '26.2'),
    allowed: { 'src/lib/onScrollEnd.ts': 'a timer' },
  },
  {
    name: 'requestIdleCallback',
    pattern: /\brequestIdleCallback\b/,
    since: versions('47', '55', null),
    allowed: { 'src/lib/idle.ts': 'a timer' },
  },
  {
    name: 'moveBefore',
    pattern: /\bmoveBefore\b/,
    since: versions('133', '144', null),
    allowed: { 'src/workspace/panes/movePane.ts': 'scroll positions are put back by hand' },
  },
  {
    name: 'PublicKeyCredential.parse…FromJSON',
    pattern: /\bparse(?:Creation|Request)OptionsFromJSON\b/,
    since: versions('129', '119', '18.4'),
    allowed: { 'src/stores/session/passkeys.ts': 'words say that the browser has no security keys' },
  },
  { name: 'URL.parse', pattern: /\bURL\.parse\(/, since: versions('126', '126', '18') },
  { name: 'view transitions', pattern: /\bstartViewTransition\b/, since: versions('111', '144', '18') },
  { name: 'the navigation API', pattern: /\b(?:window|globalThis)\.navigation\b/, since: versions('102', '147', '26.2') },
  { name: 'scheduler', pattern: /\bscheduler\.(?:yield|postTask)\b/, since: versions('129', '142', null) },
  { name: 'CloseWatcher', pattern: /\bCloseWatcher\b/, since: versions('126', null, null) },
  { name: 'URLPattern', pattern: /\bURLPattern\b/, since: versions('95', '142', '26') },
  { name: 'file pickers', pattern: /\bshow(?:OpenFile|SaveFile|Directory)Picker\b/, since: versions('86', null, null) },
  { name: 'EyeDropper', pattern: /\bEyeDropper\b/, since: versions('95', null, null) },
  { name: 'cookieStore', pattern: /\bcookieStore\b/, since: versions('87', '140', '18.4') },
  { name: 'ImageDecoder', pattern: /\bImageDecoder\b/, since: versions('94', '133', null) },
  { name: 'CSS.highlights', pattern: /\bCSS\.highlights\b/, since: versions('105', '140', '17.2') },
  { name: 'caretPositionFromPoint', pattern: /\bcaretPositionFromPoint\b/, since: versions('128', '20', '26.2') },
  { name: 'requestVideoFrameCallback', pattern: /\brequestVideoFrameCallback\b/, since: versions('83', '132', '15.4') },
  { name: 'devicePixelContentBox', pattern: /\bdevicePixelContentBox|device-pixel-content-box\b/, since: versions('84', '93', null) },
  { name: 'hidden="until-found"', pattern: /\buntil-found\b/, since: versions('102', '139', '26.2') },
  { name: 'Intl.DurationFormat', pattern: /\bIntl\.DurationFormat\b/, since: versions('129', '136', '16.4') },
  {
    name: 'facts about the device',
    pattern: /\bnavigator\??\.(?:userAgentData|connection|deviceMemory|getBattery|setAppBadge|vibrate|keyboard)\b/,
    since: versions('85', null, null),
  },

  { name: 'crypto.randomUUID', pattern: /\bcrypto\.randomUUID\b/, since: 'https' },
  { name: 'crypto.subtle', pattern: /\bcrypto\.subtle\b/, since: 'https' },
  {
    name: 'navigator.clipboard',
    pattern: /\bnavigator\??\.clipboard\b/,
    since: 'https',
    allowed: {
      'src/lib/copyText.ts': 'an older command copies, or a dialog shows the text',
      'src/workspace/dashboard/widgetTexts.ts': 'a window asks for the text',
    },
  },
  {
    name: 'navigator.share',
    pattern: /\bnavigator\??\.(?:share|canShare)\b/,
    since: 'https',
    allowed: { 'src/lib/share.ts': 'menus do not offer it' },
  },
  {
    name: 'navigator.serviceWorker',
    pattern: /\bnavigator\??\.serviceWorker\b/,
    since: 'https',
    allowed: {
      'src/stores/session/pushRegistration.ts': 'there is nothing to remove',
      'src/stores/resources/account/push.ts': 'words say what is missing',
      'src/app/worker/PageWorker.ts': 'nothing opens without a network',
    },
  },
  {
    name: 'navigator.locks',
    pattern: /\bnavigator\??\.locks\b/,
    since: 'https',
    allowed: {
      'src/stores/posting/Outboxes.ts': 'leases in storage replace locks',
      'src/app/worker/PageWorker.ts': 'there are no workers either',
      'src/app/serviceWorker.ts': 'there are no workers either',
    },
  },
  {
    name: 'navigator.wakeLock',
    pattern: /\bwakeLock\b/,
    since: 'https',
    allowed: {
      'src/app/keepScreenOn.ts': 'the screen goes off as usual',
      'src/workspace/dashboard/wall/useAwakeScreen.ts': 'the screen goes off as usual',
    },
  },
  {
    name: 'navigator.credentials',
    pattern: /\bnavigator\??\.credentials\b/,
    since: 'https',
    allowed: { 'src/stores/session/passkeys.ts': 'words say that security keys need HTTPS' },
  },
  {
    name: 'navigator.storage',
    pattern: /\bnavigator\??\.storage\b/,
    since: 'https',
    allowed: { 'src/memory/openFile.ts': 'IndexedDB replaces the file system' },
  },
  { name: 'media devices and places', pattern: /\bnavigator\??\.(?:mediaDevices|geolocation|bluetooth|usb)\b/, since: 'https' },
  {
    name: 'the cache of requests',
    pattern: /\bcaches\.(?:open|match|has|keys|delete)\(/,
    since: 'https',
    allowed: { 'src/app/worker/ShellCache.ts': 'there are no workers either', 'src/lib/clearCaches.ts': 'there is nothing to remove' },
  },
  {
    name: 'Notification',
    pattern: /\bNotification\.(?:permission|requestPermission)\b/,
    since: 'https',
    allowed: { 'src/stores/resources/account/push.ts': 'words say what is missing' },
  },
];

/** Names of style sheets. */
const IN_STYLES: readonly PlatformName[] = [
  {
    name: 'field-sizing',
    pattern: /\bfield-sizing\b/,
    since: versions('123', '152', '26.2'),
    allowed: {
      'src/components/composer/Composer.module.css': 'useContentRows counts the lines',
      'src/components/composer/thread/ThreadFields.module.css': 'useContentRows counts the lines',
      'src/components/user/UserMemo.module.css': 'useContentRows counts the lines',
    },
  },
  {
    name: 'scrollbar-color',
    pattern: /\bscrollbar-color\b/,
    since: versions('121', '64', '26.2'),
    allowed: { 'src/theme/css/base.css': 'bars have the colors of the browser' },
  },
  {
    name: 'scrollbar-gutter',
    pattern: /\bscrollbar-gutter\b/,
    since: versions('94', '97', '18.2'),
    allowed: {
      'src/components/feed/Feed.module.css': 'rows are a little beside the middle where bars take room',
      'src/components/page/Page.module.css': 'content is a little beside the middle where bars take room',
    },
  },
  {
    name: 'text-wrap: balance or pretty',
    pattern: /\btext-wrap(?:-style)?:\s*(?:balance|pretty)\b/,
    since: versions('117', null, '26'),
    allowed: {
      'src/components/user/FollowButton.module.css': 'lines break elsewhere',
      'windows/authentication/AuthenticationWindow.module.css': 'lines break elsewhere',
    },
  },
  {
    name: '@property',
    pattern: /@property\b/,
    since: versions('85', '128', '16.4'),
    allowed: { 'src/components/note/card/PollView.module.css': 'the bar does not move to its new length' },
  },
  {
    name: 'content-visibility',
    pattern: /\bcontent-visibility\b/,
    since: versions('85', '125', '18'),
    allowed: { 'windows/drafts/DraftsWindow.module.css': 'all drafts are laid out' },
  },
  {
    name: 'anchor positions',
    pattern: /\b(?:anchor-name|position-anchor|position-area)\b|\banchor\(/,
    since: versions('125', '147', '26'),
  },
  { name: 'calc-size', pattern: /\binterpolate-size\b|\bcalc-size\(/, since: versions('129', null, null) },
  { name: '@starting-style', pattern: /@starting-style\b|\ballow-discrete\b/, since: versions('117', '129', '18') },
  { name: '@scope', pattern: /@scope\b/, since: versions('118', '146', '17.4') },
  { name: 'light-dark()', pattern: /\blight-dark\(/, since: versions('123', '120', '17.5') },
  { name: 'colors from colors', pattern: /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)\(\s*from\b/, since: versions('119', '128', '18') },
  { name: 'round(), mod(), rem()', pattern: /[\s:(](?:round|mod|rem)\(/, since: versions('125', '118', '15.4') },
  { name: 'scroll timelines', pattern: /\b(?:animation|scroll|view)-timeline\b/, since: versions('115', null, '26') },
  { name: 'view transitions', pattern: /\bview-transition/, since: versions('111', '144', '18') },
  { name: 'zoom', pattern: /[\s;{]zoom\s*:/, since: versions('1', '126', '4') },
  { name: 'style and scroll-state queries', pattern: /\b(?:style|scroll-state)\(\s*(?:--|[a-z]+:)/, since: versions('111', null, '18') },
  { name: 'text-box', pattern: /\btext-box(?:-trim|-edge)?\s*:/, since: versions('133', null, '18.2') },
  { name: 'font-size-adjust', pattern: /\bfont-size-adjust\b/, since: versions('127', '118', '17') },
];

const number = (version: string): number => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major * 1000 + minor;
};

/** Whether a supported browser, or a page, lacks the name. */
function isMissing({ since }: PlatformName, supported: Browsers): boolean {
  if (since === 'https') return true;
  return Object.entries(supported).some(([browser, oldest]) => {
    const first = since[browser];
    return first === null || first === undefined || number(first) > number(oldest);
  });
}

/** The names in the tables that every supported browser has: they need no rule any more. */
export const superfluousNames = (supported: Browsers): string[] =>
  [...IN_SCRIPTS, ...IN_STYLES].filter((entry) => !isMissing(entry, supported)).map(({ name }) => name);

const spaces = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** The text without comments, with the same positions. */
function withoutComments(file: SourceFile): string {
  if (file.path.endsWith('.css')) return file.text.replaceAll(/\/\*[\s\S]*?\*\//g, spaces);
  return parse(file).comments.reduce(
    (text, { start, end }) => text.slice(0, start) + spaces(text.slice(start, end)) + text.slice(end),
    file.text,
  );
}

/** Finds names that a supported browser lacks, or that pages over plain HTTP lack, and allowances that are no longer needed. */
export function checkBrowserNames(files: readonly SourceFile[]): Violation[] {
  const used = new Set<string>();
  const found = files.flatMap((file) => {
    const text = withoutComments(file);
    const table = file.path.endsWith('.css') ? IN_STYLES : IN_SCRIPTS;
    return table.flatMap(({ name, pattern, since, allowed = {} }): Violation[] => {
      const at = text.search(pattern);
      if (at === -1) return [];
      used.add(`${name} ${file.path}`);
      if (file.path in allowed) return [];
      const where = since === 'https' ? 'pages over plain HTTP' : 'a supported browser';
      return [
        {
          path: file.path,
          line: lineAt(file, at),
          message: `${where} may lack ${name}: use what replaces it there, and say so in the table`,
        },
      ];
    });
  });
  const unused = [...IN_SCRIPTS, ...IN_STYLES].flatMap(({ name, allowed = {} }) =>
    Object.keys(allowed)
      .filter((path) => files.some((file) => file.path === path) && !used.has(`${name} ${path}`))
      .map((path) => ({ path, message: `does not use ${name} any more: remove its allowance` })),
  );
  return [...found, ...unused];
}
