import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { ServerField } from '~/components/signIn/ServerField';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { hostText } from '~/mfm/hostText';
import { useStores } from '~/react/context';
import { usePane } from '~/router/PaneContext';
import { Discovery } from '~/stores/session/anyServer/Discovery';
import { lastServers } from '~/stores/session/anyServer/lastServers';
import type { SignInMode } from '~/stores/session/anyServer/pendingSignIn';
import { serverOfInput, type InputProblem } from '~/stores/session/anyServer/serverOfInput';
import { DiscoveryView } from './DiscoveryView';
import { HomeServer } from './HomeServer';
import styles from './SignInPage.module.css';

interface ServerChoiceProps {
  /** What the address asks for, as people write it. */
  initial: string;
  mode: SignInMode;
  back: string;
}

/** Asks for the server, and then leads to where its people sign in. */
export const ServerChoice = observer(function ServerChoice({ initial, mode, back }: ServerChoiceProps) {
  const { t } = useI18n();
  const root = useStores();
  const { isOpenedByHand } = usePane();
  const { servers, local, send, clock, session } = root;
  const home = servers.ofPage;
  const titleId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(initial);
  const [problem, setProblem] = useState<InputProblem | null>(null);
  const [isHome, setHome] = useState(false);
  const [discovery] = useState(() => new Discovery({ send, clock, browser: session.current.browser }));
  const [offered] = useState(() => lastServers(local));

  const choose = (text: string) => {
    const input = serverOfInput(text, home.origin);
    discovery.stop();
    setHome(false);
    setProblem(input.ok ? null : input.problem);
    if (!input.ok) field.current?.focus();
    else if (home.meta !== null && home.isOwnHost(new URL(input.origin).host)) setHome(true);
    else void discovery.ask(input.origin);
  };
  // A host of mere files has no server of its own, which only asking tells.
  useEffect(() => {
    const asked = home.meta === null ? home.load() : Promise.resolve();
    if (initial !== '') void asked.then(() => choose(initial));
    return () => discovery.stop();
    // oxlint-disable-next-line react/exhaustive-deps -- the address asks once; what people do then counts
  }, []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    choose(typed);
  };
  const hosts = [...(home.meta === null ? [] : [home.host]), ...offered.map((origin) => new URL(origin).host)];
  return (
    <div className={styles.card}>
      <h2 id={titleId} className={styles.title}>
        {t('signInPage.which')}
      </h2>
      <form className={styles.form} aria-labelledby={titleId} onSubmit={submit}>
        <ServerField
          ref={field}
          label={t('signInPage.server')}
          help={t('signInPage.serverHelp')}
          error={problem === null ? undefined : t(`signInPage.problem.${problem}`)}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setProblem(null);
          }}
          placeholder={t('signInPage.example')}
          autoFocus={isOpenedByHand && initial === ''}
        />
        <Button type="submit" variant={isHome || discovery.origin !== null ? 'plain' : 'primary'}>
          {t('signInPage.continue')}
        </Button>
      </form>
      {hosts.length > 0 && (
        <div className={styles.offers} role="group" aria-label={t('signInPage.offers')}>
          {[...new Set(hosts)].map((host) => (
            <Button
              key={host}
              onClick={() => {
                setTyped(host);
                choose(host);
              }}
            >
              {hostText(host)}
            </Button>
          ))}
        </div>
      )}
      {isHome && <HomeServer mode={mode} back={back} />}
      <DiscoveryView
        discovery={discovery}
        mode={mode}
        back={back}
        onRetry={() => choose(typed)}
        onOther={(host) => {
          setTyped(host);
          choose(host);
        }}
      />
    </div>
  );
});
