import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { Page } from '~/components/page/Page';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { useStores } from '~/react/context';
import { usePane } from '~/router/PaneContext';
import { goToSignIn, SIGN_IN } from '~/stores/session/anyServer/goToSignIn';
import { isInternalPath } from '~/stores/session/PageControl';
import type manifest from './manifest';
import { ServerChoice } from './ServerChoice';

/** Where people sign in to a server of their choice. */
export default observer(function SignInPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const root = useStores();
  const { page } = root;
  const { frame } = usePane();
  const { server } = params;
  const mode = params.mode === 'add' ? 'add' : 'login';
  const wanted = params.back ?? '/';
  const back = isInternalPath(wanted) && !wanted.startsWith(SIGN_IN) && !wanted.startsWith('/signed-in') ? wanted : '/';
  const isMain = frame === 'main';
  // A link inside the client led here: this document may only call the servers of the stored accounts.
  useEffect(() => {
    if (page.isNarrowed && isMain) page.reload();
  }, [page, isMain]);
  return (
    <Page title={t('signInPage.title')}>
      {page.isNarrowed ? (
        <EmptyState icon="login" text={t('signInPage.alone')}>
          <Button variant="primary" onClick={() => goToSignIn(root, { server, mode, back })}>
            {t('signInPage.openAlone')}
          </Button>
        </EmptyState>
      ) : (
        <ServerChoice key={server} initial={server ?? ''} mode={mode} back={back} />
      )}
    </Page>
  );
});
