import { observer } from 'mobx-react-lite';
import { chooseUploads, type DriveBrowser } from '~/components/drive/DriveBrowser';
import { DriveView } from '~/components/drive/DriveView';
import { folderPath } from '~/components/drive/DrivePlace';
import { addMenu, folderMenu } from '~/components/drive/driveMenus';
import { useDriveFolder } from '~/components/drive/useDriveFolder';
import { Page } from '~/components/page/Page';
import { Button } from '~/components/ui/Button';
import { MenuButton } from '~/components/ui/MenuButton';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { usePane } from '~/router/PaneContext';
import type manifest from './manifest';

const BROWSE = { mode: 'browse' } as const;

/** The viewer's files, folder by folder. */
export default observer(function DrivePage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const browser = useDriveFolder(params.folderId ?? null);
  return (
    <Page title={browser.store.folder?.name ?? t('page.drive')} onRefresh={() => browser.store.reload()}>
      <DriveView browser={browser} place={BROWSE} actions={<DriveActions browser={browser} />} />
    </Page>
  );
});

const DriveActions = observer(function DriveActions({ browser }: { browser: DriveBrowser }) {
  const { t } = useI18n();
  const { navigate } = usePane();
  const { folder } = browser.store;
  return (
    <>
      {folder && (
        <MenuButton
          icon="dots"
          label={t('drive.folderOptions')}
          items={() =>
            folderMenu(browser.commands, folder, {
              inside: true,
              onRemoved: () => navigate(folderPath(folder.parentId), { replace: true }),
            })
          }
        />
      )}
      <MenuButton icon="plus" label={t('drive.add')} items={() => addMenu(browser)} />
      <Button variant="primary" icon="upload" onClick={() => void chooseUploads(browser)}>
        {t('drive.upload')}
      </Button>
    </>
  );
});
