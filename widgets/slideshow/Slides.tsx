import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { WireDriveFile } from '~/api/wire';
import { EmptyState } from '~/components/async/EmptyState';
import { Button } from '~/components/ui/Button';
import { IconButton } from '~/components/ui/IconButton';
import { usePolling } from '~/react/usePolling';
import { useI18n } from '~/i18n/useI18n';
import { keepFocus } from '~/lib/keepFocus';
import { useServer, useStores } from '~/react/context';
import { shuffled } from '~/services/shuffled';
import styles from './SlideshowWidget.module.css';

/** How long a picture is shown, in ms. */
const SLIDE_MS = 10_000;

/** Which picture is shown. */
interface Show {
  /** Counts the pictures so far, so that a picture that comes again fades in again. */
  readonly turn: number;
  readonly id: string;
  readonly formerId: string | null;
}

interface SlidesProps {
  /** At least one. */
  files: readonly WireDriveFile[];
  onChoose: () => void;
}

/** One picture at a time, and another one every ten seconds while the page is visible. */
export function Slides({ files, onChoose }: SlidesProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const [isPaused, setIsPaused] = useState(false);
  const [failed, setFailed] = useState<ReadonlySet<string>>(() => new Set());
  const [{ turn, id, formerId }, setShow] = useState<Show>(() => ({ turn: 0, id: anyOf(files)!.id, formerId: null }));
  const usable = files.filter((file) => !failed.has(file.id));
  const shown = usable.find((file) => file.id === id) ?? usable[0];
  const former = usable.find((file) => file.id === formerId && file !== shown);
  const goOn = () => {
    const next = anyOf(usable.filter((file) => file !== shown));
    if (next && shown) setShow({ turn: turn + 1, id: next.id, formerId: shown.id });
  };
  usePolling(() => isPaused || goOn(), SLIDE_MS);
  if (!shown) {
    return (
      <EmptyState icon="photo" text={t('slideshowWidget.failed')}>
        <Button ref={keepFocus} icon="refresh" onClick={() => setFailed(new Set())}>
          {t('core.retry')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <div className={styles.slides}>
      <button
        type="button"
        className={styles.open}
        aria-label={t('slideshowWidget.open', { name: titleOf(shown) })}
        aria-haspopup="dialog"
        onClick={() => void overlays.open('imageViewer', { files: usable, startId: shown.id })}
      >
        {former && <Slide key={turn - 1} file={former} isFormer />}
        <Slide key={turn} file={shown} onFail={() => setFailed((known) => new Set([...known, shown.id]))} />
      </button>
      <div className={styles.buttons}>
        {usable.length > 1 && (
          <IconButton
            ref={keepFocus}
            icon={isPaused ? 'playerPlay' : 'playerPause'}
            label={t(isPaused ? 'slideshowWidget.resume' : 'slideshowWidget.pause')}
            onClick={() => setIsPaused(!isPaused)}
          />
        )}
        <IconButton icon="folder" label={t('slideshowWidget.chooseFolder')} aria-haspopup="dialog" onClick={onChoose} />
      </div>
    </div>
  );
}

const anyOf = (files: readonly WireDriveFile[]): WireDriveFile | undefined => shuffled(files)[0];

const titleOf = ({ comment, name }: WireDriveFile): string => comment ?? name;

interface SlideProps {
  file: WireDriveFile;
  /** The picture before, which stays behind the present one until that covers it. */
  isFormer?: boolean;
  onFail?: () => void;
}

const Slide = observer(function Slide({ file, isFormer = false, onFail }: SlideProps) {
  const source = useSlideSource(file);
  return (
    <img
      className={styles.slide}
      src={source}
      alt={isFormer ? '' : titleOf(file)}
      decoding="async"
      draggable={false}
      // It fades in once it is there. This is not state: a picture that loads is not worth a render.
      onLoad={(event) => (event.currentTarget.dataset['shown'] = '')}
      onError={onFail}
    />
  );
});

/**
 * Returns the address of a picture that fills a widget: the original, a still of it where animations are off, or the thumbnail to
 * save data. Call inside an observer.
 */
function useSlideSource({ url, thumbnailUrl }: Pick<WireDriveFile, 'url' | 'thumbnailUrl'>): string | undefined {
  const { settings } = useStores();
  const server = useServer();
  const original = server.mediaUrl(url) ?? undefined;
  if (original !== undefined && settings.get('disableShowingAnimatedImages')) return server.proxied(original, 'static');
  const thumbnail = settings.get('dataSaver').media ? server.mediaUrl(thumbnailUrl) : null;
  return thumbnail ?? original;
}
