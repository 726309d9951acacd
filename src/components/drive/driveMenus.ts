import type { WireDriveFile } from '~/api/wire';
import { copyItem } from '~/components/ui/copyItem';
import { visibleFileName } from '~/lib/visibleText';
import { fileKind } from '~/services/fileKind';
import type { DriveFolder } from '~/stores/resources/drive/driveFolders';
import type { LinkItem } from '~/stores/ui/menuItems';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { chooseUploads, type DriveBrowser } from './DriveBrowser';
import type { DriveCommands } from './DriveCommands';
import { folderPath } from './DrivePlace';

const divider: MenuItem = { type: 'divider' };

/** Returns the ways to open the page of a file or folder: here, and in a window. */
function opening(
  { deps: { root, i18n, account } }: DriveCommands,
  to: string,
  entry: Pick<LinkItem, 'text' | 'icon'>,
): readonly MenuItem[] {
  const owner = { account: account === root.session.current ? null : account.ref };
  return [
    { type: 'link', to, ...entry },
    { text: i18n.t('drive.openInWindow'), icon: 'appWindow', action: () => void root.workspace.openWindow(to, owner) },
    divider,
  ];
}

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
  const { server, can } = commands.deps.account;
  const url = server.url(file.url);
  return [
    ...(inside ? [] : opening(commands, `/my/drive/file/${file.id}`, { text: t('drive.details'), icon: 'infoCircle' })),
    { text: t('drive.rename'), icon: 'pencil', action: () => commands.renameFile(file) },
    sensitiveItem(commands, [file]),
    { text: t('drive.describe'), icon: 'edit', action: () => commands.describe(file) },
    { text: t('drive.moveTo'), icon: 'arrowsMove', action: () => commands.move({ files: [file], folders: [] }) },
    divider,
    ...(fileKind(file.type) === 'image'
      ? ([
          ...(can.readFiles ? ([{ text: t('drive.cropAsNew'), icon: 'crop', action: () => commands.crop(file) }] as const) : []),
          { text: t('drive.avatarUse'), icon: 'user', action: () => commands.setAs(file, 'avatar') },
          { text: t('drive.bannerUse'), icon: 'photo', action: () => commands.setAs(file, 'banner') },
        ] as const)
      : []),
    { text: t('drive.createNote'), icon: 'send', action: () => commands.createNote([file]) },
    ...(url
      ? ([
          { type: 'a', href: url, target: '_blank', text: t('drive.open'), icon: 'externalLink' },
          copyItem(root.overlays, t('drive.copyUrl'), url, 'link'),
          { type: 'a', href: url, download: visibleFileName(file.name), text: t('drive.download'), icon: 'download' },
        ] as const)
      : []),
    ...(commands.deps.account.me?.isAdmin
      ? ([{ type: 'link', to: `/admin/file/${file.id}`, text: t('staff.moderate'), icon: 'shield' }] as const)
      : []),
    divider,
    {
      text: t('drive.delete'),
      icon: 'trash',
      danger: true,
      async action() {
        if (await commands.remove({ files: [file], folders: [] })) onRemoved?.();
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
    ...(inside ? [] : opening(commands, folderPath(folder.id), { text: t('drive.open'), icon: 'folder' })),
    { text: t('drive.renameFolder'), icon: 'pencil', action: () => commands.renameFolder(folder) },
    ...(inside
      ? []
      : ([{ text: t('drive.moveTo'), icon: 'arrowsMove', action: () => commands.move({ files: [], folders: [folder] }) }] as const)),
    divider,
    {
      text: t('drive.deleteFolder'),
      icon: 'trash',
      danger: true,
      async action() {
        if (await commands.remove({ files: [], folders: [folder] })) onRemoved?.();
      },
    },
  ];
}

/** Returns the actions on all chosen items. */
export function chosenMenu({ commands, store, chosen }: DriveBrowser): readonly MenuItem[] {
  const { t } = commands.deps.i18n;
  const { files } = chosen;
  return [
    { text: t('drive.unchoose'), icon: 'x', action: () => store.choice.replace([]) },
    { text: t('drive.chooseAll'), icon: 'selectAll', action: () => store.choice.all() },
    divider,
    { text: t('drive.moveTo'), icon: 'arrowsMove', action: () => commands.move(chosen) },
    ...(files.length > 0 ? [sensitiveItem(commands, files)] : []),
    ...(files.length > 0 ? [{ text: t('drive.createNote'), icon: 'send' as const, action: () => commands.createNote(files) }] : []),
    divider,
    { text: t('drive.delete'), icon: 'trash', danger: true, action: async () => void (await commands.remove(chosen)) },
  ];
}

/** Marks files as sensitive; if all of them are, removes the mark. */
function sensitiveItem(commands: DriveCommands, files: readonly WireDriveFile[]): MenuItem {
  const { t } = commands.deps.i18n;
  const areAll = files.every(({ isSensitive }) => isSensitive);
  return {
    text: t(areAll ? 'drive.unmarkSensitive' : 'drive.markSensitive'),
    icon: areAll ? 'eye' : 'alertTriangle',
    action: () => commands.markSensitive(files, !areAll),
  };
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
