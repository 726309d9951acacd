import { observer } from 'mobx-react-lite';
import { Icon } from '~/components/ui/Icon';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { byteSize } from '~/services/byteSize';
import { useStores } from '~/react/context';
import type { DriveUploads, Upload } from '~/stores/drive/DriveUploads';
import { driveErrorText } from './driveErrors';
import styles from './UploadList.module.css';

/** Running uploads, and failed ones with the reason. */
export const UploadList = observer(function UploadList({ uploads }: { uploads: DriveUploads }) {
  const { t } = useI18n();
  if (uploads.items.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('drive.uploads')}>
      {uploads.items.map((upload) => (
        <UploadRow key={upload.id} upload={upload} uploads={uploads} />
      ))}
    </ul>
  );
});

function UploadRow({ upload, uploads }: { upload: Upload; uploads: DriveUploads }) {
  const { t } = useI18n();
  const { id, name, error } = upload;
  return (
    <li className={styles.row} data-failed={error !== null || undefined}>
      <Icon name={error ? 'error' : 'upload'} />
      <div className={styles.words}>{error ? <Failure upload={upload} /> : <Progress upload={upload} />}</div>
      {error && <IconButton icon="refresh" label={t('drive.retryUpload', { name })} onClick={() => void uploads.retry(id)} />}
      <IconButton icon="x" label={t(error ? 'drive.dismissUpload' : 'drive.stopUpload', { name })} onClick={() => uploads.dismiss(id)} />
    </li>
  );
}

function Failure({ upload: { name, error } }: { upload: Upload }) {
  const i18n = useI18n();
  const { clock } = useStores();
  return (
    <div role="alert">
      <p className={styles.name}>{i18n.t('drive.uploadFailed', { name })}</p>
      {error && <p className={styles.reason}>{driveErrorText(error, i18n, clock.now())}</p>}
    </div>
  );
}

function Progress({ upload: { name, progress } }: { upload: Upload }) {
  const i18n = useI18n();
  const share = progress && progress.total > 0 ? progress.loaded / progress.total : null;
  const percent = `${Math.floor((share ?? 0) * 100)} %`;
  return (
    <>
      <p className={styles.name}>{name}</p>
      <p className={styles.detail}>
        {progress
          ? i18n.t('drive.uploadProgress', { done: byteSize(progress.loaded), total: byteSize(progress.total), percent })
          : i18n.t('drive.uploadWaiting')}
      </p>
      {/* A file that is sent is not stored yet: at the end, the bar waits for the server. */}
      <progress className={styles.progress} aria-label={name} {...(share !== null && share < 1 && { value: share })} />
    </>
  );
}
