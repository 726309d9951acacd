import { observer } from 'mobx-react-lite';
import { Button } from '~/components/ui/Button';
import { IconButton } from '~/components/ui/IconButton';
import { MenuButton } from '~/components/ui/MenuButton';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { equalize } from '~/services/workspace/deck';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { ConnectionDot } from '../../lib/ConnectionDot';
import { useWorkspace } from '../../WorkspaceContext';
import { useDeck } from '../DeckContext';
import { openAddColumn } from '../openAddColumn';
import styles from './DeckBar.module.css';
import { DeckMap } from './DeckMap';
import { DensityChoice } from './DensityChoice';
import { RoomNotice } from './RoomNotice';

/** The bar below the deck: the connection, the density, where the columns are, and what can be undone. */
export const DeckBar = observer(function DeckBar() {
  const { t } = useI18n();
  const root = useStores();
  const { routes } = useWorkspace();
  const { store, roomWidth } = useDeck();
  const options = (): readonly MenuItem[] => [
    { text: t('shell.workspaces'), icon: 'archive', action: () => void root.overlays.open('workspaces', {}) },
    { text: t('decks.title'), icon: 'layoutGrid', action: () => void root.overlays.open('readyDecks', {}) },
    {
      text: t('columnMenu.equalize'),
      icon: 'layoutDistributeVertical',
      action: () => store.changeDeck((deck) => equalize(deck, roomWidth())),
    },
    { type: 'divider' },
    {
      text: t('deckBar.hide'),
      icon: 'eyeOff',
      action() {
        root.settings.set('showDeckBar', false);
        root.overlays.toast({ text: t('deckBar.hidden') });
      },
    },
  ];
  return (
    <div className={styles.bar} role="group" aria-label={t('deckBar.title')} data-part="deckBar">
      <ConnectionDot withWords />
      <DensityChoice />
      <RoomNotice />
      <DeckMap />
      <Button variant="ghost" icon="plus" aria-haspopup="menu" onClick={(event) => openAddColumn({ root, routes }, event.currentTarget)}>
        {t('column.add')}
      </Button>
      <div className={styles.buttons}>
        <IconButton icon="arrowBackUp" label={t('column.undo')} disabled={!store.canUndo} onClick={() => store.undo()} />
        <IconButton icon="arrowForwardUp" label={t('command.redo')} disabled={!store.canRedo} onClick={() => store.redo()} />
        <MenuButton icon="dots" label={t('deckBar.more')} items={options} />
      </div>
    </div>
  );
});
