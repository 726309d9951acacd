import { MenuButton } from '~/components/ui/MenuButton';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { keepsDrafts } from '~/services/serverDrafts';
import type { ComposerState } from '../ComposerState';
import { saveDraft } from '../scheduled/serverActions';
import { openDrafts } from './openDrafts';

interface DraftsButtonProps {
  state: ComposerState;
  /** Closes the composer, if it is a dialog. */
  onClose: (() => void) | undefined;
}

/** A button that sets the note aside, or opens the drafts. */
export function DraftsButton({ state, onClose }: DraftsButtonProps) {
  const { t } = useI18n();
  const root = useStores();
  const account = useAccount();
  const { overlays } = root;
  const open = async () => {
    // Another draft takes the place of this one only if it is safe.
    if (!(await state.draft.keep())) overlays.toast({ kind: 'error', text: t('composer.notKeptText') });
    else await openDrafts(root, { account, draftId: state.draft.id, leave: onClose });
  };
  const setAside = async () => {
    if (await state.draft.setAside())
      overlays.toast({
        kind: 'success',
        text: t('composer.drafts.isAside'),
        action: { label: t('composer.drafts.show'), run: () => void open() },
        topic: 'drafts',
      });
    else overlays.toast({ kind: 'error', text: t('composer.notKeptText') });
  };
  const saveOnServer = async () => {
    if (await saveDraft(root, state, onClose !== undefined)) onClose?.();
  };
  return (
    <MenuButton
      icon="archive"
      label={t('composer.drafts.drafts')}
      align="start"
      items={() => [
        { text: t('composer.drafts.setAside'), icon: 'plus', disabled: !state.canSetAside, action: setAside },
        ...(keepsDrafts(state.author.me)
          ? [{ text: t('composer.drafts.saveOnServer'), icon: 'cloud' as const, disabled: !state.canSetAside, action: saveOnServer }]
          : []),
        { text: t('composer.drafts.open'), icon: 'archive', action: () => void open() },
      ]}
    />
  );
}
