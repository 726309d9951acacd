import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { Icon } from '~/components/ui/Icon';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { keepFocus } from '~/lib/keepFocus';
import { useServer, useStores } from '~/react/context';
import { aspectRatio } from './aspect';
import { Blurhash } from './Blurhash';
import { Curtain } from './Curtain';
import type { MediaCellProps } from './MediaCellProps';
import styles from './MediaCell.module.css';
import { MediaMenuButton } from './MediaMenuButton';
import { Film } from './player/Film';
import { useSilentFilm } from './player/useSilentFilm';

/**
 * One video in a grid. It is a still image until the viewer plays it: a player in every row is too much for a list. A video
 * without sound plays by itself if the viewer allows that.
 */
export function VideoCell(props: MediaCellProps) {
  const { file, isHidden, isMarked, onShownChange } = props;
  if (isHidden) return <Curtain file={file} kind="video" isMarked={isMarked} onReveal={() => onShownChange(true)} />;
  return <ShownVideo {...props} />;
}

const ShownVideo = observer(function ShownVideo({ file, isMarked, onShownChange, onMarked }: MediaCellProps) {
  const { t } = useI18n();
  const server = useServer();
  const { settings } = useStores();
  const cell = useRef<HTMLDivElement>(null);
  const [isStarted, setStarted] = useState(false);
  const address = server.mediaUrl(file.url);
  const mayMove = !settings.get('dataSaver').media && !settings.get('disableShowingAnimatedImages') && settings.get('animation');
  const isSilent = useSilentFilm(cell, address, file.size, mayMove);
  const poster = server.mediaUrl(file.thumbnailUrl) ?? undefined;
  const still = (
    <>
      <Poster name={file.comment ?? file.name} poster={poster} onPlay={address ? () => setStarted(true) : undefined} />
      <div className={styles.tools}>
        <MediaMenuButton file={file} onHide={() => onShownChange(false)} onMarked={onMarked} />
        <IconButton ref={keepFocus} icon="eyeOff" label={t('media.hide')} onClick={() => onShownChange(false)} />
      </div>
    </>
  );
  return (
    <div ref={cell} className={styles.cell} data-sensitive={isMarked || undefined}>
      <Blurhash hash={file.blurhash} ratio={aspectRatio(file)} />
      {address && (isStarted || isSilent) ? (
        <Film file={file} address={address} poster={poster} isSilent={isSilent} onShownChange={onShownChange} onMarked={onMarked} />
      ) : (
        still
      )}
    </div>
  );
});

interface PosterProps {
  name: string;
  poster: string | undefined;
  /** Undefined for a video without a usable address. */
  onPlay: (() => void) | undefined;
}

function Poster({ name, poster, onPlay }: PosterProps) {
  const { t } = useI18n();
  return (
    <button
      ref={keepFocus}
      type="button"
      className={styles.play}
      aria-label={t('media.play', { name })}
      disabled={!onPlay}
      onClick={onPlay}
    >
      {poster && <img className={styles.image} src={poster} alt="" loading="lazy" decoding="async" />}
      <span className={styles.playMark}>
        <Icon name="playerPlay" />
      </span>
    </button>
  );
}
