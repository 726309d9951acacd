import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import { Page } from '~/components/page/Page';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { hostText } from '~/mfm/hostText';
import type { PageProps } from '~/registry/definePage';
import { useStores } from '~/react/context';
import { usePane } from '~/router/PaneContext';
import { arrivalOf } from '~/stores/session/anyServer/Arrival';
import { goToSignIn } from '~/stores/session/anyServer/goToSignIn';
import type manifest from './manifest';

/** Where the page of a server leads back to. The session leaves the address at once. */
export default observer(function SignedInPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const root = useStores();
  const { navigate } = usePane();
  const { session } = params;
  const arrival = arrivalOf(root);
  useEffect(() => {
    void arrival.begin(session);
    if (session !== undefined) navigate('/signed-in', { replace: true });
  }, [arrival, session, navigate]);
  return (
    <Page title={t('signedInPage.title')}>
      <ArrivalView />
    </Page>
  );
});

const ArrivalView = observer(function ArrivalView() {
  const { t } = useI18n();
  const root = useStores();
  const arrival = arrivalOf(root);
  const { state, signIn } = arrival;
  const server = signIn === null ? undefined : new URL(signIn.origin).host;
  const host = hostText(server ?? '');
  const again = (
    <Button variant="primary" icon="login" onClick={() => goToSignIn(root, { server, mode: signIn?.mode, back: signIn?.back ?? '/' })}>
      {t('signedInPage.again')}
    </Button>
  );
  const home = <Button onClick={() => root.page.goTo('/')}>{t('signedInPage.home')}</Button>;
  switch (state.kind) {
    case 'checking':
    case 'entered':
      return (
        <>
          <LoadingState />
          {host !== '' && <p className="visuallyHidden">{t('signedInPage.checking', { host })}</p>}
        </>
      );
    case 'failed':
      return <ErrorState error={state.error} onRetry={() => void arrival.retry()} />;
    case 'notEntered':
      return (
        <EmptyState icon="alertTriangle" text={t('signedInPage.notEntered')} hint={t('signedInPage.notEnteredText', { host })}>
          <Button variant="primary" icon="refresh" onClick={() => void arrival.retry()}>
            {t('core.retry')}
          </Button>
          {home}
        </EmptyState>
      );
    default:
      return (
        <EmptyState icon="alertTriangle" text={t(`signedInPage.${state.kind}`, { host })} hint={t(`signedInPage.${state.kind}Text`)}>
          {again}
          {home}
        </EmptyState>
      );
  }
});
