import { useId, useState } from 'react';
import { Button } from '~/components/ui/Button';
import { Switch } from '~/components/ui/Switch';
import { useI18n } from '~/i18n/useI18n';
import { ApiError, type AppError } from '~/lib/AppError';
import { useAccount, useStores } from '~/react/context';
import { useSubmit } from '~/components/form/useSubmit';
import { requestExport, requestImport, type ExportKind, type ImportKind } from '~/stores/resources/transfers';
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
  const id = useId();
  const [choices, setChoices] = useState({ excludeMuting: false, excludeInactive: false });
  const [withReplies, setWithReplies] = useState(() => settings.get('defaultWithReplies'));
  const tell = (text: string) => void overlays.alert({ kind: 'info', text });
  /** Servers allow each of these once in an hour or a day, so the general advice to wait a moment would be wrong. */
  const tellTooSoon = (error: AppError): boolean => {
    if (!(error instanceof ApiError) || error.server.code !== 'RATE_LIMIT_EXCEEDED') return false;
    void overlays.alert({ kind: 'warning', text: t('settingsImportExportPage.tooSoon') });
    return true;
  };
  const exporting = useSubmit(() => requestExport(account, kind, choices), {
    onDone: () => tell(t('settingsImportExportPage.exportRequested')),
    onFailed: tellTooSoon,
  });
  const importing = useSubmit((as: ImportKind, fileId: string) => requestImport(account, as, fileId, withReplies), {
    onDone: () => tell(t('settingsImportExportPage.importRequested')),
    onFailed: tellTooSoon,
  });
  const chooseFile = async (as: ImportKind) => {
    // The dialog offers files of the drive and uploads new ones.
    const chosen = await overlays.open('driveFilePicker', { multiple: false });
    if (chosen?.[0]) await importing.run(as, chosen[0].id);
  };
  const isFollowing = kind === 'following';
  return (
    <section className={styles.transfer} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t(`settingsImportExportPage.${kind}`)}
      </h2>
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
      <div className={styles.buttons}>
        <Button icon="download" busy={exporting.isBusy} onClick={() => void exporting.run()}>
          {t('settingsImportExportPage.export')}
        </Button>
        {importKind && (
          <Button icon="upload" busy={importing.isBusy} onClick={() => void chooseFile(importKind)}>
            {t('settingsImportExportPage.import')}
          </Button>
        )}
      </div>
    </section>
  );
}
