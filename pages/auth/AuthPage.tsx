import { useEffect } from 'react';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { AppRequest } from '~/components/authorize/AppRequest';
import { Page } from '~/components/page/Page';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { useAccount } from '~/react/context';
import { acceptApp, appSession, type AppSession } from '~/stores/resources/account/apps';
import type manifest from './manifest';

/** A registered app asks for access with a session from the server. */
export default function AuthPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const token = params.token;
  return (
    <Page title={t('page.authorize')}>
      <Loadable query={useQuery(appSession, token)}>{(session) => <Asked session={session} token={token} />}</Loadable>
    </Page>
  );
}

function Asked({ session: { name, permissions, returnTo, isGranted }, token }: { session: AppSession; token: string }) {
  const account = useAccount();
  useEffect(() => {
    if (isGranted && returnTo instanceof URL) location.assign(returnTo);
  }, [isGranted, returnTo]);
  return <AppRequest app={{ name, iconUrl: null, permissions, returnTo }} isGranted={isGranted} grant={() => acceptApp(account, token)} />;
}
