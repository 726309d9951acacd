import type { CSSProperties } from 'react';
import { useI18n } from '~/i18n/useI18n';
import type { PreviewPlayer } from '~/services/urlPreview';
import styles from './PlayerFrame.module.css';

interface PlayerFrameProps {
  player: PreviewPlayer;
  title: string;
  /** As high as what it stands in. */
  fills?: boolean;
}

/** What a frame of another site may do (reference/note.md section 13): run as itself and open pages, and nothing with ours. */
const SANDBOX = 'allow-popups allow-scripts allow-storage-access-by-user-activation allow-same-origin';

/** The player of another site. Only render it because somebody asked for it. */
export function PlayerFrame({ player, title, fills = false }: PlayerFrameProps) {
  const { t } = useI18n();
  return (
    <iframe
      className={styles.player}
      style={fills ? { blockSize: '100%' } : shapeOf(player)}
      src={player.url}
      title={t('urlPreview.playerOf', { title })}
      sandbox={SANDBOX}
      allow={player.allow}
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** A page may say both sides, or the height of something that is as wide as there is room, or nothing. */
function shapeOf({ width, height }: PreviewPlayer): CSSProperties {
  if (height !== null && width === null) return { blockSize: height };
  return { aspectRatio: width !== null && height !== null ? width / height : 16 / 9 };
}
