import PhotoSwipe, { type SlideData } from 'photoswipe';
import './viewer.css';
import type { WireDriveFile } from '~/api/wire';
import { shownSize } from '~/components/media/aspect';
import type { I18n } from '~/i18n/I18n';
import { isBrowserSafe } from '~/lib/browserSafe';
import { disposable, type Disposable } from '~/lib/disposable';
import type { Server } from '~/stores/server/Server';
import styles from './viewer.module.css';

/** The fragment of the history entry that Back closes. */
const HISTORY_HASH = '#pswp';
/** The duration of the opening fade, in ms. It closes at once. */
const FADE_MS = 100;
/** On narrower screens the picture reaches from edge to edge, in px. */
const PHONE_WIDTH = 500;
/** The room below the picture, for its description and the note, in px. */
const NOTED_FOOT = 176;
const PLAIN_FOOT = 84;
/** How long to wait for the size of a picture that the server did not give, in ms. */
const SIZE_PATIENCE_MS = 1500;

type Slide = NonNullable<PhotoSwipe['currSlide']>;

interface ViewerRequest {
  readonly host: HTMLElement;
  readonly files: readonly WireDriveFile[];
  /** The server of the files. */
  readonly server: Pick<Server, 'mediaUrl'>;
  readonly startId: string;
  /** Whether the note of the pictures is shown below them. */
  readonly hasNote: boolean;
  readonly t: I18n['t'];
  /** Called with the place for further buttons in the bar. */
  onBar: (bar: HTMLElement) => void;
  /** Called with each picture that is shown. */
  onChange: (file: WireDriveFile | undefined) => void;
  /** Called when the viewer is visible. Before that, it waits for the sizes of pictures. */
  onOpened: () => void;
  /** Called when the reader closes the viewer, or when there is nothing to show. */
  onClosed: () => void;
}

/** Draws the viewer into an element until it is disposed. */
export function showViewer({ host, files, server, startId, hasNote, t, onBar, onChange, onOpened, onClosed }: ViewerRequest): Disposable {
  const pictures = files.filter(isPicture);
  let viewer: PhotoSwipe | null = null;
  let isOver = false;
  const open = async () => {
    const dataSource = await Promise.all(pictures.map((file) => toSlide(file, server)));
    if (isOver) return;
    if (dataSource.length === 0) {
      onClosed();
      return;
    }
    viewer = create({ host, dataSource, pictures, startId, hasNote, t, onBar, onChange });
    viewer.on('destroy', onClosed);
    const entry = closeByBack(viewer, onClosed);
    viewer.on('close', () => entry.dispose());
    viewer.init();
    onOpened();
    leafWhileOpening(viewer);
    keepFocusInside(viewer);
    // The window around the viewer has the dialog role.
    viewer.element?.setAttribute('role', 'group');
    viewer.element?.focus({ preventScroll: true });
  };
  void open();
  return disposable(() => {
    isOver = true;
    if (viewer) remove(viewer);
  });
}

interface ViewerParts extends Pick<ViewerRequest, 'host' | 'startId' | 'hasNote' | 't' | 'onBar' | 'onChange'> {
  readonly dataSource: SlideData[];
  readonly pictures: readonly WireDriveFile[];
}

function create({ host, dataSource, pictures, startId, hasNote, t, onBar, onChange }: ViewerParts): PhotoSwipe {
  const foot = hasNote ? NOTED_FOOT : PLAIN_FOOT;
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
    hideAnimationDuration: 0,
    // Small pictures can be enlarged as well.
    secondaryZoomLevel: ({ fit }) => Math.max(1, fit * 2),
    maxZoomLevel: ({ fit }) => Math.max(4, fit * 4),
    imageClickAction: 'close',
    tapAction: 'close',
    // The window traps and returns the focus, and handles Escape.
    trapFocus: false,
    returnFocus: false,
    escKey: false,
    paddingFn: ({ x }) => (x > PHONE_WIDTH ? { top: 60, bottom: foot, left: 32, right: 32 } : { top: 48, bottom: foot, left: 0, right: 0 }),
    closeTitle: t('imageViewerWindow.close'),
    zoomTitle: t('imageViewerWindow.zoom'),
    arrowPrevTitle: t('imageViewerWindow.previous'),
    arrowNextTitle: t('imageViewerWindow.next'),
    errorMsg: t('media.viewerFailed'),
  });
  const takeOwnSize = (slide: Slide | undefined) => {
    const file = slide && pictures[slide.index];
    if (file && !shownSize(file)) resizeToPicture(slide);
  };
  viewer.on('loadComplete', ({ slide }) => takeOwnSize(slide));
  // A picture that loaded before it was shown.
  viewer.on('slideActivate', ({ slide }) => takeOwnSize(slide));
  viewer.on('uiRegister', () => {
    viewer.ui?.registerElement({
      name: 'tools',
      className: styles.tools,
      appendTo: 'bar',
      order: 12,
      onInit: onBar,
    });
  });
  viewer.on('change', () => onChange(pictures[viewer.currIndex]));
  return viewer;
}

/** Handles arrow keys during the opening fade, in which PhotoSwipe ignores keys. */
function leafWhileOpening(viewer: PhotoSwipe): void {
  const leaf = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') viewer.prev();
    if (key === 'ArrowRight') viewer.next();
  };
  viewer.element?.addEventListener('keydown', leaf);
  viewer.on('bindEvents', () => viewer.element?.removeEventListener('keydown', leaf));
}

/** Keeps the focus in the viewer when an arrow button is disabled at the last picture: without focus, no key would arrive. */
function keepFocusInside(viewer: PhotoSwipe): void {
  const take = () => {
    const { activeElement } = document;
    if (activeElement?.matches(':disabled') && viewer.element?.contains(activeElement)) viewer.element.focus({ preventScroll: true });
  };
  // The buttons handle the same event, in no guaranteed order.
  viewer.on('change', () => queueMicrotask(take));
}

/** Removes the viewer at once, even while it is opening, when PhotoSwipe's own `close` does nothing. */
function remove(viewer: PhotoSwipe): void {
  if (!viewer.isDestroying) {
    viewer.dispatch('close');
    viewer.isDestroying = true;
  }
  if (viewer.element?.isConnected) viewer.destroy();
}

const isPicture = ({ type }: WireDriveFile): boolean => type === 'image/svg+xml' || (type.startsWith('image') && isBrowserSafe(type));

async function toSlide(file: WireDriveFile, server: Pick<Server, 'mediaUrl'>): Promise<SlideData> {
  const src = server.mediaUrl(file.url) ?? '';
  const msrc = server.mediaUrl(file.thumbnailUrl) ?? undefined;
  const size = shownSize(file) ?? (await measure(msrc ?? src));
  return { src, msrc, alt: file.comment ?? '', ...size };
}

/**
 * Guesses the size of a picture: the shape of its thumbnail, which loads sooner, as large as the window allows. If the
 * thumbnail does not load, the picture gets the size of the window.
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

/** Replaces the guessed size of a slide with the size of its picture, once that is loaded. */
function resizeToPicture(slide: Slide): void {
  const { element } = slide.content;
  if (!(element instanceof HTMLImageElement) || !element.naturalWidth || !element.naturalHeight) return;
  const size = { width: element.naturalWidth, height: element.naturalHeight };
  for (const part of [slide, slide.content, slide.data]) Object.assign(part, size);
  slide.resize();
}

/**
 * Adds a history entry for the viewer, so that Back closes it instead of leaving the page. Disposing removes the entry. The
 * entry carries the state of the current one, so the router notices no navigation.
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
