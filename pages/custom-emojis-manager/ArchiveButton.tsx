import { observer } from 'mobx-react-lite';
import { useQuery } from '~/components/async/useQuery';
import { chooseLocalFiles } from '~/components/drive/DriveBrowser';
import { useSubmit } from '~/components/form/useSubmit';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { ok } from '~/lib/Result';
import { useAccount, useStores } from '~/react/context';
import { offeredEndpoints } from '~/stores/resources/endpoints';
import { importEmojiArchive } from '~/stores/resources/managedEmojis';
import { createAllUploads } from '~/stores/uploads/AllUploads';
import styles from './CustomEmojisManagerPage.module.css';

/** Imports the emoji of an archive, as servers export them, where the server offers that. */
export const ArchiveButton = observer(function ArchiveButton() {
  const { t } = useI18n();
  const { overlays, settings, late } = useStores();
  const account = useAccount();
  const isOffered = useQuery(offeredEndpoints, null).value?.includes('admin/emoji/import-zip') ?? false;
  const importing = useSubmit(
    async (file: File) => {
      // The list of uploads shows a failure.
      const stored = await late(createAllUploads)
        .of(account)
        .addFile(file, { folderId: settings.get('uploadFolder') });
      if (!stored.ok) return ok(false);
      const answer = await importEmojiArchive(account, stored.value.id);
      return answer.ok ? ok(true) : answer;
    },
    { onDone: (isStarted) => isStarted && overlays.toast({ kind: 'info', text: t('customEmojisManagerPage.archiveStarted') }) },
  );
  if (!isOffered) return null;
  const choose = async () => {
    const [file] = await chooseLocalFiles({ accept: '.zip,application/zip', isSingle: true });
    if (!file) return;
    const text = t('customEmojisManagerPage.archiveQuestion', { name: file.name });
    if (await overlays.confirm({ text })) await importing.run(file);
  };
  return (
    <div className={styles.buttons}>
      <Button icon="upload" busy={importing.isBusy} onClick={() => void choose()}>
        {t('customEmojisManagerPage.archive')}
      </Button>
    </div>
  );
});
