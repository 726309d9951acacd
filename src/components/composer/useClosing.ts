import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import type { ComposerState } from './ComposerState';

/** Closes a composer, after a question if the browser could not keep the draft. */
export function useClosing(state: ComposerState, onClose: (() => void) | undefined): (() => void) | undefined {
  const { t } = useI18n();
  const { overlays } = useStores();
  const close = async () => {
    const mayClose =
      (await state.draft.keep()) ||
      (await overlays.confirm({
        title: t('composer.notKept'),
        text: t('composer.notKeptText'),
        kind: 'warning',
        danger: true,
        okLabel: t('composer.closeAnyway'),
        cancelLabel: t('composer.writeOn'),
      }));
    if (mayClose) onClose?.();
  };
  return onClose && (() => void close());
}
