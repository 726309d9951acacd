import { AppRequest } from '~/components/authorize/AppRequest';
import { Page } from '~/components/page/Page';
import { useI18n } from '~/i18n/useI18n';
import { returnAddress } from '~/lib/returnAddress';
import type { PageProps } from '~/registry/definePage';
import { useAccount } from '~/react/context';
import { grantAccess } from '~/stores/resources/account/apps';
import type manifest from './manifest';

/** An app asks for access with an address only, without registration (MiAuth). */
export default function MiauthPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const account = useAccount();
  const session = params.session;
  const { callback, name = null, icon = null } = params;
  const permissions = params.permission?.split(',').filter(Boolean) ?? [];
  const returnTo = callback ? (returnAddress(callback, 'session', session) ?? 'refused') : 'nowhere';
  return (
    <Page title={t('page.authorize')}>
      <AppRequest
        app={{ name, iconUrl: icon, permissions, returnTo }}
        grant={() => grantAccess(account, { session, name, iconUrl: icon, permission: permissions })}
      />
    </Page>
  );
}
