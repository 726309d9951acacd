import PhotoSwipe, { type SlideData } from 'photoswipe';
import './viewer.css';
import type { WireDriveFile } from '~/api/wire';
import { shownSize } from '~/components/media/aspect';
import type { I18n } from '~/i18n/I18n';
import { isBrowserSafe } from '~/lib/browserSafe';
import { disposable, type Disposable } from '~/lib/disposable';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import styles from './viewer.module.css';

/** Address part of the history entry that Back closes (reference/note.md section 5). */
const HISTORY_HASH = '#pswp';
/** Time for the opening and closing fade, ms (same place). */
const FADE_MS = 100;
/** Below this width the picture goes from edge to edge, px (same place). */
const PHONE_WIDTH = 500;
/** How long to wait for the size of a picture whose server did not say it, ms. */
const SIZE_PATIENCE_MS = 1500;

type Slide = NonNullable<PhotoSwipe['currSlide']>;

interface ViewerRequest {
  readonly host: HTMLElement;
  readonly files: readonly WireDriveFile[];
  readonly startId: string;
  readonly t: I18n['t'];
  /** It is there; until then it asks pictures for their size. */
  onOpened: () => void;
  /** The reader closed it, or there is nothing to show. */
  onClosed: () => void;
}

/** Draws the viewer into an element until it is disposed of. */
export function showViewer({ host, files, startId, t, onOpened, onClosed }: ViewerRequest): Disposable {
  const pictures = files.filter(isPicture);
  let viewer: PhotoSwipe | null = null;
  let isOver = false;
  const open = async () => {
    const dataSource = await Promise.all(pictures.map(toSlide));
    if (isOver) return;
    if (dataSource.length === 0) {
      onClosed();
      return;
    }
    viewer = create({ host, dataSource, pictures, startId, t });
    viewer.on('destroy', onClosed);
    const entry = closeByBack(viewer, onClosed);
    viewer.on('close', () => entry.dispose());
    viewer.init();
    onOpened();
    leafWhileOpening(viewer);
    keepFocusInside(viewer);
    // The window around it is the dialog.
    viewer.element?.setAttribute('role', 'group');
    viewer.element?.focus({ preventScroll: true });
  };
  void open();
  return disposable(() => {
    isOver = true;
    if (viewer) remove(viewer);
  });
}

interface ViewerParts extends Pick<ViewerRequest, 'host' | 'startId' | 't'> {
  readonly dataSource: SlideData[];
  readonly pictures: readonly WireDriveFile[];
}

function create({ host, dataSource, pictures, startId, t }: ViewerParts): PhotoSwipe {
  const viewer = new PhotoSwipe({
    dataSource,
    index: Math.max(
      0,
      pictures.findIndex(({ id }) => id === startId),
    ),
    appendToEl: host,
    mainClass: styles.viewer,
    loop: false,
    bgOpacity: 1,
    showHideAnimationType: 'fade',
    showAnimationDuration: FADE_MS,
    hideAnimationDuration: FADE_MS,
    imageClickAction: 'close',
    tapAction: 'close',
    // The window holds the focus, gives it back, and hears Escape.
    trapFocus: false,
    returnFocus: false,
    escKey: false,
    paddingFn: ({ x }) => (x > PHONE_WIDTH ? { top: 32, bottom: 90, left: 32, right: 32 } : { top: 0, bottom: 78, left: 0, right: 0 }),
    closeTitle: t('media.viewer.close'),
    zoomTitle: t('media.viewer.zoom'),
    arrowPrevTitle: t('media.viewer.previous'),
    arrowNextTitle: t('media.viewer.next'),
    errorMsg: t('media.viewer.failed'),
  });
  const takeOwnSize = (slide: Slide | undefined) => {
    const file = slide && pictures[slide.index];
    if (file && !shownSize(file)) resizeToPicture(slide);
  };
  viewer.on('loadComplete', ({ slide }) => takeOwnSize(slide));
  // One that came before anybody leafed to it.
  viewer.on('slideActivate', ({ slide }) => takeOwnSize(slide));
  viewer.on('uiRegister', () => {
    viewer.ui?.registerElement({
      name: 'caption',
      className: styles.caption,
      appendTo: 'root',
      order: 9,
      onInit: (element) => {
        element.setAttribute('role', 'note');
        element.setAttribute('aria-live', 'polite');
        viewer.on('change', () => (element.textContent = captionOf(pictures[viewer.currIndex])));
      },
    });
  });
  return viewer;
}

