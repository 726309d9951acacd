import type auth from '../../locales/en-US/auth.json';
import type composer from '../../locales/en-US/composer.json';
import type core from '../../locales/en-US/core.json';
import type error from '../../locales/en-US/error.json';
import type media from '../../locales/en-US/media.json';
import type mfm from '../../locales/en-US/mfm.json';
import type note from '../../locales/en-US/note.json';
import type notification from '../../locales/en-US/notification.json';
import type page from '../../locales/en-US/page.json';
import type session from '../../locales/en-US/session.json';
import type shell from '../../locales/en-US/shell.json';
import type theme from '../../locales/en-US/theme.json';
import type timeline from '../../locales/en-US/timeline.json';
import type ui from '../../locales/en-US/ui.json';
import type user from '../../locales/en-US/user.json';

interface Areas {
  auth: typeof auth;
  composer: typeof composer;
  core: typeof core;
  error: typeof error;
  media: typeof media;
  mfm: typeof mfm;
  note: typeof note;
  notification: typeof notification;
  page: typeof page;
  session: typeof session;
  shell: typeof shell;
  theme: typeof theme;
  timeline: typeof timeline;
  ui: typeof ui;
  user: typeof user;
}

/** Every text of the product as `area.key`; the source is `locales/en-US/<area>.json`. */
export type MessageKey = { [A in keyof Areas]: `${A}.${keyof Areas[A] & string}` }[keyof Areas];
