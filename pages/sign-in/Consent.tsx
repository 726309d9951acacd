import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '~/components/ui/Button';
import { Facts } from '~/components/ui/Facts';
import { Icon } from '~/components/ui/Icon';
import { Notice } from '~/components/ui/Notice';
import { Switch } from '~/components/ui/Switch';
import { useI18n } from '~/i18n/useI18n';
import { randomId } from '~/lib/randomId';
import { hostText } from '~/mfm/hostText';
import { useStores } from '~/react/context';
import { clientUrl } from '~/router/address';
import type { FoundServer } from '~/stores/session/anyServer/judge';
import { beginSignIn, type SignInMode } from '~/stores/session/anyServer/pendingSignIn';
import styles from './SignInPage.module.css';
import { softwareName } from './softwareName';

interface ConsentProps {
  server: FoundServer;
  /** The origin of its pages, if a gateway is between. */
  home?: string;
  mode: SignInMode;
  back: string;
}

/** A server that people can sign in to, and the way to its own page, on which they allow this client in. */
export const Consent = observer(function Consent({ server, home = server.origin, mode, back }: ConsentProps) {
  const { t } = useI18n();
  const { sessionLocal, clock, page } = useStores();
  const [manages, setManages] = useState(false);
  const [isKept, setKept] = useState(true);
  const { origin, name, iconUrl, software, version, isKnown } = server;
  const host = hostText(new URL(home).host);
  const runs = software === null ? null : softwareName(software);
  const go = () => {
    const callback = clientUrl('/signed-in').href;
    const icon = clientUrl('/icons/icon-192.png').href;
    const address = beginSignIn(sessionLocal, { origin, home, manages, mode, back, callback, icon }, randomId(), clock.now());
    setKept(address !== null);
    if (address !== null) page.goTo(address);
  };
  return (
    <>
      <div className={styles.server}>
        <ServerPicture url={iconUrl} />
        <div>
          <h3 className={styles.name} dir="auto">
            {name ?? host}
          </h3>
          <Facts>
            <span>{host}</span>
            {runs !== null && <span>{`${runs} ${version}`.trim()}</span>}
          </Facts>
        </div>
      </div>
      {!isKnown && <Notice>{runs === null ? t('signInPage.unknownSoftware') : t('signInPage.unknownKind', { software: runs })}</Notice>}
      <p>{t('signInPage.how', { host })}</p>
      <Switch label={t('signInPage.manages')} help={t('signInPage.managesHelp')} checked={manages} onChange={setManages} />
      {!isKept && <Notice kind="problem">{t('signInPage.notKept')}</Notice>}
      <Button variant="primary" onClick={go}>
        {t('signInPage.go', { host })}
      </Button>
      <p className={styles.small}>{t('signInPage.trust', { page: hostText(clientUrl('/').host) })}</p>
    </>
  );
});

/** The icon of a server; a globe where it has none that loads. Nothing says who asks for it. */
function ServerPicture({ url }: { url: string | null }) {
  const [isBroken, setBroken] = useState(false);
  if (url === null || isBroken) return <Icon name="world" size="40px" className={styles.icon} />;
  return (
    <img className={styles.icon} src={url} alt="" width={40} height={40} referrerPolicy="no-referrer" onError={() => setBroken(true)} />
  );
}
