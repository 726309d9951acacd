import { observer } from 'mobx-react-lite';
import { OnlyOnServer } from '~/components/instance/OnlyOnServer';
import { Page } from '~/components/page/Page';
import { SettingsLink } from '~/components/settings/SettingsRow';
import { SettingsBody, SettingsText } from '~/components/settings/SettingsSection';
import { Notice } from '~/components/ui/Notice';
import { RowCard } from '~/components/ui/Rows';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import type { ExportKind, ImportKind } from '~/stores/resources/account/transfers';
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
  const { me, can } = useAccount();
  const hasMoved = Boolean(me?.movedTo);
  return (
    <Page title={t('settingsImportExportPage.title')}>
      <SettingsBody>
        <SettingsText>{t('settingsImportExportPage.explanation')}</SettingsText>
        <RowCard>
          <SettingsLink to="/my/drive" icon="cloud" label={t('settingsImportExportPage.openDrive')} />
        </RowCard>
        {hasMoved && <Notice>{t('settingsImportExportPage.moved')}</Notice>}
        {can.manageAccount ? (
          <RowCard>
            {KINDS.map(({ kind, importKind }) => (
              <Transfer key={kind} kind={kind} importKind={hasMoved ? undefined : importKind} />
            ))}
          </RowCard>
        ) : (
          <OnlyOnServer path="/settings" />
        )}
      </SettingsBody>
    </Page>
  );
});
