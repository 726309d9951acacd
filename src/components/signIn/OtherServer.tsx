import { Button, type ButtonProps } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { goToSignIn } from '~/stores/session/anyServer/goToSignIn';
import type { SignInMode } from '~/stores/session/anyServer/pendingSignIn';

interface OtherServerProps extends Pick<ButtonProps, 'variant'> {
  /** What happens with the account. */
  mode: SignInMode;
}

/** Leads to the page on which people sign in to any other server. */
export function OtherServer({ mode, variant = 'ghost' }: OtherServerProps) {
  const { t } = useI18n();
  const root = useStores();
  return (
    <Button variant={variant} icon="world" onClick={() => goToSignIn(root, { mode })}>
      {t('auth.otherServer')}
    </Button>
  );
}
