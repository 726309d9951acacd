import { observer } from 'mobx-react-lite';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { ApiError, type AppError } from '~/lib/AppError';
import { NO_SERVER } from '~/stores/server/NoServer';
import { useAccount, useStores } from '~/react/context';

/** Refusals that a visitor does not get after signing in. */
const FOR_VISITORS: ReadonlySet<string> = new Set([
  'CREDENTIAL_REQUIRED',
  NO_SERVER,
  'CONTENT_RESTRICTED_BY_SERVER',
  'CONTENT_RESTRICTED_BY_USER',
  'SIGNIN_REQUIRED',
]);

/** Whether signing in may help a visitor whose request was refused. */
export const helpsToSignIn = (error: AppError): boolean => error instanceof ApiError && FOR_VISITORS.has(error.server.code);

/** Offers visitors to sign in. */
export const SignInWay = observer(function SignInWay() {
  const { t } = useI18n();
  const { overlays } = useStores();
  if (useAccount().me) return null;
  return (
    <Button variant="primary" icon="login" aria-haspopup="dialog" onClick={() => void overlays.open('signIn', {})}>
      {t('page.signIn')}
    </Button>
  );
});
