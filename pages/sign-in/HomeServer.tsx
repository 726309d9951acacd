import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { AtHome } from '~/components/signIn/AtHome';
import { SignInForm } from '~/components/signIn/SignInForm';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { hostText } from '~/mfm/hostText';
import { useStores } from '~/react/context';
import type { SignInMode } from '~/stores/session/anyServer/pendingSignIn';
import { Consent } from './Consent';
import styles from './SignInPage.module.css';

interface HomeServerProps {
  mode: SignInMode;
  back: string;
}

/**
 * The page's own server takes the password itself. Behind a gateway, captchas and passkeys belong to the address of the server, so its own
 * page is the other way in.
 */
export const HomeServer = observer(function HomeServer({ mode, back }: HomeServerProps) {
  const { t } = useI18n();
  const { servers, page } = useStores();
  const { origin, home, host, name, meta } = servers.ofPage;
  const [isAtPage, setAtPage] = useState(false);
  const addOnly = mode === 'add';
  return (
    <section className={styles.found} aria-label={t('signInPage.homeForm', { name })}>
      {isAtPage ? (
        <>
          <Consent
            server={{ origin, name: meta?.name ?? null, iconUrl: meta?.iconUrl ?? null, software: null, version: '', isKnown: true }}
            home={home}
            mode={mode}
            back={back}
          />
          <Button variant="ghost" onClick={() => setAtPage(false)}>
            {t('signInPage.withPassword')}
          </Button>
        </>
      ) : (
        <>
          <h3 className={styles.name}>{t('signInPage.homeForm', { name })}</h3>
          <AtHome>
            <SignInForm addOnly={addOnly} redirect={back} onDone={() => addOnly && page.goTo(back)} />
          </AtHome>
          {home !== origin && (
            <div className={styles.otherWay}>
              <Button variant="ghost" icon="externalLink" onClick={() => setAtPage(true)}>
                {t('signInPage.homePage', { host: hostText(host) })}
              </Button>
              <p className={styles.small}>{t('signInPage.homePageHelp')}</p>
            </div>
          )}
        </>
      )}
    </section>
  );
});
