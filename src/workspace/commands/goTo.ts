import { DisposableStore } from '~/lib/disposable';
import { isComposing, isTextField } from '~/lib/keys';
import { sayPolitely } from '~/lib/sayPolitely';
import { keyName, keysOf, MODIFIERS } from '~/services/keys';
import { navigateMain } from '../panes/navigateMain';
import { goToPlaces, type GoToPlace } from './goToPlaces';
import type { CommandContext, CommandTargets } from '../CommandContext';
import { WORKSPACE_DIGITS } from './workspaceDigits';
import { askForSafeMode } from './safeMode';

/** The id and the default keys of the command that waits for a letter. */
export const GO_TO = { id: 'goTo', keys: ['G'] } as const;

/** How often its key is pressed in a row to ask for safe mode. */
export const SAFE_MODE_PRESSES = 5;

/** How long it waits for the next key, in ms. */
const WAIT_MS = 1_500;

/**
 * Waits for the letter of a place to go to, or the number of a workspace. Pressing the same key again several times asks for safe mode. Escape ends the
 * waiting; any other key ends it and keeps its own meaning.
 */
export function goTo(context: CommandContext): void {
  const { root } = context;
  const { clock, i18n, overlays, settings } = root;
  const waiting = new DisposableStore();
  const stop = () => waiting.dispose();
  let presses = 1;
  let timeout = clock.after(WAIT_MS, stop);
  waiting.add(() => timeout.dispose());

  /** @returns whether the key is handled */
  const take = (event: KeyboardEvent): boolean => {
    if (event.repeat || MODIFIERS.includes(event.key)) return false;
    const name = keyName(event);
    const isForPage = !isComposing(event) && !isTextField(event.target) && !overlays.hasOpen();
    if (isForPage && keysOf(GO_TO, settings.get('keyBindings')).includes(name)) {
      presses += 1;
      timeout.dispose();
      timeout = clock.after(WAIT_MS, stop);
      if (presses < SAFE_MODE_PRESSES) return true;
      stop();
      void askForSafeMode(root);
      return true;
    }
    stop();
    const place = isForPage ? goToPlaces(root).find(({ letter }) => letter === name) : undefined;
    if (place) go(place, context);
    const profile = isForPage ? root.workspaceKeeper.sync.profiles[WORKSPACE_DIGITS.indexOf(name)] : undefined;
    if (profile !== undefined) void switchWorkspace(profile, context);
    return place !== undefined || profile !== undefined || (isForPage && event.key === 'Escape');
  };
  // The letter means the place, even if the focused element uses the same key.
  const handleKey = (event: KeyboardEvent) => {
    if (!take(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', handleKey, true);
  waiting.add(() => window.removeEventListener('keydown', handleKey, true));
  waiting.add(sayPolitely(i18n.t('command.goToHint'), clock));
}

async function switchWorkspace(profile: string, { root: { workspaceKeeper, overlays } }: CommandTargets): Promise<void> {
  if (profile === workspaceKeeper.sync.profile) return;
  const result = await workspaceKeeper.switchTo(profile);
  if (!result.ok) overlays.showError(result.error);
}

function go({ to, timeline }: GoToPlace, { root, panes }: CommandTargets): void {
  const { settings, workspace } = root;
  const tl = settings.get('tl');
  const isThere = panes.main.history.href === to && workspace.isMainShown;
  const isOtherTimeline = timeline !== undefined && timeline !== tl.src;
  if (isOtherTimeline) settings.set('tl', { ...tl, src: timeline });
  // Navigating to the current address scrolls to the top, but another timeline continues where the reader left it.
  if (!isOtherTimeline || !isThere) navigateMain(root, panes, to);
  // The next keys act on the main pane. If it is not shown, a window opens instead, which takes the focus itself.
  if (workspace.isMainShown) requestAnimationFrame(() => panes.main.focus());
}
