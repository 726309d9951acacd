import { useEffect, useRef, useState } from 'react';
import { shownSize } from '~/components/media/aspect';
import { LoadingState } from '~/components/async/LoadingState';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/defineWindow';
import type manifest from './manifest';
import { showViewer } from './showViewer';
import styles from './viewer.module.css';

/**
 * Shows pictures over the whole screen with PhotoSwipe. Its frame is an ordinary window, because two focus traps would pull
 * the focus back and forth forever.
 */
export default function ImageViewerWindow({ params: { files, startId }, close }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  const host = useRef<HTMLDivElement>(null);
  // Without pictures to measure, the viewer is ready at once.
  const [isOpening, setOpening] = useState(() => files.some((file) => !shownSize(file)));
  useEffect(() => {
    const viewer = showViewer({ host: host.current!, files, startId, t, onOpened: () => setOpening(false), onClosed: () => close() });
    return () => viewer.dispose();
  }, [files, startId, t, close]);
  return (
    <>
      {isOpening && (
        <div className={styles.opening}>
          <LoadingState />
        </div>
      )}
      <div ref={host} data-window-bare="" />
    </>
  );
}
