import type { MuteStoreDeps } from './MuteStore';

/**
 * Tells the viewer that a muted pattern is no longer searched, with a button to edit it in the account that muted it.
 */
export function showPatternStopped(deps: MuteStoreDeps, pattern: string): void {
  const { i18n, overlays } = deps;
  const other = deps.other();
  const own = other ? overlays.forAccount(other) : overlays;
  own.toast({
    kind: 'info',
    text: i18n.t('mutedWords.stopped', { pattern }),
    durationMs: Number.POSITIVE_INFINITY,
    action: { label: i18n.t('mutedWords.edit'), run: () => void own.open('mutedWords', {}) },
  });
}
