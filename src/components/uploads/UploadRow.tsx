import { memo, useEffect, useRef, type RefObject } from 'react';
import { ErrorDetails } from '~/components/async/ErrorDetails';
import { useErrorText } from '~/components/async/useErrorText';
import { driveErrorText, mayUploadAgain } from '~/components/drive/driveErrors';
import { Icon } from '~/components/ui/Icon';
import { IconButton } from '~/components/ui/IconButton';
import { Spinner } from '~/components/ui/Spinner';
import { useI18n } from '~/i18n/useI18n';
import { TimeoutError, type AppError } from '~/lib/AppError';
import { visibleFileName } from '~/lib/visibleText';
import { useStores } from '~/react/context';
import { sentShare, type Upload, type Uploads } from '~/stores/uploads/Uploads';
import { sentPercent } from './sentPercent';
import styles from './UploadIndicator.module.css';

/** Larger pictures take the browser too long to draw beside everything else; bytes. */
const LARGEST = 8 * 1024 * 1024;

interface UploadRowProps {
  upload: Upload;
  uploads: Uploads;
}

/** One upload with its progress or the reason of its failure, and buttons to stop, retry or dismiss it. */
export const UploadRow = memo(function UploadRow({ upload, uploads }: UploadRowProps) {
  const { t } = useI18n();
  const { id, file, error } = upload;
  const name = visibleFileName(upload.name);
  return (
    <li className={styles.row} data-failed={error !== null || undefined}>
      <span className={styles.picture}>
        {canShow(file) ? <LocalPicture file={file} /> : <Icon name={error ? 'alertCircle' : file ? 'upload' : 'link'} />}
      </span>
      <div className={styles.words}>
        {error ? <Failure error={error} isFetched={file === null} name={name} /> : <Progress upload={upload} name={name} />}
      </div>
      {error && mayUploadAgain(error) && (
        <IconButton icon="refresh" label={t('drive.retryUpload', { name })} onClick={() => void uploads.retry(id)} />
      )}
      <IconButton icon="x" label={t(error ? 'drive.dismissUpload' : 'drive.stopUpload', { name })} onClick={() => uploads.dismiss(id)} />
    </li>
  );
});

function LocalPicture({ file }: { file: File }) {
  return <img ref={useLocalPicture(file)} alt="" decoding="async" />;
}

function Failure({ error, isFetched, name }: { error: AppError; isFetched: boolean; name: string }) {
  const i18n = useI18n();
  const { clock } = useStores();
  const { details } = useErrorText(error);
  // Servers do not say that they could not fetch an address.
  const isLost = isFetched && error instanceof TimeoutError;
  return (
    <div role="alert">
      <p className={styles.name}>{i18n.t('drive.uploadFailed', { name })}</p>
      <p className={styles.reason}>{isLost ? i18n.t('drive.urlLost') : driveErrorText(error, i18n, clock.now())}</p>
      <ErrorDetails details={details} />
    </div>
  );
}

/** Bytes in a kilobyte as people count file sizes. */
const KB = 1024;

function Progress({ upload, name }: { upload: Upload; name: string }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { progress, file } = upload;
  const share = sentShare(upload);
  return (
    <>
      <p className={styles.name}>
        {share === null && <Spinner size="1em" />} {name}
      </p>
      <p className={styles.detail}>
        {progress
          ? t('drive.uploadProgress', {
              done: Math.ceil(progress.loaded / KB),
              total: Math.ceil(progress.total / KB),
              percent: sentPercent(i18n, share ?? 1),
            })
          : t(file ? 'drive.uploadWaiting' : 'drive.urlWaiting')}
      </p>
      <progress className={styles.progress} aria-label={name} {...(share !== null && { value: share })} />
    </>
  );
}

/** Whether a file of this device can be shown as a small picture. */
const canShow = (file: File | null): file is File => file !== null && file.type.startsWith('image/') && file.size <= LARGEST;

/** Returns a reference for an image element that shows a file of this device. */
function useLocalPicture(file: File): RefObject<HTMLImageElement | null> {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!image.current) return undefined;
    const address = URL.createObjectURL(file);
    image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return image;
}
