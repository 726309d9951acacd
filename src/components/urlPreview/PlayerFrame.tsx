import type { CSSProperties } from 'react';
import { useI18n } from '~/i18n/useI18n';
import type { PreviewPlayer } from '~/services/urlPreview';
import styles from './PlayerFrame.module.css';

interface PlayerFrameProps {
  player: PreviewPlayer;
  title: string;
  /** Takes the height of its container instead of its own shape. */
  fills?: boolean;
}

/**
 * The sandbox of a frame of another site: it can run scripts as its own origin and open pages, but cannot reach ours.
 */
const SANDBOX = 'allow-popups allow-scripts allow-storage-access-by-user-activation allow-same-origin';

/** The player of another site. Render it only after the viewer asks for it. */
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

/** A page may give both sides, the height of a player with flexible width, or nothing. */
function shapeOf({ width, height }: PreviewPlayer): CSSProperties {
  if (height !== null && width === null) return { blockSize: height };
  return { aspectRatio: width !== null && height !== null ? width / height : 16 / 9 };
}
