import { Page } from '~/components/page/Page';
import { PageStack } from '~/components/page/PageStack';
import { ExternalLink } from '~/components/ui/ExternalLink';
import { LIBRARIES } from '~/generated/libraries';
import { useI18n } from '~/i18n/useI18n';
import styles from './AboutMisskeyPage.module.css';

/** This software: what it is, who makes it, its version, and the libraries that it stands on. */
export default function AboutMisskeyPage() {
  const { t } = useI18n();
  return (
    <Page title={t('aboutMisskeyPage.title')}>
      <PageStack width={700}>
        <section className={styles.head}>
          <img src="/favicon.svg" alt="" width={80} height={80} />
          <h2 className={styles.name}>{t('aboutMisskeyPage.product')}</h2>
          <p className={styles.version}>{__WISTERIA_VERSION__}</p>
        </section>
        <p>{t('aboutMisskeyPage.what')}</p>
        <p>{t('aboutMisskeyPage.who')}</p>
        <p>{t('aboutMisskeyPage.protocol')}</p>
        <section>
          <h3 className={styles.subtitle}>{t('aboutMisskeyPage.libraries')}</h3>
          <p>{t('aboutMisskeyPage.thanks')}</p>
          <div className={styles.scroll}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{t('aboutMisskeyPage.name')}</th>
                  <th scope="col">{t('aboutMisskeyPage.version')}</th>
                  <th scope="col">{t('aboutMisskeyPage.license')}</th>
                </tr>
              </thead>
              <tbody>
                {LIBRARIES.map(({ name, version, license, source }) => (
                  <tr key={name}>
                    <th scope="row">
                      <ExternalLink href={source}>{name}</ExternalLink>
                    </th>
                    <td>{version}</td>
                    <td>{license}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      </PageStack>
    </Page>
  );
}
