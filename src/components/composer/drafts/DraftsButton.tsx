import { useCallback, useEffect, useState } from 'react';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { keepsDrafts } from '~/services/serverDrafts';
import { DraftStore } from '~/stores/drafts/DraftStore';
import { settle } from '~/stores/settle';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import type { ComposerState } from '../ComposerState';
import { saveDraft } from '../scheduled/serverActions';
import { openDrafts } from './openDrafts';

interface DraftsButtonProps {
  state: ComposerState;
  disabled: boolean;
  /** Closes the composer, if it is a dialog. */
  onClose: (() => void) | undefined;
}

/** A button that counts the other drafts. It sets the note aside, or opens the drafts. */
export function DraftsButton({ state, disabled, onClose }: DraftsButtonProps) {
  const { t } = useI18n();
  const root = useStores();
  const account = useAccount();
  const { overlays } = root;
  const [count, countAgain] = useDraftCount(state);
  const open = async () => {
    // Another draft takes the place of this one only if it is safe.
    if (!(await state.draft.keep())) overlays.toast({ kind: 'error', text: t('composer.notKeptText') });
    else await openDrafts(root, { account, draftId: state.draft.id, leave: onClose });
  };
  const setAside = async () => {
    if (await state.draft.setAside()) {
      void countAgain();
      overlays.toast({
        kind: 'success',
        text: t('composer.drafts.isAside'),
        action: { label: t('composer.drafts.show'), run: () => void open() },
        topic: 'drafts',
      });
    } else overlays.toast({ kind: 'error', text: t('composer.notKeptText') });
  };
  const saveOnServer = async () => {
    if (await saveDraft(root, state, onClose !== undefined)) onClose?.();
  };
  const items = (): readonly MenuItem[] => [
    { text: t('composer.drafts.setAside'), icon: 'plus', disabled: !state.canSetAside, action: setAside },
    ...(keepsDrafts(state.author.me)
      ? [
          {
            text: t('composer.drafts.saveOnServer'),
            icon: 'cloud' as const,
            disabled: !state.canSetAside || state.thread.parts.length > 0,
            action: saveOnServer,
          },
        ]
      : []),
    { text: t('composer.drafts.open'), icon: 'archive', action: () => void open() },
  ];
  return (
    <Button
      variant="ghost"
      aria-haspopup="menu"
      disabled={disabled}
      onClick={({ currentTarget }) => void overlays.openMenu(currentTarget, items(), { label: t('composer.drafts.drafts'), align: 'end' })}
    >
      {count > 0 ? t('composer.drafts.counted', { n: count }) : t('composer.drafts.drafts')}
    </Button>
  );
}

/** Returns how many drafts of this browser wait besides the one that is open, and a function that counts again. */
function useDraftCount(state: ComposerState): readonly [number, () => Promise<void>] {
  const root = useStores();
  const { key } = useAccount();
  const [drafts, setDrafts] = useState(0);
  const read = useCallback(async () => {
    const found = await settle(new DraftStore(root).of(key).list());
    // Without an answer of the storage, the button has no number.
    return found.ok ? found.value.filter(({ id }) => id !== state.draft.id).length : 0;
  }, [root, key, state]);
  useEffect(() => {
    let isShown = true;
    const show = async () => {
      const found = await read();
      if (isShown) setDrafts(found);
    };
    void show();
    return () => {
      isShown = false;
    };
  }, [read]);
  return [drafts, async () => setDrafts(await read())];
}
