import { untracked } from 'mobx';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Button } from '~/components/ui/Button';
import { Notice } from '~/components/ui/Notice';
import { Switch } from '~/components/ui/Switch';
import { useI18n } from '~/i18n/useI18n';
import { loadScript } from '~/lib/loadScript';
import { useStores } from '~/react/context';
import type { Captcha } from '~/stores/session/captchas';
import styles from './CaptchaBox.module.css';

/** What the scripts of captchas have in common. */
interface CaptchaScript {
  /** Only one of them has to be waited for. */
  ready?(done: () => void): void;
  render(element: HTMLElement, options: Readonly<Record<string, unknown>>): unknown;
}

interface CaptchaBoxProps {
  captcha: Captcha;
  /** Called with the answer, and with undefined when it is no longer valid. */
  onAnswer: (answer: string | undefined) => void;
}

/** What became of a captcha. */
type State = 'open' | 'expired' | 'failed';

/** The check that a person signs up or in, mostly of another site. Its script is loaded only here. */
export function CaptchaBox({ captcha, onAnswer }: CaptchaBoxProps) {
  const { t } = useI18n();
  const [state, setState] = useState<State>('open');
  const [attempt, setAttempt] = useState(0);
  const tell = (answer: string | undefined, next: State) => {
    setState(next);
    onAnswer(answer);
  };
  return (
    <div className={styles.captcha} role="group" aria-label={t('auth.captcha')}>
      {captcha.kind === 'script' && <Scripted key={attempt} captcha={captcha} onTell={tell} />}
      {captcha.kind === 'frame' && <Framed key={attempt} captcha={captcha} onTell={tell} />}
      {captcha.kind === 'box' && <Ticked captcha={captcha} onTell={tell} />}
      {state === 'expired' && <Notice kind="problem">{t('auth.captchaExpired')}</Notice>}
      {state === 'failed' && (
        <>
          <Notice kind="problem">{t('auth.captchaFailed')}</Notice>
          <Button
            icon="refresh"
            onClick={() => {
              tell(undefined, 'open');
              setAttempt(attempt + 1);
            }}
          >
            {t('core.retry')}
          </Button>
        </>
      )}
    </div>
  );
}

interface PartProps<K extends Captcha['kind']> {
  captcha: Extract<Captcha, { kind: K }>;
  onTell: (answer: string | undefined, state: State) => void;
}

function Ticked({ captcha: { right }, onTell }: PartProps<'box'>) {
  const { t } = useI18n();
  const [isTicked, setTicked] = useState(false);
  const change = (isOn: boolean) => {
    setTicked(isOn);
    onTell(isOn ? right : undefined, 'open');
  };
  return <Switch label={t('auth.human')} checked={isTicked} onChange={change} />;
}

/** The newest version of a value, for callbacks that stay. */
function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

function Scripted({ captcha: { script, global, siteKey }, onTell }: PartProps<'script'>) {
  const { theme } = useStores();
  const place = useRef<HTMLDivElement>(null);
  const tell = useLatest(onTell);
  useEffect(() => {
    let isGone = false;
    const say = (answer: string | undefined, state: State) => {
      if (!isGone) tell.current(answer, state);
    };
    const show = () => {
      if (isGone || !place.current) return;
      const made = (globalThis as unknown as Readonly<Record<string, CaptchaScript>>)[global]!;
      // A widget stays in its element, so each time gets a new one.
      const element = document.createElement('div');
      place.current.replaceChildren(element);
      made.render(element, {
        sitekey: siteKey,
        theme: untracked(() => theme.scheme),
        callback: (answer: string) => say(answer, 'open'),
        'expired-callback': () => say(undefined, 'expired'),
        'error-callback': () => say(undefined, 'failed'),
      });
    };
    const begin = async () => {
      await loadScript(script);
      const made = (globalThis as unknown as Readonly<Record<string, CaptchaScript | undefined>>)[global];
      if (made?.ready) made.ready(show);
      else show();
    };
    begin().catch(() => say(undefined, 'failed'));
    return () => {
      isGone = true;
    };
  }, [script, global, siteKey, theme, tell]);
  return <div ref={place} />;
}

function Framed({ captcha: { address }, onTell }: PartProps<'frame'>) {
  const { t } = useI18n();
  const tell = useLatest(onTell);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent) => {
      const isOurs = origin === new URL(address).origin && source === frame.current?.contentWindow;
      const answer = (data as { readonly token?: unknown } | null)?.token;
      if (isOurs && typeof answer === 'string') tell.current(answer, 'open');
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [address, tell]);
  // oxlint-disable-next-line react/iframe-missing-sandbox -- it is another site, which has to know its own origin to call its server
  return <iframe ref={frame} className={styles.frame} title={t('auth.captcha')} src={address} sandbox="allow-scripts allow-same-origin" />;
}
