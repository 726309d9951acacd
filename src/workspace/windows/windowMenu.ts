import { clientUrl } from '~/router/address';
import { copyItem } from '~/components/ui/copyItem';
import type { I18n } from '~/i18n/I18n';
import type { Rect, WindowState } from '~/services/workspace/document';
import { ALONE } from '~/services/workspace/alone';
import type { MenuItem, OverlayStore } from '~/stores/ui/OverlayStore';

/** The dependencies of the menu of a window. */
interface WindowMenuContext {
  readonly i18n: I18n;
  readonly reload: () => void;
  readonly href: string;
  readonly rect: Rect;
  readonly setState: (state: WindowState) => void;
  /** The address for another tab. */
  readonly inTab: string;
  /** Absent if the main pane cannot show the address. */
  readonly showInMain?: (href: string) => void;
  /** Makes the window a column. */
  readonly dock: () => void;
  readonly close: () => void;
  readonly overlays: OverlayStore;
}

/** The menu of a window: everything that its buttons do not offer. */
export function windowMenu({
  i18n: { t },
  reload,
  href,
  inTab,
  rect,
  setState,
  showInMain,
  dock,
  close,
  overlays,
}: WindowMenuContext): readonly MenuItem[] {
  const goMain = (): void => {
    showInMain?.(href);
    close();
  };
  const leave = (): void => {
    if (popOut(href, rect)) close();
  };
  return [
    { text: t('window.reload'), icon: 'refresh', action: reload },
    { type: 'divider' },
    ...(showInMain ? [{ text: t('window.showInMain'), icon: 'arrowsMaximize' as const, action: goMain }] : []),
    { text: t('window.dock'), icon: 'columns', action: dock },
    ...(showInMain ? [{ text: t('window.popOut'), icon: 'appWindow' as const, action: leave }] : []),
    { type: 'a', text: t('window.newTab'), icon: 'externalLink', href: inTab, target: '_blank' },
    copyItem(overlays, t('window.copyLink'), clientUrl(inTab).href, 'link'),
    { type: 'divider' },
    { text: t('window.snapLeft'), icon: 'chevronLeft', action: () => setState('left') },
    { text: t('window.snapRight'), icon: 'chevronRight', action: () => setState('right') },
  ];
}

/** Shows the address in a window of the browser. @returns whether the browser opened it */
function popOut(href: string, { x, y, width, height }: WindowMenuContext['rect']): boolean {
  const place = { left: window.screenX + x, top: window.screenY + y, width, height };
  const features = Object.entries(place).map(([name, value]) => `${name}=${Math.round(value)}`);
  const address = clientUrl(href);
  address.searchParams.set(ALONE, '');
  return window.open(address, '_blank', features.join()) !== null;
}
