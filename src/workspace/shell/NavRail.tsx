import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { Avatar } from '~/components/user/Avatar';
import { Icon, type IconName } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { mediaUrl } from '~/lib/mediaUrl';
import { useAccount, useStores } from '~/react/context';
import { createOutboxSign } from '~/stores/posting/outboxSign';
import { compose } from '~/stores/session/guards';
import type { OverlayAnchor } from '~/stores/ui/OverlayStore';
import { openAddColumn } from '../deck/openAddColumn';
import type { LivePanes } from '../panes/LivePanes';
import { useWorkspace } from '../WorkspaceContext';
import { NavMark } from './NavMark';
import { NavRailDashboard } from './NavRailDashboard';
import { NavRailItem } from './NavRailItem';
import styles from './NavRail.module.css';
import { useAccountMenu } from './useAccountMenu';
import { useNavigation } from './useNavigation';
import { useNavMenus } from './useNavMenus';
import { RAIL, useRailWidth } from './useRailWidth';

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
  const { overlays, instance } = root;
  const { me } = useAccount();
  const { top, menu, foot, rest } = useNavigation();
  const menus = useNavMenus();
  const accountMenu = useAccountMenu();
  const width = useRailWidth();
  const waiting = root.part(createOutboxSign).get();
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
  const icon = mediaUrl(instance.meta?.iconUrl) ?? '/favicon.svg';
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
        aria-label={instance.name}
        data-tooltip={isIconOnly ? instance.name : undefined}
        onClick={(event) => menus.openInstance(leave(event))}
      >
        <img src={icon} alt="" width={32} height={32} />
        <span className={styles.label} aria-hidden="true">
          {instance.name}
        </span>
      </button>
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
            </button>
            <button
              type="button"
              className={styles.account}
              aria-label={t('shell.accountMenu', { acct: `@${me.username}` })}
              aria-haspopup="menu"
              data-tooltip={isIconOnly ? `@${me.username}` : undefined}
              onClick={(event) => void overlays.openMenu(leave(event), accountMenu(), { label: t('shell.account') })}
            >
              <Avatar user={me} size={36} link={false} />
              <span className={styles.label}>
                <bdi>@{me.username}</bdi>
              </span>
            </button>
          </>
        )}
      </div>
    </nav>
  );
});
