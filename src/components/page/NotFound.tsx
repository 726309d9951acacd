import { observer } from 'mobx-react-lite';
import { Button } from '~/components/ui/Button';
import { Page } from './Page';
import { mediaUrl } from '~/lib/mediaUrl';
import { useI18n } from '~/i18n/useI18n';
import { Link } from '~/router/Link';
import { useStores } from '~/react/context';
import styles from './Message.module.css';

interface NotFoundProps {
  /** Whether the page exists but needs an account, so that the sign-in dialog is offered. */
  offerSignIn?: boolean;
}

/** The page for addresses that do not exist, or not for this viewer. */
export const NotFound = observer(function NotFound({ offerSignIn = false }: NotFoundProps) {
  const { t } = useI18n();
  const { instance, overlays } = useStores();
  const image = mediaUrl(instance.meta?.notFoundImageUrl);
  return (
    <Page title={t('notFound.title')}>
      <div className={styles.message}>
        {image && <img className={styles.image} src={image} alt="" />}
        <h2 className={styles.heading}>{offerSignIn ? t('notFound.signInNeeded') : t('notFound.heading')}</h2>
        <p className={styles.text}>{offerSignIn ? t('notFound.signInNeededText') : t('notFound.text')}</p>
        {offerSignIn && (
          <Button variant="primary" onClick={() => void overlays.open('signIn', { required: true })}>
            {t('page.signIn')}
          </Button>
        )}
        <Link to="/">{t('notFound.goHome')}</Link>
      </div>
    </Page>
  );
});
