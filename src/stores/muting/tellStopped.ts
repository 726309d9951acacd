import type { MuteStoreDeps } from './MuteStore';

/** Says that a muted pattern is no longer searched, and leads to where it can be changed. */
export function tellStopped({ overlays, i18n }: Pick<MuteStoreDeps, 'overlays' | 'i18n'>, pattern: string): void {
  overlays.toast({
    kind: 'info',
    text: i18n.t('mutedWords.stopped', { pattern }),
    durationMs: Number.POSITIVE_INFINITY,
    action: { label: i18n.t('mutedWords.edit'), run: () => void overlays.open('mutedWords', {}) },
  });
}
