import { browserPath } from '~/lib/basePath';
import { observer } from 'mobx-react-lite';
import { Page } from '~/components/page/Page';
import { PageStack } from '~/components/page/PageStack';
import { ExternalLink } from '~/components/ui/ExternalLink';
import { Notice } from '~/components/ui/Notice';
import { LIBRARIES } from '~/generated/libraries';
import { useI18n } from '~/i18n/useI18n';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { useServer } from '~/react/context';
import { isUnmodified, MISSKEY_SOURCE } from '~/services/sourceCode';
import styles from './AboutMisskeyPage.module.css';

/** Where the project is that made the network, and how to help it. */
const MISSKEY_LINKS = {
  source: MISSKEY_SOURCE,
  translation: 'https://crowdin.com/project/misskey',
  documentation: 'https://misskey-hub.net/',
  donate: 'https://www.patreon.com/syuilo',
} as const;

/** This software: what it is, who makes it, its version, and the libraries that it stands on. */
export default function AboutMisskeyPage() {
  const { t } = useI18n();
  return (
    <Page title={t('aboutMisskeyPage.title')}>
      <PageStack width={700}>
        <section className={styles.head}>
          <img src={browserPath('/favicon.svg')} alt="" width={80} height={80} />
          <h2 className={styles.name}>{t('aboutMisskeyPage.product')}</h2>
          <p className={styles.version}>{__WISTERIA_VERSION__}</p>
        </section>
        <p>{t('aboutMisskeyPage.what')}</p>
        <p>{t('aboutMisskeyPage.who')}</p>
        <Misskey />
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

/** The project behind the network, and whether the server runs its software as it is. */
const Misskey = observer(function Misskey() {
  const { t } = useI18n();
  const server = useServer();
  const source = safeHttpUrl(server.meta?.repositoryUrl);
  return (
    <section>
      <h3 className={styles.subtitle}>{t('aboutMisskeyPage.misskey')}</h3>
      <p>{t('aboutMisskeyPage.protocol')}</p>
      <ul className={styles.links}>
        {(Object.keys(MISSKEY_LINKS) as (keyof typeof MISSKEY_LINKS)[]).map((name) => (
          <li key={name}>
            <ExternalLink href={MISSKEY_LINKS[name]}>{t(`aboutMisskeyPage.link.${name}`)}</ExternalLink>
          </li>
        ))}
      </ul>
      {source !== null && !isUnmodified(source) && (
        <Notice>
          {t('startNotice.source.title', { name: server.name })} <ExternalLink href={source}>{t('startNotice.source.open')}</ExternalLink>
        </Notice>
      )}
    </section>
  );
});
