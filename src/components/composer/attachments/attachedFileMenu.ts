import type { WireDriveFile } from '~/api/wire';
import type { DriveCommands } from '~/components/drive/DriveCommands';
import { visibleFileName } from '~/lib/visibleText';
import { fileKind } from '~/services/fileKind';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import type { FileOwner } from './Attachments';

interface FileMenuOptions {
  readonly commands: DriveCommands;
  readonly state: FileOwner;
  readonly file: WireDriveFile;
  /** The place of the file among the attached ones. */
  readonly index: number;
  readonly onMove: (to: number) => void;
}

const divider: MenuItem = { type: 'divider' };

/** Returns the menu of an attached file. */
export function attachedFileMenu({ commands, state, file, index, onMove }: FileMenuOptions): readonly MenuItem[] {
  const { root, i18n, account } = commands.deps;
  const { t } = i18n;
  const { attachments } = state;
  const crop = async () => {
    const cropped = await root.overlays.open('imageCrop', { file });
    if (cropped) attachments.put(cropped, file.id);
  };
  const detach = () => {
    attachments.drop(file.id);
    root.overlays.toast({
      text: t('composer.attachments.detached', { name: visibleFileName(file.name) }),
      action: { label: t('composer.attachments.undo'), run: () => attachments.insert(file, index) },
    });
  };
  const remove = async () => {
    if (await commands.remove({ files: [file], folders: [] })) attachments.drop(file.id);
  };
  return [
    { text: t('drive.rename'), icon: 'pencil', action: () => commands.renameFile(file) },
    file.isSensitive
      ? { text: t('drive.unmarkSensitive'), icon: 'eye', action: () => commands.toggleSensitive(file) }
      : { text: t('drive.markSensitive'), icon: 'alertTriangle', action: () => commands.toggleSensitive(file) },
    { text: t('drive.describe'), icon: 'edit', action: () => commands.describe(file) },
    ...(account.can.readFiles && fileKind(file.type) === 'image' ? ([{ text: t('drive.crop'), icon: 'crop', action: crop }] as const) : []),
    ...(attachments.files.length > 1 ? [divider, ...moves()] : []),
    divider,
    { text: t('composer.detach'), icon: 'x', action: detach },
    divider,
    { text: t('drive.delete'), icon: 'trash', danger: true, action: remove },
  ];

  function moves(): readonly MenuItem[] {
    return [
      ...(index > 0
        ? ([{ text: t('composer.attachments.moveEarlier'), icon: 'chevronLeft', action: () => onMove(index - 1) }] as const)
        : []),
      ...(index < attachments.files.length - 1
        ? ([{ text: t('composer.attachments.moveLater'), icon: 'chevronRight', action: () => onMove(index + 1) }] as const)
        : []),
    ];
  }
}
