import { observer } from 'mobx-react-lite';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { ExternalLink } from '~/components/ui/ExternalLink';
import { Icon, type IconName } from '~/components/ui/Icon';
import { Notice } from '~/components/ui/Notice';
import { Spinner } from '~/components/ui/Spinner';
import { useI18n } from '~/i18n/useI18n';
import { hostText } from '~/mfm/hostText';
import type { Discovery, Mark, Question } from '~/stores/session/anyServer/Discovery';
import type { Refusal } from '~/stores/session/anyServer/judge';
import type { SignInMode } from '~/stores/session/anyServer/pendingSignIn';
import { Consent } from './Consent';
import styles from './SignInPage.module.css';
import { softwareName } from './softwareName';

interface DiscoveryViewProps {
  discovery: Discovery;
  mode: SignInMode;
  back: string;
  onRetry: () => void;
  /** Asks another server, which this one has named. */
  onOther: (host: string) => void;
}

/** Refusals after which the server may answer better. */
const PASSING: ReadonlySet<Refusal> = new Set(['offline', 'noAnswer', 'slow', 'half', 'failing']);

/** Refusals of servers that have a page of their own to look at. */
const HAS_PAGE: ReadonlySet<Refusal> = new Set(['noAnswer', 'silent', 'closed', 'otherKind', 'page', 'slow', 'failing']);

/** What is found out about a server, as it comes, and what follows from it. */
export const DiscoveryView = observer(function DiscoveryView(props: DiscoveryViewProps) {
  const { discovery, mode, back } = props;
  const { t } = useI18n();
  const { origin, namedBy, marks, judgement } = discovery;
  const host = origin === null ? '' : hostText(new URL(origin).host);
  const isReady = judgement?.kind === 'ready';
  return (
    <>
      <p role="status" className="visuallyHidden">
        {origin !== null && judgement === null && t('signInPage.checking', { host })}
        {isReady && t('signInPage.ready', { host })}
      </p>
      {origin !== null && (
        <section className={styles.found} aria-label={t('signInPage.checking', { host })}>
          {namedBy !== null && <p>{t('signInPage.namedBy', { from: hostText(new URL(namedBy).host), host })}</p>}
          <ul className={styles.marks}>
            <MarkLine question="answers" mark={marks.answers} />
            <MarkLine question="kind" mark={marks.kind} />
            <MarkLine question="open" mark={marks.open} />
          </ul>
          {judgement?.kind === 'ready' && <Consent server={judgement.server} mode={mode} back={back} />}
          {judgement !== null && judgement.kind !== 'ready' && <Unfit {...props} origin={origin} />}
        </section>
      )}
    </>
  );
});

const ICONS: Readonly<Record<Exclude<Mark, 'asking'>, IconName>> = { yes: 'circleCheck', no: 'circleX', unknown: 'circleMinus' };

function MarkLine({ question, mark }: { question: Question; mark: Mark }) {
  const { t } = useI18n();
  return (
    <li className={styles.mark} data-mark={mark}>
      {mark === 'asking' ? <Spinner /> : <Icon name={ICONS[mark]} size="1.25em" />}
      <span>{t(`signInPage.mark.${question}`)}</span>
      <span className="visuallyHidden">{t(`signInPage.state.${mark}`)}</span>
    </li>
  );
}

/** Why one cannot sign in to a server, and what people can do. */
const Unfit = observer(function Unfit({ discovery, origin, onRetry, onOther }: DiscoveryViewProps & { origin: string }) {
  const { t } = useI18n();
  const { judgement, software } = discovery;
  const host = hostText(new URL(origin).host);
  if (judgement === null || judgement.kind === 'ready') return null;
  if (judgement.kind === 'elsewhere') {
    const other = new URL(judgement.origin).host;
    return (
      <>
        <Notice kind="problem">{t('signInPage.elsewhere', { host, other: hostText(other) })}</Notice>
        <ButtonRow>
          <Button onClick={() => onOther(other)}>{t('signInPage.useOther', { host: hostText(other) })}</Button>
        </ButtonRow>
      </>
    );
  }
  const { why } = judgement;
  const runs = software?.kind === 'software' ? softwareName(software.name) : '';
  return (
    <>
      <Notice kind="problem">{t(`signInPage.why.${why}`, { host, software: runs })}</Notice>
      <ButtonRow>
        {PASSING.has(why) && (
          <Button icon="refresh" onClick={onRetry}>
            {t('core.retry')}
          </Button>
        )}
        {HAS_PAGE.has(why) && <ExternalLink href={origin}>{t('signInPage.open', { host })}</ExternalLink>}
      </ButtonRow>
    </>
  );
});
