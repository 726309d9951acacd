import { LayoutPicture } from '~/components/decks/LayoutPicture';
import { WAYS, WAY_PICTURES } from '~/components/decks/ways';
import { useI18n } from '~/i18n/useI18n';
import styles from './WelcomePage.module.css';

/** The ways to read that an account can choose, as pictures. */
export function Ways() {
  const { t } = useI18n();
  return (
    <ul className={styles.ways} aria-label={t('decks.ways')}>
      {WAYS.map((way) => (
        <li key={way}>
          <div className={styles.picture}>
            <LayoutPicture columns={WAY_PICTURES[way]} isFilled={way !== 'timeline'} />
          </div>
          <h3 className={styles.way}>{t(`decks.way.${way}`)}</h3>
          <p className={styles.help}>{t(`decks.way.${way}.help`)}</p>
        </li>
      ))}
    </ul>
  );
}
