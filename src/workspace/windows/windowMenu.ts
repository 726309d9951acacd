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
  readonly showInMain: (href: string) => void;
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
  rect,
  setState,
  showInMain,
  dock,
  close,
  overlays,
}: WindowMenuContext): readonly MenuItem[] {
  return [
    { text: t('window.reload'), icon: 'refresh', action: reload },
    { type: 'divider' },
    {
      text: t('window.showInMain'),
      icon: 'arrowsMaximize',
      action() {
        showInMain(href);
        close();
      },
    },
    { text: t('window.dock'), icon: 'columns', action: dock },
    {
      text: t('window.popOut'),
      icon: 'appWindow',
      action() {
        const { x, y, width, height } = rect;
        const place = { left: window.screenX + x, top: window.screenY + y, width, height };
        const features = Object.entries(place).map(([name, value]) => `${name}=${Math.round(value)}`);
        const address = clientUrl(href);
        address.searchParams.set(ALONE, '');
        if (window.open(address, '_blank', features.join())) close();
      },
    },
    { type: 'a', text: t('window.newTab'), icon: 'externalLink', href, target: '_blank' },
    copyItem(overlays, t('window.copyLink'), clientUrl(href).href, 'link'),
    { type: 'divider' },
    { text: t('window.snapLeft'), icon: 'chevronLeft', action: () => setState('left') },
    { text: t('window.snapRight'), icon: 'chevronRight', action: () => setState('right') },
  ];
}