/** The library hears keys when its opening fade has ended; whoever presses an arrow before that is not left where they are. */
function leafWhileOpening(viewer: PhotoSwipe): void {
  const leaf = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') viewer.prev();
    if (key === 'ArrowRight') viewer.next();
  };
  viewer.element?.addEventListener('keydown', leaf);
  viewer.on('bindEvents', () => viewer.element?.removeEventListener('keydown', leaf));
}

/** A button that leads no further is disabled when it was pressed, and would let go of the focus, with which keys are heard. */
function keepFocusInside(viewer: PhotoSwipe): void {
  const take = () => {
    const { activeElement } = document;
    if (activeElement?.matches(':disabled') && viewer.element?.contains(activeElement)) viewer.element.focus({ preventScroll: true });
  };
  // The buttons hear of it as well, in no promised order.
  viewer.on('change', () => queueMicrotask(take));
}

/** Takes it away at once, also while it is still opening, which its own `close` refuses. */
function remove(viewer: PhotoSwipe): void {
  if (!viewer.isDestroying) {
    viewer.dispatch('close');
    viewer.isDestroying = true;
  }
  if (viewer.element?.isConnected) viewer.destroy();
}

const isPicture = ({ type }: WireDriveFile): boolean => type === 'image/svg+xml' || (type.startsWith('image') && isBrowserSafe(type));

const captionOf = (file: WireDriveFile | undefined) => file?.comment ?? file?.name ?? '';

async function toSlide(file: WireDriveFile): Promise<SlideData> {
  const src = safeHttpUrl(file.url, location.origin) ?? '';
  const msrc = safeHttpUrl(file.thumbnailUrl, location.origin) ?? undefined;
  const size = shownSize(file) ?? (await measure(msrc ?? src));
  return { src, msrc, alt: file.comment ?? '', ...size };
}

/**
 * How large a picture probably is, by its thumbnail, which is there sooner: of that shape, and as large as the window has
 * room for. One that does not come gets the size of the window.
 */
function measure(src: string): Promise<{ width: number; height: number }> {
  return new Promise((resolve) => {
    const giveUp = () => resolve({ width: window.innerWidth, height: window.innerHeight });
    const patience = setTimeout(giveUp, SIZE_PATIENCE_MS);
    const image = new Image();
    image.addEventListener('load', () => {
      clearTimeout(patience);
      const { naturalWidth, naturalHeight } = image;
      if (!naturalWidth || !naturalHeight) return giveUp();
      const scale = Math.max(1, Math.min(window.innerWidth / naturalWidth, window.innerHeight / naturalHeight));
      resolve({ width: naturalWidth * scale, height: naturalHeight * scale });
    });
    image.addEventListener('error', giveUp);
    image.src = src;
  });
}

/** Gives a slide whose size was a guess the size of its picture, if that has come. */
function resizeToPicture(slide: Slide): void {
  const { element } = slide.content;
  if (!(element instanceof HTMLImageElement) || !element.naturalWidth || !element.naturalHeight) return;
  const size = { width: element.naturalWidth, height: element.naturalHeight };
  for (const part of [slide, slide.content, slide.data]) Object.assign(part, size);
  slide.resize();
}

/**
 * Puts a history entry under the viewer, so that the browser's Back closes it instead of leaving the page; dispose takes
 * the entry away. It carries the router's own state: to the router nothing has happened.
 */
function closeByBack(viewer: PhotoSwipe, onClosed: () => void): Disposable {
  const handleBack = () => {
    if (viewer.opener.isOpen) viewer.close();
    else onClosed();
  };
  window.history.pushState(window.history.state, '', HISTORY_HASH);
  window.addEventListener('popstate', handleBack);
  return disposable(() => {
    window.removeEventListener('popstate', handleBack);
    if (window.location.hash === HISTORY_HASH) window.history.back();
  });
}
