import type { WireDriveFile } from '~/api/wire';
import { copyItem } from '~/components/ui/copyItem';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { visibleFileName } from '~/lib/visibleText';
import type { DriveFolder } from '~/stores/resources/driveFolders';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { chooseUploads, type DriveBrowser } from './DriveBrowser';
import type { DriveCommands } from './DriveCommands';

const divider: MenuItem = { type: 'divider' };

/**
 * Returns the menu of a file.
 * @param inside whether the file's own page is on screen, so that opening it is not offered; `onRemoved` is called after deletion
 */
export function fileMenu(
  commands: DriveCommands,
  file: WireDriveFile,
  { inside = false, onRemoved }: { readonly inside?: boolean; readonly onRemoved?: () => void } = {},
): readonly MenuItem[] {
  const { root, i18n } = commands.deps;
  const { t } = i18n;
  const url = safeHttpUrl(file.url, location.origin);
  return [
    ...(inside ? [] : ([{ type: 'link', to: `/my/drive/file/${file.id}`, text: t('drive.details'), icon: 'info' }, divider] as const)),
    { text: t('drive.rename'), icon: 'pencil', action: () => commands.renameFile(file) },
    file.isSensitive
      ? { text: t('drive.unmarkSensitive'), icon: 'eye', action: () => commands.toggleSensitive(file) }
      : { text: t('drive.markSensitive'), icon: 'warning', action: () => commands.toggleSensitive(file) },
    { text: t('drive.describe'), icon: 'edit', action: () => commands.describe(file) },
    { text: t('drive.moveTo'), icon: 'folder', action: () => commands.moveFiles([file]) },
    divider,
    { text: t('drive.createNote'), icon: 'send', action: () => commands.createNote([file]) },
    ...(url
      ? ([
          { type: 'a', href: url, target: '_blank', text: t('drive.open'), icon: 'externalLink' },
          copyItem(root.overlays, t('drive.copyUrl'), url, 'link'),
          { type: 'a', href: url, download: visibleFileName(file.name), text: t('drive.download'), icon: 'download' },
        ] as const)
      : []),
    divider,
    {
      text: t('drive.delete'),
      icon: 'trash',
      danger: true,
      async action() {
        if (await commands.removeFiles([file])) onRemoved?.();
      },
    },
  ];
}

/** Returns the menu of a folder. @param inside whether the folder is on screen, so that opening it is not offered */
export function folderMenu(
  commands: DriveCommands,
  folder: DriveFolder,
  { inside = false, onRemoved }: { readonly inside?: boolean; readonly onRemoved?: () => void } = {},
): readonly MenuItem[] {
  const { t } = commands.deps.i18n;
  return [
    ...(inside ? [] : ([{ type: 'link', to: `/my/drive/folder/${folder.id}`, text: t('drive.open'), icon: 'folder' }, divider] as const)),
    { text: t('drive.renameFolder'), icon: 'pencil', action: () => commands.renameFolder(folder) },
    ...(inside ? [] : ([{ text: t('drive.moveTo'), icon: 'move', action: () => commands.moveFolder(folder) }] as const)),
    divider,
    {
      text: t('drive.deleteFolder'),
      icon: 'trash',
      danger: true,
      async action() {
        if (await commands.removeFolder(folder)) onRemoved?.();
      },
    },
  ];
}

/** Returns the ways to add something to the current folder. */
export function addMenu(browser: DriveBrowser): readonly MenuItem[] {
  const { commands } = browser;
  const { i18n, root } = commands.deps;
  const { t } = i18n;
  return [
    { text: t('drive.upload'), icon: 'upload', action: () => chooseUploads(browser) },
    { text: t('drive.uploadFromUrl'), icon: 'link', action: () => commands.uploadFromUrl() },
    { text: t('drive.newFolder'), icon: 'folderPlus', action: () => commands.createFolder() },
    divider,
    {
      type: 'switch',
      text: t('drive.keepOriginal'),
      get: () => root.settings.get('keepOriginalUploading'),
      set: (isKept) => root.settings.set('keepOriginalUploading', isKept),
    },
  ];
}
