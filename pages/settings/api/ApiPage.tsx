import { Page } from '~/components/page/Page';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { Link } from '~/router/Link';
import { useStores } from '~/react/context';
import styles from './ApiPage.module.css';

/** Tokens for apps and scripts of the viewer. */
export default function ApiPage() {
  const { t } = useI18n();
  const { overlays } = useStores();
  return (
    <Page title={t('settingsApiPage.title')}>
      <div className={styles.page}>
        <p>{t('settingsApiPage.tokenText')}</p>
        <Button variant="primary" icon="key" onClick={() => void overlays.open('accessToken', {})}>
          {t('settingsApiPage.make')}
        </Button>
        <Link to="/settings/apps">{t('settingsApiPage.apps')}</Link>
        <Link to="/api-console">{t('settingsApiPage.console')}</Link>
      </div>
    </Page>
  );
}
