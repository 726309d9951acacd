import { toAppError } from '~/lib/AppError';
import { DisposableStore } from '~/lib/disposable';
import { isTextField } from '~/lib/isTextField';
import { MODIFIERS, SAFE_MODE_PRESSES } from '~/services/allKeys';
import { commandFor, keyName } from '~/services/keys';
import { MAIN_PANE } from '~/services/workspace/document';
import type { RootStore } from '~/stores/RootStore';
import { navigateMain } from '~/workspace/panes/navigateMain';
import { goToPlaces, type GoToPlace } from '~/workspace/shell/goToPlaces';
import type { ShortcutContext } from './runShortcut';

/** So long the next key is waited for; ms. */
const WAIT_MS = 1_500;

/**
 * Waits for the letter that says where to go . The same key again, often enough, asks for safe mode. Escape
 * ends the waiting; any other key ends it and does what it does.
 * @param held keys that were pressed while this was on its way
 */
export function goTo(context: ShortcutContext, held: readonly KeyboardEvent[]): void {
  const { root } = context;
  const { clock, i18n, overlays, settings } = root;
  const waiting = new DisposableStore();
  const stop = () => waiting.dispose();
  let presses = 1;
  let timeout = clock.after(WAIT_MS, stop);
  waiting.add(() => timeout.dispose());

  /** @returns whether the key has done what it was pressed for */
  const take = (event: KeyboardEvent): boolean => {
    if (waiting.isDisposed || event.repeat || MODIFIERS.includes(event.key)) return false;
    const isForPage = !event.isComposing && !isTextField(event.target) && !overlays.hasOpen();
    if (isForPage && commandFor(event, ['goTo'], settings.get('keyBindings'))) {
      presses += 1;
      timeout.dispose();
      timeout = clock.after(WAIT_MS, stop);
      if (presses < SAFE_MODE_PRESSES) return true;
      stop();
      void beginSafeMode(root);
      return true;
    }
    stop();
    const place = isForPage ? goToPlaces(root).find(({ letter }) => letter === keyName(event)) : undefined;
    if (place) go(place, context);
    return place !== undefined || (isForPage && event.key === 'Escape');
  };
  // Before everything that means something else by the same key.
  const handleKey = (event: KeyboardEvent) => {
    if (!take(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', handleKey, true);
  waiting.add(() => window.removeEventListener('keydown', handleKey, true));
  // Who hears nothing of it can go on all the same.
  void Promise.all([import('./goToHint'), i18n.bring(['command'])]).then(
    ([{ goToHint }]) => waiting.isDisposed || waiting.add(goToHint(root)),
    () => undefined,
  );
  for (const event of held) {
    if (!take(event)) event.target?.dispatchEvent(new KeyboardEvent(event.type, event));
  }
}

async function beginSafeMode(root: RootStore): Promise<void> {
  try {
    const [{ askForSafeMode }] = await Promise.all([import('./safeMode'), root.i18n.bring(['account'])]);
    await askForSafeMode(root);
  } catch (thrown) {
    root.overlays.showError(toAppError(thrown));
  }
}

function go({ to, timeline }: GoToPlace, { root, panes }: ShortcutContext): void {
  const { settings, workspace } = root;
  const tl = settings.get('tl');
  const isThere = panes.main.history.href === to && workspace.store?.isMainShown !== false;
  if (timeline === undefined || timeline === tl.src) {
    navigateMain(root, panes, to);
    return;
  }
  settings.set('tl', { ...tl, src: timeline });
  // Going to where one is leads to the top, and a timeline is read on from where it was left.
  if (!isThere) navigateMain(root, panes, to);
  requestAnimationFrame(focusMainIfLost);
}

/** With the timeline that was there the focus may have gone. */
function focusMainIfLost(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`[data-pane="${MAIN_PANE}"]`)?.focus({ preventScroll: true });
}
