import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** The module that brings React, the router and the frame of the product. */
const SHELL = 'src/app/start.ts';

/**
 * The files that every visit loads, as few as possible. Each contains these sources with everything that they import,
 * except what an earlier file contains. Without this the bundler makes dozens, one for each set of pages that share a
 * module; each is a request and is compressed alone. The order matters: a file can import only from earlier ones.
 */
const FILES: readonly { readonly name: string; readonly sources: readonly string[] }[] = [
  { name: 'main', sources: ['index.html'] },
  { name: 'shell', sources: [SHELL] },
  { name: 'stores', sources: ['src/stores/createBrowserRoot.ts', 'pages/timeline/preload.ts'] },
  { name: 'notes', sources: ['pages/timeline/TimelinePage.tsx'] },
];

/**
 * Files that are loaded later, after the files above. Sources of less than 3 kB come together with others (docs/decisions/0014), and so
 * do sources that every visit fetches at the same time (docs/decisions/0021).
 */
const PARTS: typeof FILES = [
  { name: 'rail', sources: ['src/workspace/shell/NavRail.tsx', 'src/workspace/dashboard/DashboardBeside.tsx'] },
  // The workspace, which the dashboard belongs to, the accounts and the notifications: everything after the start uses them.
  {
    name: 'workspace',
    sources: [
      'src/stores/workspace/createWorkspace.ts',
      'src/storage/PassingStore.ts',
      'src/stores/notifications/notificationsOf.ts',
      'src/storage/openKeyValueStore.ts',
      'src/workspace/lib/useElementSize.ts',
      'src/workspace/drag/ResizeBorder.tsx',
      'src/workspace/commands/safeMode.ts',
      'src/workspace/deck/goToColumn.ts',
      'src/workspace/panes/closeAsked.ts',
      'src/registry/askedFields.ts',
    ],
  },
  // What pages and widgets load for an account. Many timelines need none of it.
  {
    name: 'resources',
    sources: ['src/components/async/useQuery.ts', 'src/stores/resources/feeds/lists.ts', 'src/stores/resources/feeds/antennas.ts'],
  },
  // What asks for the data of two pages at the start. Their components are larger, and come after it.
  { name: 'firstData', sources: ['pages/notifications/preload.ts', 'pages/search/preload.ts'] },
  // Windows and columns, with the small pages that are mostly columns.
  {
    name: 'panes',
    sources: [
      'src/workspace/OpenPanes.tsx',
      'pages/list-timeline/ListTimelinePage.tsx',
      'pages/list-timeline/preload.ts',
      'pages/antenna-timeline/AntennaTimelinePage.tsx',
      'pages/antenna-timeline/preload.ts',
      'pages/tag/TagPage.tsx',
    ],
  },
  // Pictures in notes, with what stands for one that is still loading.
  { name: 'media', sources: ['src/components/media/MediaFile.tsx', 'node_modules/blurhash/dist/esm/index.js'] },
  {
    name: 'noteParts',
    sources: [
      'src/components/note/card/PollView.tsx',
      'src/components/note/card/TranslationBox.tsx',
      'src/components/timeline/GapRow.tsx',
      'src/components/user/CatEars.tsx',
      'src/components/effects/drawEffects.ts',
    ],
  },
  // Fetched when somebody begins to use the page.
  {
    name: 'commands',
    sources: [
      'src/workspace/commands/lateCommands.ts',
      // Only those who change a setting on two devices need it.
      'src/stores/settings/SettingConflicts.ts',
    ],
  },
  // Columns on wide screens.
  { name: 'deck', sources: ['src/workspace/deck/Deck.tsx'] },
  // The dashboard with the widgets that are on it from the beginning.
  {
    name: 'dashboard',
    sources: [
      'src/workspace/dashboard/Dashboard.tsx',
      'widgets/calendar/CalendarWidget.tsx',
      'widgets/notifications/NotificationsWidget.tsx',
      'widgets/profile/ProfileWidget.tsx',
      'widgets/clock/ClockWidget.tsx',
      'widgets/instanceInfo/InstanceInfoWidget.tsx',
    ],
  },
  {
    name: 'menus',
    sources: [
      'src/workspace/shell/accountMenu.ts',
      'src/workspace/shell/navMenus.ts',
      // It leads to a page, as the menus do.
      'src/workspace/shell/AnnouncementStrip.tsx',
      'src/workspace/deck/addColumnMenu.ts',
      'src/workspace/deck/columnMenu.ts',
      'src/workspace/windows/windowMenu.ts',
      'src/router/linkMenu.ts',
      'src/components/timeline/feedMenu.ts',
      'src/components/composer/attachments/attachMenu.ts',
      'src/components/user/userMenu.ts',
      // It does what the menu of a user does.
      'src/components/notification/FollowRequestButtons.tsx',
      // What changes the account, as the menu does.
      'src/stores/session/pushRegistration.ts',
      'src/stores/session/followLoginId.ts',
      'src/stores/session/explainAccountError.ts',
      // An upload follows the menu of files.
      'src/api/upload.ts',
    ],
  },
  {
    name: 'background',
    sources: [
      'src/app/startDialogs.ts',
      'src/stores/workspace/WorkspaceKeeper.ts',
      'src/stores/settings/AccountSettings.ts',
      'src/stores/emojis/EmojiList.ts',
    ],
  },
  {
    name: 'markup',
    sources: [
      'src/mfm/markupViews.ts',
      'src/mfm/SimplifiedMark.tsx',
      'src/mfm/SearchBox.tsx',
      'src/mfm/functions/BlurToggle.tsx',
      'src/mfm/code/CodeBlock.tsx',
    ],
  },
  {
    name: 'player',
    sources: [
      'src/components/media/player/Film.tsx',
      'src/components/media/player/AudioPlayer.tsx',
      'src/components/media/player/hasNoSound.ts',
      'src/sound/SoundPlayer.ts',
    ],
  },
  // What only an upload needs.
  {
    name: 'uploads',
    sources: [
      'src/components/uploads/UploadIndicator.tsx',
      'src/stores/uploads/fetchFromUrl.ts',
      'src/stores/uploads/pictures/shrinkPicture.ts',
    ],
  },
  {
    name: 'phone',
    sources: [
      'src/workspace/shell/BottomBar.tsx',
      'src/components/pull/PullToRefresh.tsx',
      'src/components/swipe/SwipeTabs.tsx',
      'src/workspace/phone/PhoneColumns.tsx',
    ],
  },
  // What many pages and windows are made of. Left to itself, the bundler makes a file of each set of features that share a module,
  // and a page that opens asks for dozens.
  {
    name: 'lists',
    sources: [
      'src/components/async/Loadable.tsx',
      'src/components/async/useCollection.ts',
      'src/components/list/PagedListView.tsx',
      'src/components/list/useKept.ts',
      'src/components/page/TitleAboveTabs.tsx',
      'src/components/ui/Facts.tsx',
      'src/components/ui/LinkCard.tsx',
      'src/components/ui/Marquee.tsx',
      'src/components/instance/ServerIcon.tsx',
      'src/components/user/useUserByAcct.ts',
      'src/components/user/rememberUser.ts',
      'src/components/widget/usePolledQuery.ts',
      'src/stores/resources/users/people.ts',
    ],
  },
  { name: 'tiles', sources: ['src/components/list/TileList.tsx'] },
  // The bundler would call it `notes`, like the file of the start.
  { name: 'thread', sources: ['src/stores/resources/content/notes.ts', 'src/components/note/thread/NoteDetail.tsx'] },
  {
    name: 'people',
    sources: [
      'src/components/user/PeopleFeed.tsx',
      'src/components/user/MovedNotice.tsx',
      'src/components/role/RoleName.tsx',
      'src/components/clip/ClipCard.tsx',
    ],
  },
  {
    name: 'forms',
    sources: [
      'src/components/form/useForm.ts',
      'src/components/form/FieldSet.tsx',
      'src/components/form/FormBody.tsx',
      'src/components/ui/Notice.tsx',
      'src/components/ui/Select.tsx',
      'src/components/ui/Switch.tsx',
      'src/components/ui/TextArea.tsx',
      'src/components/ui/TextField.tsx',
      'src/components/ui/FileButton.tsx',
      'src/lib/download.ts',
      'src/react/usePausedText.ts',
      'src/stores/session/updateMe.ts',
    ],
  },
  {
    name: 'settingForms',
    sources: [
      'src/components/settings/AccountFlag.tsx',
      'src/components/settings/SectionOfSettings.tsx',
      'src/components/form/OptionsForm.tsx',
      'pages/settings/SettingsPage.module.css',
    ],
  },
  {
    name: 'files',
    sources: [
      'src/components/drive/driveDrag.ts',
      'src/components/drive/DriveCommands.ts',
      'src/components/drive/FileThumbnail.tsx',
      'src/components/drive/useFileMarks.ts',
    ],
  },
  { name: 'writtenPages', sources: ['src/components/writtenPage/PageContent.tsx', 'src/components/writtenPage/PageCard.tsx'] },
  { name: 'server', sources: ['src/components/instance/serverState.ts', 'src/stores/resources/server/moderateServers.ts'] },
  { name: 'charts', sources: ['pages/user/UserCharts.tsx'] },
  { name: 'visitor', sources: ['src/workspace/shell/VisitorHeader.tsx', 'src/workspace/shell/VisitorPanel.tsx'] },
];

