import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { LayoutPicture } from '~/components/decks/LayoutPicture';
import { WAY_PICTURES } from '~/components/decks/ways';
import { LateMascot } from '~/components/mascot/LateMascot';
import { ServerField } from '~/components/signIn/ServerField';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { browserPath } from '~/lib/basePath';
import { useServer, useStores } from '~/react/context';
import { visitServer } from '~/stores/server/visitedServer';
import { goToSignIn } from '~/stores/session/anyServer/goToSignIn';
import { serverOfInput } from '~/stores/session/anyServer/serverOfInput';
import heroStyles from './Hero.module.css';
import { Ways } from './Ways';
import styles from './WelcomePage.module.css';

/** The start page where a mere host of files served it: the way to sign in at any server, and to look at one before. */
export function NoServer() {
  const { t } = useI18n();
  const root = useStores();
  return (
    <div className={styles.place}>
      <div className={styles.welcome} data-part="scroller">
        <section className={heroStyles.hero} aria-label={t('shell.product')}>
          <div className={heroStyles.words}>
            <div className={heroStyles.server}>
              <img className={heroStyles.icon} src={browserPath('/favicon.svg')} alt="" width={32} height={32} />
              <b>{t('shell.product')}</b>
            </div>
            <h1 className={heroStyles.headline}>{t('welcome.headline')}</h1>
            <p className={heroStyles.lead}>{t('welcome.lead')}</p>
            <p className={heroStyles.lead}>{t('welcome.anyServer')}</p>
            <div className={heroStyles.actions}>
              <Button variant="primary" icon="login" className={heroStyles.action} onClick={() => goToSignIn(root)}>
                {t('page.signIn')}
              </Button>
            </div>
            <Visit />
            <LateMascot pose="happy" className={heroStyles.mascot} />
          </div>
          <div className={heroStyles.product} inert aria-hidden>
            <LayoutPicture columns={WAY_PICTURES.deck} />
          </div>
        </section>
        <div className={styles.more}>
          <Ways />
        </div>
      </div>
    </div>
  );
}

/** Asks for a server to look at without an account. */
function Visit() {
  const { t } = useI18n();
  const { local, page } = useStores();
  const { origin } = useServer();
  const titleId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const visit = (event: SyntheticEvent) => {
    event.preventDefault();
    const server = serverOfInput(typed, origin);
    setWrong(!server.ok);
    if (!server.ok) return field.current?.focus();
    visitServer(local, server.origin);
    return page.goTo('/');
  };
  return (
    <form className={styles.visit} aria-labelledby={titleId} onSubmit={visit}>
      <h2 id={titleId} className={styles.title}>
        {t('welcome.lookAround')}
      </h2>
      <ServerField
        ref={field}
        label={t('welcome.visited')}
        error={isWrong ? t('welcome.visitedProblem') : undefined}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setWrong(false);
        }}
        placeholder={t('welcome.visitedExample')}
      />
      <Button type="submit">{t('welcome.visit')}</Button>
    </form>
  );
}
