import { browserPath } from '~/lib/basePath';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { WireMeta } from '~/api/wire';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { Description } from '~/components/instance/Description';
import { Fact, FactList } from '~/components/instance/FactList';
import { MailLink } from '~/components/instance/MailLink';
import { ServerDocuments } from '~/components/instance/ServerDocuments';
import { ExternalLink } from '~/components/ui/ExternalLink';
import { Notice } from '~/components/ui/Notice';
import { useI18n } from '~/i18n/useI18n';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { useServer } from '~/react/context';
import { Link } from '~/router/Link';
import { serverMeta, serverStats } from '~/stores/resources/server/server';
import styles from './AboutPage.module.css';

/** Who runs the server, its rules, and its numbers. */
export function AboutServer() {
  return <Loadable query={useQuery(serverMeta, null)}>{(meta) => <Overview meta={meta} />}</Loadable>;
}

const Overview = observer(function Overview({ meta }: { meta: WireMeta }) {
  const i18n = useI18n();
  const { t } = i18n;
  const server = useServer();
  const stats = useQuery(serverStats, null).value;
  const address = safeHttpUrl(meta.uri);
  const banner = server.picture(meta.bannerUrl, 'image');
  const source =
    meta.repositoryUrl ??
    (meta.providesTarball
      ? `${(address ?? server.home).replace(/\/$/, '')}/tarball/misskey-${encodeURIComponent(meta.version)}.tar.gz`
      : null);
  const links: readonly (readonly [name: string, url: string | null])[] = [
    [t('aboutPage.impressum'), meta.impressumUrl],
    [t('aboutPage.tos'), meta.tosUrl],
    [t('aboutPage.privacy'), meta.privacyPolicyUrl],
    [t('aboutPage.feedback'), meta.feedbackUrl],
    [t('aboutPage.source'), source],
  ];
  const shownLinks = links.filter(([, url]) => safeHttpUrl(url) !== null);
  return (
    <>
      <section className={styles.head} aria-label={server.name}>
        {banner !== undefined && <img className={styles.banner} src={banner} alt="" decoding="async" />}
        <img
          className={styles.icon}
          src={server.picture(meta.iconUrl, 'preview') ?? browserPath('/favicon.svg')}
          alt=""
          width={64}
          height={64}
        />
        <h2 className={styles.name}>{server.name}</h2>
      </section>
      {meta.description && <Description html={meta.description} />}
      <FactList>
        {stats && (
          <>
            <Fact name={t('server.users')}>{i18n.number(stats.originalUsersCount)}</Fact>
            <Fact name={t('server.notes')}>{i18n.number(stats.originalNotesCount)}</Fact>
          </>
        )}
        <Fact name={t('server.registration')}>{t(meta.disableRegistration ? 'server.registrationClosed' : 'server.registrationOpen')}</Fact>
        <Fact name={t('server.administrator')}>{meta.maintainerName ?? t('server.unknown')}</Fact>
        {meta.maintainerEmail && (
          <Fact name={t('aboutPage.contact')}>
            <MailLink address={meta.maintainerEmail} />
          </Fact>
        )}
        <Fact name={t('aboutPage.version')}>{meta.version}</Fact>
        <Fact name={t('aboutPage.client')}>
          <Link to="/about-misskey">{t('aboutPage.client.name')}</Link>
        </Fact>
      </FactList>
      {meta.serverRules.length > 0 && (
        <Part title={t('aboutPage.rules')}>
          <ol className={styles.rules}>
            {/* Two rules may be identical; the whole list comes at once. */}
            {meta.serverRules.map((rule, place) => (
              <li key={place}>
                <Description html={rule} />
              </li>
            ))}
          </ol>
        </Part>
      )}
      {shownLinks.length > 0 && (
        <Part title={t('aboutPage.more')}>
          <ul className={styles.links}>
            {shownLinks.map(([name, url]) => (
              <li key={name}>
                <ExternalLink href={url}>{name}</ExternalLink>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {safeHttpUrl(source) === null && <Notice>{t('aboutPage.noSource')}</Notice>}
      {/* The embedded instance publishes none. */}
      {address !== null && !address.startsWith(`${server.origin}/`) && <ServerDocuments origin={address.replace(/\/$/, '')} />}
    </>
  );
});

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.subtitle}>{title}</h3>
      {children}
    </section>
  );
}
