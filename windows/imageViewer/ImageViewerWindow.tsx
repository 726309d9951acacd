import { useEffect, useRef } from 'react';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/contracts';
import { showViewer } from './showViewer';

/**
 * Pictures over the whole screen. The library draws them; its frame is a window like any other, because only one thing at
 * a time may hold the focus: two that pull it back from each other never end.
 */
export default function ImageViewerWindow({ params: { files, startId }, close }: WindowProps<'imageViewer'>) {
  const { t } = useI18n();
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const viewer = showViewer({ host: host.current!, files, startId, t, onClosed: () => close() });
    return () => viewer.dispose();
  }, [files, startId, t, close]);
  return <div ref={host} data-window-bare="" />;
}
