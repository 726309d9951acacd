import { memo } from 'react';
import { mayUploadAgain } from '~/components/drive/driveErrors';
import { Icon } from '~/components/ui/Icon';
import { ProgressRing } from '~/components/ui/ProgressRing';
import { Spinner } from '~/components/ui/Spinner';
import { sentPercent } from '~/components/uploads/sentPercent';
import { useI18n } from '~/i18n/useI18n';
import { visibleFileName } from '~/lib/visibleText';
import { useStores } from '~/react/context';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { isInQueue, sentShare, type Upload, type Uploads } from '~/stores/uploads/Uploads';
import styles from './AttachedFiles.module.css';

interface WaitingFileProps {
  upload: Upload;
  uploads: Uploads;
}

/** A file that will be attached, or that failed. The indicator of the workspace says more about it. */
export const WaitingFile = memo(function WaitingFile({ upload, uploads }: WaitingFileProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { overlays } = useStores();
  const { id, error } = upload;
  const name = visibleFileName(upload.name);
  const share = sentShare(upload);
  const label = t(error ? 'drive.uploadFailed' : 'composer.attachments.coming', { name });
  const items: readonly MenuItem[] = [
    ...(error && mayUploadAgain(error)
      ? [{ text: t('drive.retryUpload', { name }), icon: 'refresh' as const, action: () => void uploads.retry(id) }]
      : []),
    {
      text: t(error ? 'drive.dismissUpload' : 'drive.stopUpload', { name }),
      icon: 'x' as const,
      action: () => uploads.dismiss(id),
    },
  ];
  return (
    <li>
      <button
        type="button"
        className={`${styles.file} ${styles.waiting}`}
        data-failed={error !== null || undefined}
        aria-label={label}
        aria-haspopup="menu"
        title={name}
        onClick={(event) => void overlays.openMenu(event.currentTarget, items, { label })}
      >
        {error || isInQueue(upload) ? <Icon name={error ? 'alertCircle' : 'upload'} size="1.5em" /> : <Progress share={share} />}
        <span className={styles.percent} aria-hidden="true">
          {error || share === null ? '' : sentPercent(i18n, share)}
        </span>
      </button>
    </li>
  );
});

/** The ring turns only while the progress is unknown, because the browser draws the page again in every frame of an animation. */
const Progress = ({ share }: { share: number | null }) => (share === null ? <Spinner /> : <ProgressRing share={share} />);
