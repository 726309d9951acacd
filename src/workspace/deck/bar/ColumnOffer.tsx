import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import type { MenuItem, OverlayAnchor } from '~/stores/ui/OverlayStore';
import { loadMenus } from '../../loadMenus';
import { useWorkspace } from '../../WorkspaceContext';
import { openAddColumn } from '../openAddColumn';
import styles from './ColumnOffer.module.css';

/** Room for one more column: what people hang there most, and everything else. */
export const ColumnOffer = observer(function ColumnOffer() {
  const { t } = useI18n();
  const root = useStores();
  const { routes } = useWorkspace();
  const { overlays, i18n, session } = root;
  const [common, setCommon] = useState<readonly MenuItem[]>([]);
  useEffect(() => {
    const context = { root, routes };
    // Without the menus, the button that opens all of them says what failed.
    void loadMenus(i18n).then(
      ({ commonColumns }) => setCommon(commonColumns(context)),
      () => {},
    );
  }, [root, routes, i18n]);
  const choose = (item: MenuItem, anchor: OverlayAnchor) => {
    if (item.type === 'parent') {
      const items = typeof item.children === 'function' ? item.children() : item.children;
      void overlays.openMenu(anchor, items, { label: item.text });
    } else if (item.type === undefined) void item.action();
  };
  return (
    <section className={styles.offer} aria-label={t('deckBar.room')}>
      <div className={styles.content}>
        <span className={styles.plus}>
          <Icon name="plus" size="22px" />
        </span>
        <h2 className={styles.title}>{t('deckBar.room')}</h2>
        <p className={styles.text}>{t('deckBar.roomHelp')}</p>
        <ul className={styles.choices}>
          {common.map(
            (item) =>
              'text' in item && (
                <li key={item.text}>
                  <button
                    type="button"
                    className={styles.choice}
                    aria-haspopup={item.type === 'parent' ? 'menu' : undefined}
                    onClick={(event) => choose(item, event.currentTarget)}
                  >
                    {item.type !== 'label' && item.icon && <Icon name={item.icon} />}
                    <span className={styles.name}>{item.text}</span>
                  </button>
                </li>
              ),
          )}
        </ul>
        <div className={styles.more}>
          <button
            type="button"
            className={styles.all}
            aria-haspopup="menu"
            onClick={(event) => openAddColumn({ root, routes }, event.currentTarget)}
          >
            {t('deckBar.allColumns')}
          </button>
          {session.current.me && (
            <button type="button" className={styles.all} aria-haspopup="dialog" onClick={() => void overlays.open('readyDecks', {})}>
              {t('decks.title')}
            </button>
          )}
        </div>
      </div>
    </section>
  );
});
