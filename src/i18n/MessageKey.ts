import type account from '../../locales/en-US/features/account.json';
import type auth from '../../locales/en-US/features/auth.json';
import type authorise from '../../locales/en-US/features/authorise.json';
import type clip from '../../locales/en-US/features/clip.json';
import type column from '../../locales/en-US/features/column.json';
import type command from '../../locales/en-US/features/command.json';
import type composer from '../../locales/en-US/features/composer.json';
import type dev from '../../locales/en-US/features/dev.json';
import type drive from '../../locales/en-US/features/drive.json';
import type keyHelp from '../../locales/en-US/features/keyHelp.json';
import type mutedWords from '../../locales/en-US/features/mutedWords.json';
import type media from '../../locales/en-US/features/media.json';
import type markup from '../../locales/en-US/features/markup.json';
import type navigation from '../../locales/en-US/features/navigation.json';
import type noteDetail from '../../locales/en-US/features/noteDetail.json';
import type noteMenu from '../../locales/en-US/features/noteMenu.json';
import type notification from '../../locales/en-US/features/notification.json';
import type permission from '../../locales/en-US/features/permission.json';
import type player from '../../locales/en-US/features/player.json';
import type pull from '../../locales/en-US/features/pull.json';
import type profile from '../../locales/en-US/features/profile.json';
import type emojiDetail from '../../locales/en-US/features/emojiDetail.json';
import type emojiPicker from '../../locales/en-US/features/emojiPicker.json';
import type search from '../../locales/en-US/features/search.json';
import type share from '../../locales/en-US/features/share.json';
import type tag from '../../locales/en-US/features/tag.json';
import type sorting from '../../locales/en-US/features/sorting.json';
import type statusBar from '../../locales/en-US/features/statusBar.json';
import type timelineMenu from '../../locales/en-US/features/timelineMenu.json';
import type urlPreview from '../../locales/en-US/features/urlPreview.json';
import type welcome from '../../locales/en-US/features/welcome.json';
import type window from '../../locales/en-US/features/window.json';
import type workspaces from '../../locales/en-US/features/workspaces.json';
import type dashboard from '../../locales/en-US/features/dashboard.json';
import type form from '../../locales/en-US/features/form.json';
import type widget from '../../locales/en-US/features/widget.json';
import type core from '../../locales/en-US/core.json';
import type error from '../../locales/en-US/error.json';
import type note from '../../locales/en-US/note.json';
import type page from '../../locales/en-US/page.json';
import type session from '../../locales/en-US/session.json';
import type shell from '../../locales/en-US/shell.json';
import type theme from '../../locales/en-US/theme.json';
import type timeline from '../../locales/en-US/timeline.json';
import type ui from '../../locales/en-US/ui.json';
import type user from '../../locales/en-US/user.json';

/** Texts that come with the features whose manifest names them, or with {@link I18n.bring}. */
interface FeatureAreas {
  account: typeof account;
  auth: typeof auth;
  authorise: typeof authorise;
  clip: typeof clip;
  column: typeof column;
  command: typeof command;
  composer: typeof composer;
  dev: typeof dev;
  drive: typeof drive;
  dashboard: typeof dashboard;
  form: typeof form;
  keyHelp: typeof keyHelp;
  mutedWords: typeof mutedWords;
  media: typeof media;
  markup: typeof markup;
  navigation: typeof navigation;
  noteDetail: typeof noteDetail;
  noteMenu: typeof noteMenu;
  notification: typeof notification;
  permission: typeof permission;
  player: typeof player;
  profile: typeof profile;
  pull: typeof pull;
  emojiDetail: typeof emojiDetail;
  emojiPicker: typeof emojiPicker;
  search: typeof search;
  share: typeof share;
  tag: typeof tag;
  sorting: typeof sorting;
  statusBar: typeof statusBar;
  timelineMenu: typeof timelineMenu;
  urlPreview: typeof urlPreview;
  welcome: typeof welcome;
  widget: typeof widget;
  window: typeof window;
  workspaces: typeof workspaces;
}

/** Texts that are there from the start. */
interface StartAreas {
  core: typeof core;
  error: typeof error;
  note: typeof note;
  page: typeof page;
  session: typeof session;
  shell: typeof shell;
  theme: typeof theme;
  timeline: typeof timeline;
  ui: typeof ui;
  user: typeof user;
}

type KeysOf<Areas> = { [A in keyof Areas & string]: `${A}.${keyof Areas[A] & string}` }[keyof Areas & string];

/** An area of texts that is fetched when it is wanted: `locales/<language>/features/<area>.json`. */
export type FeatureArea = keyof FeatureAreas;

/** Every text of the product as `area.key`; the source is `locales/en-US`. */
export type MessageKey = KeysOf<StartAreas> | KeysOf<FeatureAreas>;
