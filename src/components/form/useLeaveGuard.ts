import { use, useEffect, type RefObject } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { guardBrowserSteps } from '~/router/guardBrowserSteps';
import { PaneContext } from '~/router/PaneContext';
import type { StepGuard } from '~/router/PaneHistory';
import { useStores } from '~/react/context';
import { MAIN_PANE } from '~/services/workspace/document';
import { askToDiscard } from './askToDiscard';

/**
 * Asks before something unsaved is left: the page of a pane, by a link, a key or Back, and the product as a whole, where the
 * browser asks.
 * @param isKept set while leaving loses nothing although `isUnsaved` says so
 */
export function useLeaveGuard(isUnsaved: boolean, isKept: RefObject<boolean>): void {
  const { overlays } = useStores();
  const i18n = useI18n();
  const pane = use(PaneContext);
  const guardSteps = pane?.guardSteps;
  const isMain = pane?.paneId === MAIN_PANE;
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  useEffect(() => {
    if (!isUnsaved || !guardSteps) return undefined;
    let isAsking = false;
    let mayLeave = false;
    const guard: StepGuard = (step) => {
      if (mayLeave || isKept.current) step();
      else if (!isAsking) void ask(step);
    };
    const ask = async (step: () => void): Promise<void> => {
      isAsking = true;
      mayLeave = await askToDiscard({ overlays, i18n });
      isAsking = false;
      if (mayLeave) step();
    };
    const ends = [guardSteps(guard), ...(isMain ? [guardBrowserSteps(window, guard)] : [])];
    return () => ends.forEach((end) => end());
  }, [isUnsaved, guardSteps, isMain, isKept, overlays, i18n]);
}
