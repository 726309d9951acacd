import { browserPath } from '~/lib/basePath';
import { observer } from 'mobx-react-lite';
import type { WireMeta } from '~/api/wire';
import { useQuery } from '~/components/async/useQuery';
import { ActiveUsers } from '~/components/instance/ActiveUsers';
import { Description } from '~/components/instance/Description';
import { visitorMenu } from '~/components/instance/serverMenu';
import { LateMascot } from '~/components/mascot/LateMascot';
import { OtherServer } from '~/components/signIn/OtherServer';
import { Button } from '~/components/ui/Button';
import { LinkButton } from '~/components/ui/LinkButton';
import { MenuButton } from '~/components/ui/MenuButton';
import { useI18n } from '~/i18n/useI18n';
import { availableTimelines } from '~/stores/timelines/availableTimelines';
import { later } from '~/react/later';
import { useServer, useStores } from '~/react/context';
import { serverStats } from '~/stores/resources/server/server';
import styles from './Hero.module.css';

/** The picture of the product comes after the words. */
const MiniDeck = later(async () => (await import('./MiniDeck')).MiniDeck);

/** One sentence that says what this is, the ways in, the facts about the server, and the product itself as a picture. */
export const Hero = observer(function Hero({ meta }: { meta: WireMeta }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { overlays } = useStores();
  const server = useServer();
  const stats = useQuery(serverStats, null).value;
  return (
    <section className={styles.hero} aria-label={server.name}>
      <div className={styles.words}>
        <div className={styles.server}>
          <img className={styles.icon} src={server.mediaUrl(meta.iconUrl) ?? browserPath('/favicon.svg')} alt="" width={32} height={32} />
          <b>{server.name}</b>
          <MenuButton icon="dots" label={t('welcome.menu')} items={() => visitorMenu(meta, i18n)} />
        </div>
        <h1 className={styles.headline}>{t('welcome.headline')}</h1>
        <p className={styles.lead}>{t('welcome.lead')}</p>
        <div className={styles.actions}>
          {/* People with an invitation sign up although registration is closed. */}
          <Button variant="primary" className={styles.action} onClick={() => void overlays.open('signUp', {})}>
            {t(meta.disableRegistration ? 'welcome.signUpWithCode' : 'welcome.create')}
          </Button>
          <Button className={styles.action} onClick={() => void overlays.open('signIn', {})}>
            {t('page.signIn')}
          </Button>
          <LinkButton to={availableTimelines(null, meta).includes('local') ? '/timeline' : '/explore'} className={styles.action}>
            {t('welcome.lookAround')}
          </LinkButton>
        </div>
        <OtherServer mode="login" />
        {meta.disableRegistration && <p className={styles.closed}>{t('welcome.closed')}</p>}
        {meta.description && (
          <div className={styles.description}>
            <Description html={meta.description} />
          </div>
        )}
        <div className={styles.facts}>
          {stats && (
            <p className={styles.counts}>
              <span>{t('welcome.usersCount', { n: stats.originalUsersCount })}</span>
              <span>{t('welcome.notesCount', { n: stats.originalNotesCount })}</span>
            </p>
          )}
          <ActiveUsers />
        </div>
        <LateMascot pose="happy" className={styles.mascot} />
      </div>
      {/* It shows what the product looks like; the same notes are below, where they can be read. */}
      <div className={styles.product} inert aria-hidden>
        <MiniDeck />
      </div>
    </section>
  );
});
