import { observer } from 'mobx-react-lite';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import styles from './SignInForm.module.css';

/** Leads to a letter with a new password, on servers that send letters. */
export const ForgotPassword = observer(function ForgotPassword({ username }: { username: string }) {
  const { t } = useI18n();
  const { instance, overlays } = useStores();
  if (!instance.meta?.enableEmail) return null;
  return (
    <Button variant="ghost" className={styles.forgot} onClick={() => void overlays.open('forgotPassword', { username })}>
      {t('auth.forgot')}
    </Button>
  );
});