/** Packages that the shell needs. They change rarely, so their file stays in caches when ours change. */
const LIBRARIES = 'libraries';

const absolute = (source: string): string => fileURLToPath(new URL(`../${source}`, import.meta.url));

/** Modules and everything that they import statically. */
function closureOf(sources: readonly string[], graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  for (const source of sources) visit(absolute(source));
  return found;
}

/** Groups for `output.codeSplitting`. */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const group = (name: string, sources: readonly string[], isMember: (id: string) => boolean) => {
    let closure: ReadonlySet<string> | undefined;
    return {
      debugName: name,
      name: (id: string, graph: Rolldown.ChunkingContext) => {
        closure ??= closureOf(sources, graph);
        return closure.has(id) && isMember(id) ? name : null;
      },
    };
  };
  const groups = [
    group(LIBRARIES, [SHELL], (id) => id.includes('/node_modules/')),
    ...[...FILES, ...PARTS].map(({ name, sources }) => group(name, sources, () => true)),
  ];
  return groups.map((one, index) => ({ ...one, priority: groups.length - index }));
}

/** The files that visits need around their first notes: by their screen, and with columns. */
const AROUND_FIRST_NOTES = /\/(?:rail|phone|visitor|panes|deck|workspace|resources)-[^/]+\.js$/;

