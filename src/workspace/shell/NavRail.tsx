import { browserPath } from '~/lib/basePath';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { Avatar } from '~/components/user/Avatar';
import { Icon, type IconName } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { createOutboxSign } from '~/stores/posting/outboxSign';
import { compose } from '~/stores/session/guards';
import type { OverlayAnchor } from '~/stores/ui/OverlayStore';
import { keysOf, keyText } from '~/services/keys';
import { later } from '~/react/later';
import { loadMenus } from '../loadMenus';
import { NEW_NOTE } from '../commands/newNote';
import { ConnectionDot } from '../lib/ConnectionDot';
import { openAddColumn } from '../deck/openAddColumn';
import type { LivePanes } from '../panes/LivePanes';
import { useWorkspace } from '../WorkspaceContext';
import { NavMark } from './NavMark';
import { NavRailDashboard } from './NavRailDashboard';
import { NavRailItem } from './NavRailItem';
import styles from './NavRail.module.css';
import type { RailWorkspacesProps } from './RailWorkspaces';
import { useAccountMenu } from './useAccountMenu';
import { useNavigation } from './useNavigation';
import { useNavMenus } from './useNavMenus';
import { RAIL, useRailWidth } from './useRailWidth';

/** The workspaces come with the menus, once there is more than one. */
const RailWorkspaces = later<RailWorkspacesProps>(async ({ i18n }) => (await loadMenus(i18n)).RailWorkspaces);

interface NavRailProps {
  /** Called before something opens in place of the navigation, so that a drawer can close. */
  onLeave?: () => void;
  /** The panes of the workspace. Without them, entries that need panes are left out. */
  panes?: LivePanes;
}

/** The navigation of wide screens, also shown in the drawer of phones. In a narrow rail it has icons only. */
export default observer(function NavRail({ onLeave, panes }: NavRailProps) {
  const { t } = useI18n();
  const root = useStores();
  const { routes } = useWorkspace();
  const { overlays, settings, workspaceKeeper } = root;
  const { me, server } = useAccount();
  const { top, menu, foot, rest } = useNavigation();
  const menus = useNavMenus();
  const accountMenu = useAccountMenu();
  const width = useRailWidth();
  const waiting = root.part(createOutboxSign).get();
  const composeKey = keysOf(NEW_NOTE, settings.get('keyBindings')).map(keyText)[0];
  const isIconOnly = !onLeave && width === RAIL.icons;
  // In a drawer, the button is gone before its menu opens.
  const leave = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): OverlayAnchor => {
    onLeave?.();
    return onLeave ? { x: clientX, y: clientY } : currentTarget;
  };
  const button = (icon: IconName, label: string, open: (event: MouseEvent<HTMLElement>) => void, mark = false) => (
    <button
      type="button"
      className={styles.item}
      aria-haspopup="menu"
      aria-label={label}
      data-tooltip={isIconOnly ? label : undefined}
      onClick={open}
    >
      <Icon name={icon} />
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {mark && <NavMark item={{ count: null, hasDot: true }} />}
    </button>
  );
  const icon = server.mediaUrl(server.meta?.iconUrl) ?? browserPath('/favicon.svg');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the "More" button opens the same menu
    <nav
      className={styles.rail}
      data-surface="navigation"
      style={onLeave ? undefined : { inlineSize: `calc(${width}px + var(--safe-start))` }}
      aria-label={t('shell.main')}
      data-part="rail"
      data-icons={isIconOnly}
      onContextMenu={menus.openContextMenu}
    >
      <button
        type="button"
        className={styles.instance}
        aria-haspopup="menu"
        aria-label={server.name}
        data-tooltip={isIconOnly ? server.name : undefined}
        onClick={(event) => menus.openInstance(leave(event))}
      >
        <img src={icon} alt="" width={32} height={32} />
        <span className={styles.label} aria-hidden="true">
          {server.name}
        </span>
      </button>
      {me && (
        <button
          type="button"
          className={styles.compose}
          aria-label={t('shell.newNote')}
          data-tooltip={isIconOnly ? t('shell.newNote') : undefined}
          onClick={(event) => {
            leave(event);
            void compose(root, {});
          }}
        >
          <Icon name="pencil" />
          <span className={styles.label} aria-hidden="true">
            {t('shell.newNote')}
          </span>
          {composeKey !== undefined && (
            <kbd className={styles.key} aria-hidden="true">
              {composeKey}
            </kbd>
          )}
        </button>
      )}
      <ul className={styles.items}>
        {[...top, ...menu].map((item, index) => (
          // A divider has no other identity than its position.
          <li key={item?.key ?? `divider ${index}`} className={item ? undefined : styles.divider} aria-hidden={!item || undefined}>
            {item && <NavRailItem item={item} isIconOnly={isIconOnly} onAction={(event) => menus.run(item, leave(event))} />}
          </li>
        ))}
        {me && <li className={styles.divider} aria-hidden />}
        {foot.map((item) => (
          <li key={item.key}>
            <NavRailItem item={item} isIconOnly={isIconOnly} />
          </li>
        ))}
        {me && (
          <li>
            {button(
              'gridDots',
              t('shell.more'),
              (event) => menus.openMore(leave(event)),
              rest.some((item) => item.hasDot || item.count),
            )}
          </li>
        )}
      </ul>
      {me && workspaceKeeper.sync.profiles.length > 1 && <RailWorkspaces isIconOnly={isIconOnly} onChoose={onLeave} />}
      <div className={styles.foot}>
        {me && (
          <>
            {panes && <NavRailDashboard panes={panes} isIconOnly={isIconOnly} />}
            {button('columns', t('shell.addColumn'), (event) => openAddColumn({ root, routes }, leave(event)))}
            {waiting > 0 &&
              button(
                'send',
                t('shell.outbox', { n: waiting }),
                (event) => {
                  leave(event);
                  void overlays.open('outbox', {});
                },
                true,
              )}
            <button
              type="button"
              className={styles.account}
              aria-label={t('shell.accountMenu', { acct: `@${me.username}` })}
              aria-haspopup="menu"
              data-tooltip={isIconOnly ? `@${me.username}` : undefined}
              onClick={(event) => void overlays.openMenu(leave(event), accountMenu(), { label: t('shell.account') })}
            >
              <span className={styles.face}>
                <Avatar user={me} size={32} link={false} />
                <ConnectionDot />
              </span>
              <span className={styles.label}>
                <bdi>@{me.username}</bdi>
              </span>
              <Icon name="selector" className={styles.selector} />
            </button>
          </>
        )}
      </div>
    </nav>
  );
});
