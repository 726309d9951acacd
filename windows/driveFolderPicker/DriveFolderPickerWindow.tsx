import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { DriveChooser } from '~/components/drive/DriveChooser';
import { useDriveFolder } from '~/components/drive/useDriveFolder';
import { useLostFolder } from '~/components/drive/useLostFolder';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import type { WindowProps } from '~/registry/defineWindow';
import { createDriveMemory } from '~/stores/drive/DriveMemory';
import type manifest from './manifest';

/** Chooses a folder of the drive: the open folder is the choice. */
export default observer(function DriveFolderPickerWindow({ params, close }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  const { purpose = 'move' } = params;
  const isMove = purpose === 'move';
  const memory = useAccount().part(createDriveMemory);
  const [folderId, setFolderId] = useState(() => {
    const last = memory.lastFolder(purpose);
    // A setting begins with the folder that it names.
    return last === undefined || (!isMove && params.folderId !== null) ? params.folderId : last;
  });
  const browser = useDriveFolder(folderId, { hasFiles: false });
  useLostFolder(browser, setFolderId);
  const confirm = () => {
    memory.rememberFolder(purpose, folderId);
    close({ folderId });
  };
  return (
    <DriveChooser
      browser={browser}
      place={{ mode: 'folder', multiple: false, openFolder: setFolderId, confirm }}
      actions={
        <Button icon="folderPlus" onClick={() => void browser.commands.createFolder()}>
          {t('drive.newFolder')}
        </Button>
      }
      confirmLabel={t(isMove ? 'drive.moveHere' : 'drive.useFolder')}
      canConfirm={!isMove || folderId !== params.folderId}
      onCancel={() => close()}
    />
  );
});
