import PhotoSwipe, { type SlideData } from 'photoswipe';
import './viewer.css';
import type { WireDriveFile } from '~/api/wire';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { isBrowserSafe } from '~/lib/browserSafe';
import { shownSize } from './aspect';
import type { ViewerRequest } from './openViewer';
import styles from './viewer.module.css';

/** Address part of the history entry that Back closes (reference/note.md section 5). */
const HISTORY_HASH = '#pswp';
/** Time for the opening and closing fade, ms (same place). */
const FADE_MS = 100;
/** Below this width the picture goes from edge to edge, px (same place). */
const PHONE_WIDTH = 500;
/** How long to wait for the size of a picture whose server did not say it, ms. */
const SIZE_PATIENCE_MS = 1500;

/** Opens the viewer on one of the files; does nothing while another one is open (two of them fight over the focus). */
export async function showViewer({ files, startId, opener, t }: ViewerRequest): Promise<void> {
  if (isOpen()) return;
  const pictures = files.filter((file) => file.type === 'image/svg+xml' || (file.type.startsWith('image') && isBrowserSafe(file.type)));
  const dataSource = await Promise.all(pictures.map(toSlide));
  if (isOpen() || dataSource.length === 0) return;

  const viewer = new PhotoSwipe({
    dataSource,
    index: Math.max(
      0,
      pictures.findIndex(({ id }) => id === startId),
    ),
    mainClass: styles.viewer,
    loop: false,
    bgOpacity: 1,
    showHideAnimationType: 'fade',
    showAnimationDuration: FADE_MS,
    hideAnimationDuration: FADE_MS,
    imageClickAction: 'close',
    tapAction: 'close',
    returnFocus: false,
    paddingFn: ({ x }) => (x > PHONE_WIDTH ? { top: 32, bottom: 90, left: 32, right: 32 } : { top: 0, bottom: 78, left: 0, right: 0 }),
    closeTitle: t('media.viewer.close'),
    zoomTitle: t('media.viewer.zoom'),
    arrowPrevTitle: t('media.viewer.previous'),
    arrowNextTitle: t('media.viewer.next'),
    errorMsg: t('media.viewer.failed'),
  });
  viewer.on('uiRegister', () => {
    viewer.ui?.registerElement({
      name: 'caption',
      className: styles.caption,
      appendTo: 'root',
      order: 9,
      onInit: (element) => {
        element.setAttribute('role', 'note');
        viewer.on('change', () => (element.textContent = captionOf(pictures[viewer.currIndex])));
      },
    });
  });
  closeByBack(viewer);
  viewer.on('destroy', () => opener.isConnected && opener.focus({ preventScroll: true }));
  viewer.init();
  viewer.element?.setAttribute('aria-label', t('media.viewer.title'));
}

const isOpen = () => document.querySelector(`.${styles.viewer}`) !== null;

const captionOf = (file: WireDriveFile | undefined) => file?.comment ?? file?.name ?? '';

async function toSlide(file: WireDriveFile): Promise<SlideData> {
  const src = safeHttpUrl(file.url, location.origin) ?? '';
  const size = shownSize(file) ?? (await measure(src));
  return { src, msrc: safeHttpUrl(file.thumbnailUrl, location.origin) ?? undefined, alt: file.comment ?? '', ...size };
}

/** Asks the picture itself; a picture that does not come gets the size of the window. */
function measure(src: string): Promise<{ width: number; height: number }> {
  return new Promise((resolve) => {
    const giveUp = () => resolve({ width: window.innerWidth, height: window.innerHeight });
    const patience = setTimeout(giveUp, SIZE_PATIENCE_MS);
    const image = new Image();
    image.addEventListener('load', () => {
      clearTimeout(patience);
      resolve({ width: image.naturalWidth || window.innerWidth, height: image.naturalHeight || window.innerHeight });
    });
    image.addEventListener('error', giveUp);
    image.src = src;
  });
}

/**
 * Puts a history entry under the viewer, so that the browser's Back closes it instead of leaving the page; closing it
 * otherwise takes the entry away. The entry carries the router's own state: to the router nothing has happened.
 */
function closeByBack(viewer: PhotoSwipe): void {
  const handleBack = () => viewer.close();
  viewer.on('beforeOpen', () => {
    window.history.pushState(window.history.state, '', HISTORY_HASH);
    window.addEventListener('popstate', handleBack);
  });
  viewer.on('close', () => {
    window.removeEventListener('popstate', handleBack);
    if (window.location.hash === HISTORY_HASH) window.history.back();
  });
}
