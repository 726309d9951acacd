import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import type { ComposerState } from '../ComposerState';

/** A button that offers the ways to attach files. The code for that loads with the first press. */
export const AttachButton = observer(function AttachButton({ state }: { state: ComposerState }) {
  const { t } = useI18n();
  const root = useStores();
  const { account } = state.author;
  const handleClick = (event: MouseEvent) => {
    const label = t('composer.attach');
    const items = import('./attachMenu').then(({ attachMenu }) => attachMenu({ root, account, state }));
    void root.overlays.openMenu(event.currentTarget, items, { label });
  };
  return <IconButton icon="paperclip" label={t('composer.attach')} aria-haspopup="menu" onClick={handleClick} />;
});
