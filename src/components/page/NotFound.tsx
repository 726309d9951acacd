import { observer } from 'mobx-react-lite';
import { LateMascot } from '~/components/mascot/LateMascot';
import { Button } from '~/components/ui/Button';
import { LinkButton } from '~/components/ui/LinkButton';
import { Page } from './Page';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import { useServer, useStores } from '~/react/context';
import styles from './Message.module.css';

interface NotFoundProps {
  /** Whether the page exists but needs an account, so that the sign-in dialog is offered. */
  offerSignIn?: boolean;
}

/** The page for addresses that do not exist, or not for this viewer. */
export const NotFound = observer(function NotFound({ offerSignIn = false }: NotFoundProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const server = useServer();
  const { canGoBack, back } = usePane();
  const image = server.mediaUrl(server.meta?.notFoundImageUrl);
  return (
    <Page title={t('notFound.title')}>
      <div className={styles.message}>
        {image ? <img className={styles.image} src={image} alt="" /> : <LateMascot pose="searching" />}
        <h2 className={styles.heading}>{offerSignIn ? t('notFound.signInNeeded') : t('notFound.heading')}</h2>
        <p className={styles.text}>{offerSignIn ? t('notFound.signInNeededText') : t('notFound.text')}</p>
        <div className={styles.actions}>
          {offerSignIn && (
            <Button variant="primary" onClick={() => void overlays.open('signIn', { required: true })}>
              {t('page.signIn')}
            </Button>
          )}
          {!offerSignIn && canGoBack && <Button onClick={back}>{t('page.back')}</Button>}
          <LinkButton to="/" variant={offerSignIn ? 'plain' : 'primary'} icon="home">
            {t('notFound.goHome')}
          </LinkButton>
        </div>
      </div>
    </Page>
  );
});
