import { observer } from 'mobx-react-lite';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { useI18n } from '~/i18n/useI18n';
import { usePaneTitle } from '~/router/usePaneTitle';
import { serverMeta } from '~/stores/resources/server/server';
import { FederationStrip } from './FederationStrip';
import { Hero } from './Hero';
import { NoServer } from './NoServer';
import { LatestNotes } from './LatestNotes';
import { SetupForm } from './SetupForm';
import { Ways } from './Ways';
import styles from './WelcomePage.module.css';
import { useServer } from '~/react/context';

/** The start page for visitors: what this is, the server and some of its notes, or the setup form if the server has no account. */
export default function WelcomePage() {
  const { t } = useI18n();
  usePaneTitle(t('welcomePage.title'));
  return useServer().isNone ? <NoServer /> : <ServerWelcome />;
}

function ServerWelcome() {
  return (
    <Loadable query={useQuery(serverMeta, null)}>
      {(meta) =>
        meta.requireSetup ? (
          <SetupForm />
        ) : (
          <div className={styles.place}>
            <Photo url={meta.backgroundImageUrl} />
            <div className={styles.welcome} data-part="scroller" data-photo={meta.backgroundImageUrl ? true : undefined}>
              <Hero meta={meta} />
              <div className={styles.more}>
                <Ways />
                <LatestNotes />
              </div>
            </div>
            <FederationStrip />
          </div>
        )
      }
    </Loadable>
  );
}

/** The photo behind the page, if the server has one. */
const Photo = observer(function Photo({ url }: { url: string | null }) {
  const photo = useServer().picture(url, 'image');
  return photo === undefined ? null : <img className={styles.photo} src={photo} alt="" decoding="async" />;
});
