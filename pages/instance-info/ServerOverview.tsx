import type { ReactNode } from 'react';
import type { WireFederationInstance } from '~/api/wire';
import { Fact, FactList } from '~/components/instance/FactList';
import { MailLink } from '~/components/instance/MailLink';
import { ServerDocuments } from '~/components/instance/ServerDocuments';
import { ServerIcon } from '~/components/instance/ServerIcon';
import { serverState } from '~/components/instance/serverState';
import { ExternalLink } from '~/components/ui/ExternalLink';
import { RelativeTime } from '~/components/ui/RelativeTime';
import type { I18n } from '~/i18n/I18n';
import { useI18n } from '~/i18n/useI18n';
import { visibleText } from '~/lib/visibleText';
import { hostText } from '~/mfm/hostText';
import styles from './InstanceInfoPage.module.css';
import { ServerModeration } from './ServerModeration';

/** What another server says of itself, and its relation to this one. */
export function ServerOverview({ server }: { server: WireFederationInstance }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { host, softwareName, softwareVersion, maintainerName, maintainerEmail, openRegistrations } = server;
  const name = visibleText(server.name ?? '');
  const unknown = t('server.unknown');
  const time = (iso: string | null): ReactNode => (iso === null ? unknown : <RelativeTime iso={iso} />);
  return (
    <>
      <section className={styles.head} aria-label={t('instanceInfoPage.overview')}>
        <ServerIcon server={server} size={64} />
        <div className={styles.names}>
          <h2 className={styles.name}>{name || hostText(host)}</h2>
          <ExternalLink href={`https://${host}`}>
            <bdi dir="ltr">{hostText(host)}</bdi>
          </ExternalLink>
        </div>
        <span className={styles.state} data-state={serverState(server)}>
          {t(`server.state.${serverState(server)}`)}
        </span>
      </section>
      {server.description && <p className={styles.description}>{server.description}</p>}
      <FactList>
        {server.isSuspended && server.suspensionState && server.suspensionState !== 'none' && (
          <Fact name={t('server.suspension')}>{suspensionText(i18n, server.suspensionState)}</Fact>
        )}
        <Fact name={t('server.software')}>{softwareName ? [softwareName, softwareVersion].filter(Boolean).join(' ') : unknown}</Fact>
        <Fact name={t('server.administrator')}>
          {maintainerName ?? unknown}
          <MailLink address={maintainerEmail} />
        </Fact>
        <Fact name={t('server.registration')}>
          {openRegistrations === null ? unknown : t(openRegistrations ? 'server.registrationOpen' : 'server.registrationClosed')}
        </Fact>
        <Fact name={t('server.users')}>{i18n.number(server.usersCount)}</Fact>
        <Fact name={t('server.notes')}>{i18n.number(server.notesCount)}</Fact>
        <Fact name={t('server.publishing')}>{i18n.number(server.followingCount)}</Fact>
        <Fact name={t('server.subscribing')}>{i18n.number(server.followersCount)}</Fact>
        <Fact name={t('server.firstRetrievedAt')}>{time(server.firstRetrievedAt)}</Fact>
        <Fact name={t('instanceInfoPage.infoUpdatedAt')}>{time(server.infoUpdatedAt)}</Fact>
        <Fact name={t('instanceInfoPage.latestRequest')}>{time(server.latestRequestReceivedAt)}</Fact>
      </FactList>
      <ServerModeration server={server} />
      <ServerDocuments origin={`https://${host}`} />
    </>
  );
}

/** Why a server gets nothing. A reason that only a newer server knows is shown as it is. */
function suspensionText(i18n: I18n, state: string): string {
  const key = `server.suspension.${state}`;
  return i18n.has(key) ? i18n.t(key) : state;
}
