/** What the manifest of the installed app is made from. The build has no pages and no stores, so this file imports nothing of them. */
export interface AppManifestOptions {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** The texts of the language. */
  readonly text: (key: string) => string;
  /** Where the product is on its origin, with a slash at its end. */
  readonly base: string;
}

/** The files that other apps may share. What the server does not take is said where files are attached. */
const SHARED_FILES = ['image/*', 'video/*', 'audio/*', 'text/plain', 'application/pdf', 'application/zip', 'application/json'];

/** The scheme of links that open a note or a person in the installed product (pages/open-link). */
const APP_SCHEME = 'web+wisteria';

/** The colors of the picture that systems show while the app starts. */
const COLORS = { background_color: '#2b2440', theme_color: '#7c5cd6' };

/** Returns the manifest by which a system installs the product: its name and pictures, and what it opens. */
export function appManifest({ lang, dir, text, base }: AppManifestOptions): object {
  const picture = (name: string, sizes: string, purpose: 'any' | 'maskable' | 'monochrome') => ({
    src: `${base}icons/${name}-${sizes.split('x')[0]}.png`,
    sizes,
    type: 'image/png',
    purpose,
  });
  const shortcut = (name: string, key: string, url: string) => ({
    name: text(key),
    url: base + url,
    icons: [{ src: `${base}icons/shortcut-${name}.png`, sizes: '96x96', type: 'image/png' }],
  });
  return {
    // The same in all languages: it is one app.
    id: base,
    name: 'Wisteria',
    short_name: 'Wisteria',
    description: text('installed.description'),
    lang,
    dir,
    start_url: base,
    scope: base,
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    ...COLORS,
    categories: ['social'],
    icons: [
      { src: `${base}favicon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      picture('icon', '192x192', 'any'),
      picture('icon', '512x512', 'any'),
      picture('maskable', '192x192', 'maskable'),
      picture('maskable', '512x512', 'maskable'),
      picture('monochrome', '512x512', 'monochrome'),
    ],
    screenshots: [
      { src: `${base}pictures/deck.webp`, sizes: '1280x720', type: 'image/webp', form_factor: 'wide', label: text('installed.deck') },
      { src: `${base}pictures/phone.webp`, sizes: '540x1169', type: 'image/webp', form_factor: 'narrow', label: text('installed.phone') },
    ],
    shortcuts: [
      shortcut('note', 'shell.newNote', 'compose'),
      shortcut('notifications', 'notificationsPage.title', 'my/notifications'),
      shortcut('search', 'searchPage.title', 'search'),
      shortcut('column', 'page.feed.local', 'timeline?src=local'),
    ],
    // The worker takes it (src/app/worker/takeShare.ts).
    share_target: {
      action: `${base}share`,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'files', accept: SHARED_FILES }] },
    },
    // One window. It goes to the address that is launched, because a window that is only focused loses what other apps share.
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    // Workspaces and themes, as the product saves them (pages/open-file).
    file_handlers: [{ action: `${base}open-file`, accept: { 'application/json5': ['.json5'] } }],
    protocol_handlers: [{ protocol: APP_SCHEME, url: `${base}open?url=%s` }],
  };
}
