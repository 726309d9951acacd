import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import type { WireDriveFile } from '~/api/wire';
import type { IconName } from '~/components/ui/Icon';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { toAppError } from '~/lib/AppError';
import { keepFocus } from '~/lib/keepFocus';
import { useAccount, useStores } from '~/stores/context';
import type { MenuItem } from '~/stores/ui/OverlayStore';

interface MediaMenuButtonProps {
  file: WireDriveFile;
  icon?: IconName;
  /** Those who are no moderators see it too; there is no other button that hides the file. */
  forEverybody?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** undefined for what cannot be hidden. */
  onHide: (() => void) | undefined;
  /** The server has another opinion of the file now. */
  onMarked: () => Promise<void>;
}

/** What can be done to a file: hide it for oneself, and as a moderator mark it for all (spec section 6). */
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
            : { text: t('media.markSensitive'), icon: 'warning' as const, danger: true, action: handleMark },
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
