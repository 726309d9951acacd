import { useI18n } from '~/i18n/useI18n';
import { peek } from '~/lib/peek';
import { useStores } from '~/react/context';
import { isBlankDraft } from '~/stores/drafts/draftData';
import type { ComposerState } from './ComposerState';

/** Closes a composer, after a question if the browser could not keep the draft. */
export function useClosing(state: ComposerState, onClose: (() => void) | undefined): (() => void) | undefined {
  const { t } = useI18n();
  const { overlays } = useStores();
  const close = async () => {
    const isKept = await state.draft.keep();
    // What was typed vanishes with the composer, so its writer is told where it went.
    if (isKept && peek(() => !isBlankDraft(state.content))) overlays.toast({ kind: 'success', text: t('composer.drafts.isAside') });
    const mayClose =
      isKept ||
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
