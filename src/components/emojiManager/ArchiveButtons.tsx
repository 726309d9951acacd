import { observer } from 'mobx-react-lite';
import { useQuery } from '~/components/async/useQuery';
import { chooseLocalFiles } from '~/components/drive/DriveBrowser';
import { OnlyOnServer } from '~/components/instance/OnlyOnServer';
import { useSubmit } from '~/components/form/useSubmit';
import { useTransfer } from '~/components/transfer/useTransfer';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { useI18n } from '~/i18n/useI18n';
import { ok } from '~/lib/Result';
import { useAccount, useStores } from '~/react/context';
import { offeredEndpoints } from '~/stores/resources/server/endpoints';
import { exportEmojis, importEmojiArchive } from '~/stores/resources/server/managedEmojis';
import { createAllUploads } from '~/stores/uploads/AllUploads';

/** Exports all emoji to an archive, and imports those of one, where the server offers that. */
export const ArchiveButtons = observer(function ArchiveButtons() {
  const { t } = useI18n();
  const { can } = useAccount();
  const offered = useQuery(offeredEndpoints, null).value;
  const canExport = offered?.includes('export-custom-emojis') ?? false;
  const canImport = offered?.includes('admin/emoji/import-zip') ?? false;
  if (!canExport && !canImport) return null;
  if (!can.manageAccount) return <OnlyOnServer path="/custom-emojis-manager" reason={t('limits.archives')} />;
  return (
    <ButtonRow>
      {canExport && <ExportButton />}
      {canImport && <ImportButton />}
    </ButtonRow>
  );
});

function ExportButton() {
  const { t } = useI18n();
  const account = useAccount();
  const exporting = useTransfer(() => exportEmojis(account), t('transfer.exportRequested'));
  return (
    <Button icon="download" busy={exporting.isBusy} onClick={() => void exporting.run()}>
      {t('transfer.export')}
    </Button>
  );
}

function ImportButton() {
  const { t } = useI18n();
  const { overlays, settings, part } = useStores();
  const account = useAccount();
  const importing = useSubmit(
    async (file: File) => {
      // The list of uploads shows a failure.
      const stored = await part(createAllUploads)
        .of(account)
        .addFile(file, { folderId: settings.get('uploadFolder') });
      if (!stored.ok) return ok(false);
      const answer = await importEmojiArchive(account, stored.value.id);
      return answer.ok ? ok(true) : answer;
    },
    { onDone: (isStarted) => isStarted && overlays.toast({ kind: 'info', text: t('emojiManager.archiveStarted') }) },
  );
  const choose = async () => {
    const [file] = await chooseLocalFiles({ accept: '.zip,application/zip', isSingle: true });
    if (!file) return;
    const text = t('emojiManager.archiveQuestion', { name: file.name });
    if (await overlays.confirm({ text })) await importing.run(file);
  };
  return (
    <Button icon="upload" busy={importing.isBusy} onClick={() => void choose()}>
      {t('emojiManager.archive')}
    </Button>
  );
}
