import { Fragment } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { KEYS } from './keys';
import styles from './KeyHelpWindow.module.css';

/** All keys, by where they work. */
export default function KeyHelpWindow() {
  const { t } = useI18n();
  return KEYS.map(({ title, rows }) => (
    <section key={title} className={styles.section}>
      <h2 className={styles.title}>{t(title)}</h2>
      <dl className={styles.keys}>
        {rows.map(({ keys, text }) => (
          <Fragment key={text}>
            <dt className={styles.key}>
              {keys.map((key) => (
                <kbd key={key} className={styles.cap}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(text)}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  ));
}
