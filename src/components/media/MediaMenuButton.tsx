import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import type { WireDriveFile } from '~/api/wire';
import type { IconName } from '~/components/ui/Icon';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { toAppError } from '~/lib/AppError';
import { keepFocus } from '~/lib/keepFocus';
import { useAccount, useStores } from '~/react/context';
import type { MenuItem } from '~/stores/ui/OverlayStore';

interface MediaMenuButtonProps {
  file: WireDriveFile;
  icon?: IconName;
  /** Viewers who are not moderators see the button too, because nothing else hides the file. */
  forEverybody?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Undefined if the file cannot be hidden. */
  onHide: (() => void) | undefined;
  /** The file was changed on the server. */
  onMarked: () => Promise<void>;
}

/** A menu of actions for a file: hide it, or mark it as sensitive for everyone (moderators only). */
export const MediaMenuButton = observer(function MediaMenuButton({
  file,
  icon = 'dots',
  forEverybody = false,
  onOpenChange,
  onHide,
  onMarked,
}: MediaMenuButtonProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const isModerator = account.me?.isModerator === true || account.me?.isAdmin === true;
  if (!isModerator && !forEverybody) return null;

  const handleMark = async () => {
    try {
      await account.api.call('drive/files/update', { fileId: file.id, isSensitive: !file.isSensitive });
      await onMarked();
      overlays.success();
    } catch (thrown) {
      overlays.showError(toAppError(thrown));
    }
  };
  const items = (): readonly MenuItem[] => [
    ...(onHide ? [{ text: t('media.hide'), icon: 'eyeOff' as const, action: onHide }] : []),
    ...(onHide && isModerator ? [{ type: 'divider' as const }] : []),
    ...(isModerator
      ? [
          file.isSensitive
            ? { text: t('media.unmarkSensitive'), icon: 'eye' as const, action: handleMark }
            : { text: t('media.markSensitive'), icon: 'alertTriangle' as const, danger: true, action: handleMark },
        ]
      : []),
  ];
  const handleOpen = async (event: MouseEvent<HTMLButtonElement>) => {
    onOpenChange?.(true);
    await overlays.openMenu(event.currentTarget, items(), { label: t('media.menu') });
    onOpenChange?.(false);
  };
  return (
    <IconButton ref={keepFocus} icon={icon} label={t('media.menu')} aria-haspopup="menu" onClick={(event) => void handleOpen(event)} />
  );
});
