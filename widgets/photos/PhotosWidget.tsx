import { observer } from 'mobx-react-lite';
import type { WireDriveFile } from '~/api/wire';
import { EmptyState } from '~/components/async/EmptyState';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import { useCollection } from '~/components/async/useCollection';
import { FileThumbnail } from '~/components/drive/FileThumbnail';
import { aspectRatio } from '~/components/media/aspect';
import { Blurhash } from '~/components/media/Blurhash';
import { hiddenAtStart } from '~/components/media/hiddenAtStart';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { RECENT_PICTURES, recentPictures } from '~/stores/resources/drive/driveFiles';
import styles from './PhotosWidget.module.css';

/** The newest pictures in the viewer's drive. Each opens in the viewer for pictures. */
export default observer(function PhotosWidget() {
  const { t } = useI18n();
  const { overlays } = useStores();
  const list = useCollection(recentPictures, null);
  const pictures = list.items.slice(0, RECENT_PICTURES);
  if (pictures.length === 0) {
    if (list.error) return <ErrorState error={list.error} onRetry={() => void list.reload()} />;
    return list.status === 'ready' ? <EmptyState icon="photo" text={t('photosWidget.empty')} /> : <LoadingState />;
  }
  return (
    <ul className={styles.pictures}>
      {pictures.map((file) => (
        <li key={file.id}>
          <Photo file={file} onOpen={() => void overlays.open('imageViewer', { files: pictures, startId: file.id })} />
        </li>
      ))}
    </ul>
  );
});

const Photo = observer(function Photo({ file, onOpen }: { file: WireDriveFile; onOpen: () => void }) {
  const { t } = useI18n();
  const { settings } = useStores();
  const isHidden = hiddenAtStart(file, { nsfw: settings.get('nsfw'), savesMediaData: settings.get('dataSaver').media });
  const title = file.comment ?? file.name;
  const name = file.isSensitive ? t('photosWidget.sensitive', { name: title }) : title;
  return (
    <button
      type="button"
      className={styles.photo}
      aria-label={t('photosWidget.open', { name })}
      aria-haspopup="dialog"
      title={title}
      onClick={onOpen}
    >
      {isHidden ? (
        <span className={styles.hidden}>
          <Blurhash hash={file.blurhash} ratio={aspectRatio(file)} />
          <Icon name="eyeOff" size="1.5em" className={styles.mark} />
        </span>
      ) : (
        <FileThumbnail file={file} className={styles.thumbnail} />
      )}
    </button>
  );
});
