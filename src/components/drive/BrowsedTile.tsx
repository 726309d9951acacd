import { observer } from 'mobx-react-lite';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { Link } from '~/router/Link';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import type { DriveBrowser } from './DriveBrowser';
import { chosenMenu } from './driveMenus';
import styles from './DriveTile.module.css';
import { useIsChosen } from './useIsChosen';

/** The actions on the file or folder of a tile. */
export interface TileActions {
  readonly menu: () => readonly MenuItem[];
  readonly rename: () => Promise<void>;
  readonly remove: () => Promise<unknown>;
}

interface BrowsedTileProps {
  id: string;
  /** The address that it opens. */
  to: string;
  /** The name of the file or folder, as people see it. */
  itemName: string;
  /** The accessible name of the link. */
  label: string;
  title?: string;
  browser: DriveBrowser;
  actions: TileActions;
  children: ReactNode;
}

/** The parts of a tile on the page: a link that opens it, a checkbox, and a menu. Keys work on the link. */
export const BrowsedTile = observer(function BrowsedTile(props: BrowsedTileProps) {
  const { id, to, itemName, label, title, browser, actions, children } = props;
  const { t } = useI18n();
  const { overlays } = useStores();
  const { choice } = browser.store;
  const isChosen = useIsChosen(choice, id);
  const isOneOfMany = (): boolean => isChosen && choice.ids.length > 1;
  const openMenu = (anchor: Element | { x: number; y: number }) => {
    const choose: MenuItem = {
      type: 'switch',
      text: t('drive.choose'),
      icon: 'check',
      get: () => choice.has(id),
      set: () => choice.toggle(id),
    };
    const items = isOneOfMany() ? chosenMenu(browser) : [choose, ...actions.menu()];
    const name = isOneOfMany() ? t('drive.chosen', { n: choice.ids.length }) : t('drive.actionsOf', { name: itemName });
    void overlays.openMenu(anchor, items, { label: name, align: 'end' });
  };
  const handleContextMenu = (event: MouseEvent) => {
    if (event.shiftKey) return;
    event.preventDefault();
    openMenu({ x: event.clientX, y: event.clientY });
  };
  const handleClick = (event: MouseEvent) => {
    if (event.altKey || !(event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    if (event.shiftKey) choice.extendTo(id, focusedItem());
    else choice.toggle(id);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === ' ') choice.toggle(id);
    else if (event.key === 'F2') void actions.rename();
    else if (event.key === 'Delete') void (isOneOfMany() ? browser.commands.remove(browser.chosen) : actions.remove());
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Link
        to={to}
        className={styles.open}
        draggable={false}
        data-tile
        aria-label={label}
        aria-keyshortcuts="Space F2 Delete"
        title={title}
        onClick={handleClick}
        onContextMenu={handleContextMenu}
        onKeyDown={handleKeyDown}
      >
        {children}
      </Link>
      <ItemCheck label={t('drive.chooseItem', { name: itemName })} isChosen={isChosen} onToggle={() => choice.toggle(id)} />
      <IconButton
        icon="dots"
        label={t('drive.actionsOf', { name: itemName })}
        className={styles.menu ?? ''}
        aria-haspopup="menu"
        onClick={(event) => openMenu(event.currentTarget)}
      />
    </>
  );
});

/** Returns the item that has the focus, where a range begins if nothing was chosen before. */
const focusedItem = (): string | undefined => document.activeElement?.closest<HTMLElement>('[data-tile-id]')?.dataset.tileId;

interface ItemCheckProps {
  label: string;
  isChosen: boolean;
  onToggle: () => void;
}

/** The checkbox of a tile. Its target is larger than its drawing. */
const ItemCheck = ({ label, isChosen, onToggle }: ItemCheckProps) => (
  <label className={styles.check}>
    <input type="checkbox" checked={isChosen} aria-label={label} onChange={onToggle} />
  </label>
);
