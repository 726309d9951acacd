import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { isMissingEndpoint } from '~/api/errors';
import { EmptyState } from '~/components/async/EmptyState';
import { useSubmit } from '~/components/form/useSubmit';
import { Page } from '~/components/page/Page';
import { AtHome } from '~/components/signIn/AtHome';
import { Button } from '~/components/ui/Button';
import { ExternalLink } from '~/components/ui/ExternalLink';
import { LinkButton } from '~/components/ui/LinkButton';
import { Notice } from '~/components/ui/Notice';
import { useI18n } from '~/i18n/useI18n';
import { ApiError, RateLimitError } from '~/lib/AppError';
import { hostText } from '~/mfm/hostText';
import type { PageProps } from '~/registry/definePage';
import { useAccount, useServer } from '~/react/context';
import { verifyEmail } from '~/stores/session/registration';
import type manifest from './manifest';

/** The link in a letter about a new address opens this page. It needs a button press, because mail scanners open links too. */
export default function VerifyEmailPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  return (
    <Page title={t('verifyEmailPage.title')}>
      <AtHome>
        <Confirmation code={params.code} />
      </AtHome>
    </Page>
  );
}

const Confirmation = observer(function Confirmation({ code }: { code: string }) {
  const { t } = useI18n();
  const { api } = useAccount();
  const server = useServer();
  const [state, setState] = useState<'asking' | 'done' | 'refused' | 'elsewhere'>('asking');
  const confirming = useSubmit(() => verifyEmail(api, code), {
    onDone: () => setState('done'),
    onFailed: (error) => {
      if (!(error instanceof ApiError) || error instanceof RateLimitError) return false;
      setState(isMissingEndpoint(error) ? 'elsewhere' : 'refused');
      return true;
    },
  });
  if (state === 'done') {
    return (
      <EmptyState icon="circleCheck" text={t('verifyEmailPage.done')}>
        <LinkButton to="/" variant="primary" icon="home">
          {t('notFound.goHome')}
        </LinkButton>
      </EmptyState>
    );
  }
  const host = hostText(server.host);
  if (state === 'elsewhere') {
    return (
      <EmptyState icon="mail" text={t('verifyEmailPage.elsewhere', { host })}>
        <ExternalLink href={`${server.home}/verify-email/${encodeURIComponent(code)}`}>{t('verifyEmailPage.open', { host })}</ExternalLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="mail" text={t('verifyEmailPage.ask')} hint={t('verifyEmailPage.askText', { name: server.name })}>
      {state === 'refused' && <Notice kind="problem">{t('verifyEmailPage.refused')}</Notice>}
      <Button variant="primary" busy={confirming.isBusy} onClick={() => void confirming.run()}>
        {t('verifyEmailPage.go')}
      </Button>
    </EmptyState>
  );
});
