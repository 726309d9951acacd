import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { WireDriveFile } from '~/api/wire';
import { shownSize } from '~/components/media/aspect';
import { LoadingState } from '~/components/async/LoadingState';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/defineWindow';
import { PaneContext, usePane, type Pane } from '~/router/PaneContext';
import type manifest from './manifest';
import { showViewer } from './showViewer';
import { useServer } from '~/react/context';
import styles from './viewer.module.css';
import { ViewerNote } from './ViewerNote';
import { ViewerTools } from './ViewerTools';

/**
 * Shows pictures over the whole screen with PhotoSwipe. Its frame is an ordinary window, because two focus traps would pull
 * the focus back and forth forever.
 */
export default function ImageViewerWindow({ params: { files, startId, noteId }, close }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  const server = useServer();
  const host = useRef<HTMLDivElement>(null);
  // Without pictures to measure, the viewer is ready at once.
  const [isOpening, setOpening] = useState(() => files.some((file) => !shownSize(file)));
  const [current, setCurrent] = useState<WireDriveFile>();
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const hasNote = noteId !== undefined;
  const pane = useClosingPane(close);
  useEffect(() => {
    const viewer = showViewer({
      host: host.current!,
      files,
      server,
      startId,
      hasNote,
      t,
      onBar: setBar,
      onChange: setCurrent,
      onOpened: () => setOpening(false),
      onClosed: () => close(),
    });
    return () => viewer.dispose();
  }, [files, server, startId, hasNote, t, close]);
  return (
    <PaneContext value={pane}>
      {isOpening && (
        <div className={styles.opening}>
          <LoadingState />
        </div>
      )}
      <div ref={host} data-window-bare="" />
      {bar && current && createPortal(<ViewerTools file={current} />, bar)}
      {current && (
        <div className={styles.panel} data-noted={hasNote || undefined}>
          <p className={styles.caption} role="note" aria-live="polite">
            {current.comment ?? current.name}
          </p>
          {noteId !== undefined && <ViewerNote noteId={noteId} />}
        </div>
      )}
    </PaneContext>
  );
}

/** Returns a pane whose links close the viewer, because they lead to what is behind it. */
function useClosingPane(close: () => void): Pane {
  const around = usePane();
  return useMemo(() => {
    const leave: Pane['navigate'] = (to, options) => {
      around.navigate(to, options);
      close();
    };
    return { ...around, navigate: leave, navigateMain: leave };
  }, [around, close]);
}
