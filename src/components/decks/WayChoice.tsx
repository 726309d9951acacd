import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { currentHref } from '~/services/workspace/visits';
import { applyDeck } from './applyDeck';
import { LayoutPicture } from './LayoutPicture';
import styles from './WayChoice.module.css';
import { planOfWay, WAYS, WAY_PICTURES, wayOf, type Way } from './ways';

/** The three ways to read as pictures. A choice applies at once, and can be undone. */
export const WayChoice = observer(function WayChoice() {
  const { t } = useI18n();
  const root = useStores();
  const { workspace } = root;
  const name = useId();
  const chosen = wayOf({ workspace: workspace.document, hrefOf: (pane) => currentHref(workspace.visitsOf(pane)) });
  const choose = (way: Way) =>
    applyDeck(root, {
      plan: planOfWay(way, window.innerWidth),
      text: t('decks.wayUsed', { name: t(`decks.way.${way}`) }),
      hasDashboard: false,
    });
  return (
    <div className={styles.ways} role="radiogroup" aria-label={t('decks.ways')}>
      {WAYS.map((way) => (
        <label key={way} htmlFor={`${name}-${way}`} className={styles.way}>
          <LayoutPicture columns={WAY_PICTURES[way]} isFilled={way !== 'timeline'} />
          <span className={styles.words}>
            <span className={styles.name}>
              {t(`decks.way.${way}`)}
              <input
                id={`${name}-${way}`}
                type="radio"
                name={name}
                className={styles.radio}
                checked={way === chosen}
                onChange={() => choose(way)}
              />
            </span>
            <span className={styles.help}>{t(`decks.way.${way}.help`)}</span>
          </span>
        </label>
      ))}
    </div>
  );
});
