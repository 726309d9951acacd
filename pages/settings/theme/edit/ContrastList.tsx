import { useId, useMemo } from 'react';
import styles from '~/components/theme/themeForms.module.css';
import { useI18n } from '~/i18n/useI18n';
import { contrastReport } from '~/theme/contrastReport';
import type { Theme } from '~/theme/Theme';
import form from './ThemeForm.module.css';

/** Says whether people can read the colors of a theme, with the contrast of each. */
export function ContrastList({ theme }: { theme: Theme }) {
  const { t, number } = useReport();
  const id = useId();
  const report = useMemo(() => contrastReport(theme), [theme]);
  const faint = report.filter(({ verdict }) => verdict === 'faint').length;
  const adjusted = report.filter(({ verdict }) => verdict === 'adjusted').length;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('settingsThemeEditPage.contrast')}
      </h2>
      <p role="status" className={faint > 0 ? form.faint : undefined}>
        {faint > 0 ? t('settingsThemeEditPage.faint', { n: faint }) : t('settingsThemeEditPage.good')}
      </p>
      {adjusted > 0 && <p className={styles.hint}>{t('settingsThemeEditPage.adjusted', { n: adjusted })}</p>}
      <details open={faint > 0}>
        <summary>{t('settingsThemeEditPage.all')}</summary>
        <table className={form.table}>
          <thead>
            <tr>
              <th scope="col">{t('settingsThemeEditPage.property')}</th>
              <th scope="col">{t('settingsThemeEditPage.ratio')}</th>
              <th scope="col">{t('settingsThemeEditPage.verdict')}</th>
            </tr>
          </thead>
          <tbody>
            {report.map(({ property, companion, contrast, wanted, verdict }) => (
              <tr key={companion} className={verdict === 'faint' ? form.faint : undefined}>
                <th scope="row">
                  <code>{property}</code>
                </th>
                <td>{t('settingsThemeEditPage.ratioOf', { ratio: number(Math.floor(contrast * 10) / 10), wanted: number(wanted) })}</td>
                <td>{t(`settingsThemeEditPage.verdict.${verdict}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

function useReport() {
  const i18n = useI18n();
  return { t: i18n.t, number: (value: number) => i18n.number(value) };
}
