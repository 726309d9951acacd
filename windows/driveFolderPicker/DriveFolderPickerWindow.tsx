import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { DriveChooser } from '~/components/drive/DriveChooser';
import { useDriveFolder } from '~/components/drive/useDriveFolder';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/contracts';

/** Chooses a folder of the drive: the open folder is the choice. */
export default observer(function DriveFolderPickerWindow({ params, close }: WindowProps<'driveFolderPicker'>) {
  const { t } = useI18n();
  const [folderId, setFolderId] = useState(params.folderId);
  const isMove = params.purpose !== 'use';
  const browser = useDriveFolder(folderId);
  return (
    <DriveChooser
      browser={browser}
      place={{ mode: 'folder', multiple: false, openFolder: setFolderId, confirm: () => close({ folderId }) }}
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
