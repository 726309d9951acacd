import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import type { WireDriveFile } from '~/api/wire';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { toAppError } from '~/lib/AppError';
import { useAccount, useStores } from '~/stores/context';

interface MediaMenuButtonProps {
  file: WireDriveFile;
  onHide: () => void;
  /** The server has another opinion of the file now. */
  onMarked: () => Promise<void>;
}

/** What moderators can do to a file besides hiding it for themselves (spec section 6). Nobody else sees the button. */
export const MediaMenuButton = observer(function MediaMenuButton({ file, onHide, onMarked }: MediaMenuButtonProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  if (!account.me?.isModerator && !account.me?.isAdmin) return null;

  const handleMark = async () => {
    try {
      await account.api.call('drive/files/update', { fileId: file.id, isSensitive: !file.isSensitive });
      await onMarked();
      overlays.success();
    } catch (thrown) {
      overlays.showError(toAppError(thrown));
    }
  };
  const handleOpen = (event: MouseEvent<HTMLButtonElement>) =>
    void overlays.openMenu(
      event.currentTarget,
      [
        { text: t('media.hide'), icon: 'eyeOff', action: onHide },
        { type: 'divider' },
        file.isSensitive
          ? { text: t('media.unmarkSensitive'), icon: 'eye', action: handleMark }
          : { text: t('media.markSensitive'), icon: 'warning', danger: true, action: handleMark },
      ],
      { label: t('media.menu') },
    );
  return <IconButton icon="dots" label={t('media.menu')} onClick={handleOpen} />;
});