/** The file of the notes. When they ask for a part around them, the shell has asked for it already. */
const NOTES = /\/notes-[^/]+\.js$/;

/** What every visit has loaded before it asks for a part. */
const START = /\/(?:index|libraries|rolldown-runtime|shell|stores|notes)-[^/]+\.js$/;

/** What most visits load until they are idle. */
const AFTER_START = /\/(?:rail|phone|visitor|panes|deck|workspace|resources|media|dashboard|background)-[^/]+\.js$/;

/**
 * Returns what is asked for together with a late part. Without it, the browser finds the files that a part imports one after the other,
 * and each step takes the way to the server and back. What every visit loads names only the code around the first notes, because naming
 * all would cost two kilobytes before the first notes, and more than one after them. The pages are named in a file that is loaded when somebody begins to use the product.
 */
export function askedForWith(part: string, needed: readonly string[], { hostId }: { readonly hostId: string }): string[] {
  const isAhead = AROUND_FIRST_NOTES.test(part) && !NOTES.test(hostId);
  const isFrugal = START.test(hostId) || AFTER_START.test(hostId);
  const isNamed = (file: string): boolean => (isFrugal ? isAhead && AROUND_FIRST_NOTES.test(file) : !START.test(file));
  return needed.filter((file) => file.endsWith('.css') || isNamed(file));
}

/** The bundler's own helpers, which are always in a file of their own. */
const RUNTIME = 'rolldown-runtime';

/**
 * Preloads these files in the page itself, so that they load together instead of one after the other. Almost every page
 * shows notes, so all of them are needed.
 */
export function preloadStartFiles(): Plugin {
  const isStartFile = ({ name, moduleIds }: Rolldown.OutputChunk): boolean =>
    [RUNTIME, LIBRARIES].includes(name) ||
    FILES.some((file) => file.name === name && file.sources.some((source) => moduleIds.includes(absolute(source))));
  const link = (rel: string, file: string): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { rel, href: `/${file}`, crossorigin: true },
    injectTo: 'head',
  });
  return {
    name: 'preload-start-files',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.values(bundle ?? {}).flatMap((file) => {
          // The bundler names chunks of its own making after a module, which may be the name of one of these files.
          if (file.type !== 'chunk' || file.isEntry || !isStartFile(file)) return [];
          const styles = [...(file.viteMetadata?.importedCss ?? [])];
          return [link('modulepreload', file.fileName), ...styles.map((css) => link('stylesheet', css))];
        }),
    },
  };
}
