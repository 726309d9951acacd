import { observer } from 'mobx-react-lite';
import { FieldGroup } from '~/components/form/FieldGroup';
import { useQuery } from '~/components/async/useQuery';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { pathToFolder } from '~/stores/resources/drive/driveFolders';

/** The folder in which files for notes are stored. */
export const UploadFolder = observer(function UploadFolder() {
  const { t } = useI18n();
  const { settings, overlays } = useStores();
  const folderId = settings.get('uploadFolder');
  const { value: path, error } = useQuery(pathToFolder, folderId);
  const name = path && path.map((folder) => folder.name).join(' / ');
  const choose = async () => {
    const chosen = await overlays.open('driveFolderPicker', { folderId: error ? null : folderId, purpose: 'use' });
    if (chosen) settings.set('uploadFolder', chosen.folderId);
  };
  return (
    <FieldGroup label={t('settingsDrivePage.uploadFolder')}>
      <ButtonRow>
        <span>{folderId === null ? t('settingsDrivePage.root') : error ? t('settingsDrivePage.unknownFolder') : name}</span>
        <Button icon="folder" onClick={() => void choose()}>
          {t('settingsDrivePage.chooseFolder')}
        </Button>
        {folderId !== null && (
          <Button variant="ghost" icon="refresh" onClick={() => settings.reset('uploadFolder')}>
            {t('settingsDrivePage.useRoot')}
          </Button>
        )}
      </ButtonRow>
    </FieldGroup>
  );
});
