import { useRef } from 'react';
import { IconButton } from '~/components/ui/IconButton';
import { PlayerFrame } from '~/components/urlPreview/PlayerFrame';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/defineWindow';
import type manifest from './manifest';
import styles from './PlayerWindow.module.css';
import { useMoving } from './useMoving';

/**
 * Plays a video or music of another site in a window, so that reading can go on. A reload does not restore it: nothing of
 * another site runs without a click.
 */
export default function PlayerWindow({ params: { title, player }, close }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  const head = useRef<HTMLElement>(null);
  const moving = useMoving(head);
  return (
    <div className={styles.window} data-window-width="wide">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the pointer may hold it anywhere; keys have the button */}
      <header ref={head} className={styles.head} onPointerDown={moving.handlePointerDown} onPointerMove={moving.handlePointerMove}>
        <span className={styles.title}>{title}</span>
        <IconButton icon="arrowsMove" label={t('urlPreview.move')} onKeyDown={moving.handleKeyDown} />
        <IconButton icon="x" label={t('core.close')} onClick={() => close()} />
      </header>
      <div className={styles.body}>
        <PlayerFrame player={player} title={title} fills />
      </div>
    </div>
  );
}
