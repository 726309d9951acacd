import { observer } from 'mobx-react-lite';
import { Page } from '~/components/page/Page';
import { Icon } from '~/components/ui/Icon';
import { Notice } from '~/components/ui/Notice';
import { useI18n } from '~/i18n/useI18n';
import { Link } from '~/router/Link';
import { useAccount } from '~/react/context';
import type { ExportKind, ImportKind } from '~/stores/resources/account/transfers';
import styles from '../SettingsPage.module.css';
import { Transfer } from './Transfer';

/** What can be exported, and the import that takes the same file back. */
const KINDS: readonly { readonly kind: ExportKind; readonly importKind?: ImportKind }[] = [
  { kind: 'notes' },
  { kind: 'favorites' },
  { kind: 'clips' },
  { kind: 'following', importKind: 'following' },
  { kind: 'user-lists', importKind: 'user-lists' },
  { kind: 'mute', importKind: 'muting' },
  { kind: 'blocking', importKind: 'blocking' },
  { kind: 'antennas', importKind: 'antennas' },
];

/** Exports what the account has into files, and imports such files. */
export default observer(function ImportExportPage() {
  const { t } = useI18n();
  const hasMoved = Boolean(useAccount().me?.movedTo);
  return (
    <Page title={t('settingsImportExportPage.title')}>
      <div className={styles.content}>
        <p className={styles.status}>{t('settingsImportExportPage.explanation')}</p>
        <p className={styles.status}>
          <Link to="/my/drive">
            <Icon name="cloud" /> {t('settingsImportExportPage.openDrive')}
          </Link>
        </p>
        {hasMoved && <Notice>{t('settingsImportExportPage.moved')}</Notice>}
        {KINDS.map(({ kind, importKind }) => (
          <Transfer key={kind} kind={kind} importKind={hasMoved ? undefined : importKind} />
        ))}
      </div>
    </Page>
  );
});
