import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { createAllUploads, type AllUploads } from '~/stores/uploads/AllUploads';
import styles from './UploadIndicator.module.css';
import { sentPercent } from './sentPercent';
import { UploadRow } from './UploadRow';

/**
 * All uploads of the product, at the bottom edge of the screen. The page and dialogs end above it: the style `--uploads` of the
 * document is its height.
 */
export const UploadIndicator = observer(function UploadIndicator() {
  const all = useStores().part(createAllUploads);
  return all.isShown && <Region all={all} />;
});

const Region = observer(function Region({ all }: { all: AllUploads }) {
  const { t } = useI18n();
  const region = useRef<HTMLElement>(null);
  useRoomBelow(region);
  useLeaveQuestion(all.lists.some(({ isBusy }) => isBusy));
  const items = all.lists.flatMap((uploads) => uploads.items.map((upload) => ({ uploads, upload })));
  return (
    // Pressing it closes nothing, as with a toast. `aria-live` keeps it readable beside a modal dialog, and announces nothing.
    <section ref={region} className={styles.region} aria-label={t('drive.uploading')} aria-live="off" data-toasts>
      {items.length > 1 && <Total all={all} />}
      <ul className={styles.list} aria-label={t('drive.uploads')}>
        {items.map(({ uploads, upload }) => (
          <UploadRow key={`${all.lists.indexOf(uploads)}/${upload.id}`} upload={upload} uploads={uploads} />
        ))}
      </ul>
    </section>
  );
});

/** How far all uploads together are. */
const Total = observer(function Total({ all }: { all: AllUploads }) {
  const i18n = useI18n();
  const { t } = i18n;
  const totals = all.lists.map(({ total }) => total);
  const sum = (of: (total: (typeof totals)[number]) => number) => totals.reduce((so, total) => so + of(total), 0);
  const [done, count, bytes] = [sum(({ done }) => done), sum(({ count }) => count), sum(({ total }) => total)];
  if (count === 0) return null;
  const share = bytes > 0 ? sum(({ loaded }) => loaded) / bytes : 0;
  return (
    <p className={styles.total}>
      <span>{t('drive.uploadTotal', { done, count, percent: sentPercent(i18n, share) })}</span>
      <progress className={styles.progress} aria-label={t('drive.uploading')} value={share} />
    </p>
  );
});

/** Sets the style `--uploads` to the height of an element while it is mounted. */
function useRoomBelow(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const region = element.current;
    if (!region) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--uploads', `${region.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(region);
    return () => {
      observer.disconnect();
      style.removeProperty('--uploads');
    };
  }, [element]);
}

/** Lets the browser ask before the page is left, which would end the uploads. */
function useLeaveQuestion(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
}
