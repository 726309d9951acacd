import { useState } from 'react';
import { SettingsRow } from '~/components/settings/SettingsRow';
import { useTransfer } from '~/components/transfer/useTransfer';
import { Button } from '~/components/ui/Button';
import { Switch } from '~/components/ui/Switch';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { requestExport, requestImport, type ExportKind, type ImportKind } from '~/stores/resources/account/transfers';
import styles from './Transfer.module.css';

interface TransferProps {
  kind: ExportKind;
  /** What its file is imported as; nothing where that is impossible. */
  importKind: ImportKind | undefined;
}

/** The buttons that export and import one kind of thing. */
export function Transfer({ kind, importKind }: TransferProps) {
  const { t } = useI18n();
  const account = useAccount();
  const { overlays, settings } = useStores();
  const [choices, setChoices] = useState({ excludeMuting: false, excludeInactive: false });
  const [withReplies, setWithReplies] = useState(() => settings.get('defaultWithReplies'));
  const exporting = useTransfer(() => requestExport(account, kind, choices), t('transfer.exportRequested'));
  const importing = useTransfer(
    (as: ImportKind, fileId: string) => requestImport(account, as, fileId, withReplies),
    t('settingsImportExportPage.importRequested'),
  );
  const chooseFile = async (as: ImportKind) => {
    // The dialog offers files of the drive and uploads new ones.
    const chosen = await overlays.open('driveFilePicker', { multiple: false });
    if (chosen?.[0]) await importing.run(as, chosen[0].id);
  };
  const isFollowing = kind === 'following';
  return (
    <>
      <SettingsRow label={t(`settingsImportExportPage.${kind}`)}>
        <div className={styles.buttons}>
          <Button icon="download" busy={exporting.isBusy} onClick={() => void exporting.run()}>
            {t('transfer.export')}
          </Button>
          {importKind && (
            <Button icon="upload" busy={importing.isBusy} onClick={() => void chooseFile(importKind)}>
              {t('settingsImportExportPage.import')}
            </Button>
          )}
        </div>
      </SettingsRow>
      {isFollowing && (
        <>
          <Switch
            label={t('settingsImportExportPage.excludeMuting')}
            checked={choices.excludeMuting}
            onChange={(excludeMuting) => setChoices({ ...choices, excludeMuting })}
          />
          <Switch
            label={t('settingsImportExportPage.excludeInactive')}
            checked={choices.excludeInactive}
            onChange={(excludeInactive) => setChoices({ ...choices, excludeInactive })}
          />
        </>
      )}
      {isFollowing && importKind && (
        <Switch label={t('settingsImportExportPage.withReplies')} checked={withReplies} onChange={setWithReplies} />
      )}
    </>
  );
}
