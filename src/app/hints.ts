import { reaction } from 'mobx';
import { peek } from '~/lib/peek';
import type { Disposable } from '~/lib/disposable';
import { disposable } from '~/lib/disposable';
import type { RootStore } from '~/stores/RootStore';
import type { SettingsValue } from '~/stores/settings/settingsTable';

/** What people may not know yet, when they need it. */
type Hint = keyof SettingsValue<'hintsGiven'>;

/** How often people go the long way before a hint shows the short one. */
const LONG_WAYS = 3;

/** How long a hint stays; ms. People read it while they do something else. */
const HINT_MS = 16_000;

/** Hints are about the mouse and the keyboard, and need room for columns. */
const ROOMY = '(width >= 900px) and (hover: hover) and (pointer: fine)';

/** The hint for a page that was opened in the main pane by itself. */
const hintFor = (href: string): Hint | undefined => {
  const [, page] = /^\/(notes(?=\/)|search)\b/.exec(href) ?? [];
  if (page !== undefined) return page === 'search' ? 'palette' : 'window';
  return /^\/(?:timeline\/|timeline\?|tags\/|my\/notifications|explore|channels|@)/.test(href) ? 'column' : undefined;
};

/**
 * Gives a hint when people have opened the same kind of page the long way a few times: each once for an account, as a message that takes
 * no focus, and never while something is open above the page.
 * @param hrefOf the address of the main pane; observable
 */
export function watchHints(root: RootStore, hrefOf: () => string): Disposable {
  const counts = new Map<Hint, number>();
  return disposable(
    reaction(hrefOf, (href) => {
      const hint = hintFor(href);
      if (!hint || peek(() => isGiven(root, hint))) return;
      const count = (counts.get(hint) ?? 0) + 1;
      counts.set(hint, count);
      if (count >= LONG_WAYS && mayInterrupt(root)) give(root, hint, href);
    }),
  );
}

const isGiven = ({ settings }: RootStore, hint: Hint): boolean => !settings.isSynced || settings.get('hintsGiven')[hint];

const mayInterrupt = ({ overlays }: RootStore): boolean => matchMedia(ROOMY).matches && peek(() => overlays.stack.length === 0);

function give({ settings, overlays, workspace, i18n: { t } }: RootStore, hint: Hint, href: string): void {
  settings.set('hintsGiven', { ...peek(() => settings.get('hintsGiven')), [hint]: true });
  const open = {
    window: { label: t('decks.hint.window.now'), run: () => void workspace.openWindow(href) },
    column: { label: t('decks.hint.column.now'), run: () => void workspace.openColumn(href) },
    palette: null,
  }[hint];
  overlays.toast({
    kind: 'info',
    topic: 'hint',
    text: t(`decks.hint.${hint}`),
    durationMs: HINT_MS,
    ...(open && { action: open }),
  });
}
