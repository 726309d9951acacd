import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { chooseUploads } from '~/components/drive/DriveBrowser';
import { DriveChooser } from '~/components/drive/DriveChooser';
import { useDriveFolder } from '~/components/drive/useDriveFolder';
import { useLostFolder } from '~/components/drive/useLostFolder';
import { Button } from '~/components/ui/Button';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import type { WindowProps } from '~/registry/defineWindow';
import { createDriveMemory } from '~/stores/drive/DriveMemory';
import type manifest from './manifest';

/** Chooses files of the drive. New files can be uploaded here. */
export default observer(function DriveFilePickerWindow({ params, close }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  const { multiple, type } = params;
  const memory = useAccount().part(createDriveMemory);
  const [folderId, setFolderId] = useState(() => memory.lastFolder('files') ?? null);
  const browser = useDriveFolder(folderId, { ...(type !== undefined && { type }) });
  useLostFolder(browser, setFolderId);
  const { chosen } = browser.store;
  const confirm = () => {
    // Read at this moment, because a double click chooses and confirms before the next render.
    if (browser.store.chosen.length === 0) return;
    memory.rememberFolder('files', folderId);
    close(browser.store.chosen);
  };
  return (
    <DriveChooser
      browser={browser}
      place={{ mode: 'files', multiple, openFolder: setFolderId, confirm }}
      actions={
        <>
          <IconButton icon="folderPlus" label={t('drive.newFolder')} onClick={() => void browser.commands.createFolder()} />
          <Button icon="upload" onClick={() => void chooseUploads(browser)}>
            {t('drive.upload')}
          </Button>
        </>
      }
      confirmLabel={t('drive.useFiles', { n: chosen.length })}
      canConfirm={chosen.length > 0}
      onCancel={() => close()}
    />
  );
});
