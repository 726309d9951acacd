import { DropdownMenu } from 'radix-ui';
import { useImperativeHandle, useMemo, type ReactNode, type Ref } from 'react';
import { directionOf } from '~/i18n/direction';
import { useI18n } from '~/i18n/useI18n';
import { toAppError } from '~/lib/AppError';
import type { MenuOverlay, Overlay } from '~/stores/ui/OverlayStore';
import { useStores } from '~/react/context';
import { layersElement, useIsSheet, VIEWPORT_MARGIN_PX } from './layers';
import styles from './Menu.module.css';
import { MenuItems } from './MenuItems';
import { SheetGrip } from './SheetGrip';
import { useFocusReturn } from './useFocusReturn';
import { useMenuItems } from './useMenuItems';
import { isInToasts } from './useDismissal';
import { useSheetDrag } from './useSheetDrag';
import { virtualAnchor, type Measurable } from './virtualAnchor';

/** A menu: a pop-up at its anchor, or a sheet on phones. */
export function MenuView({ overlay }: { overlay: MenuOverlay & Overlay }) {
  const { t, lang } = useI18n();
  const { overlays } = useStores();
  const isSheet = useIsSheet();
  const { anchor, close, align } = overlay;
  const focus = useFocusReturn(anchor instanceof Element ? anchor : undefined);
  const measurable = useMemo(() => virtualAnchor(anchor), [anchor]);
  const items = useMenuItems(overlay.items, (error) => {
    close();
    overlays.showError(error);
  });
  const perform = async (action: () => void | Promise<void>) => {
    try {
      await action();
    } catch (thrown) {
      overlays.showError(toAppError(thrown));
    }
  };
  const drag = useSheetDrag(isSheet, close);
  const label = overlay.label ?? t('dialog.menu');
  const isPoint = !(anchor instanceof Element);
  return (
    <DropdownMenu.Root dir={directionOf(lang)} open onOpenChange={(open) => !open && close()} modal={isSheet}>
      <DropdownMenu.Trigger asChild>
        <MenuTrigger measurable={measurable} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={layersElement()}>
        <MenuLayer overlay={overlay} label={label}>
          <DropdownMenu.Content
            className={styles.menu}
            data-sheet={isSheet || undefined}
            aria-label={label}
            aria-labelledby={undefined}
            side={isPoint ? 'right' : measurable.side}
            align={isPoint ? 'start' : align}
            sideOffset={isPoint ? 1 : 4}
            collisionPadding={VIEWPORT_MARGIN_PX}
            loop
            onInteractOutside={(event) => isInToasts(event.target) && event.preventDefault()}
            onCloseAutoFocus={focus.whenClosed}
            ref={drag}
          >
            {isSheet && <SheetGrip onClose={close} />}
            <MenuItems
              items={items}
              onChosen={(action) => {
                // Before the action runs: an overlay that it opens remembers where the focus is.
                focus.now();
                close();
                void perform(action);
              }}
            />
          </DropdownMenu.Content>
        </MenuLayer>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/**
 * Takes the place of the button that a Radix menu expects. Menus are opened by code, at an element or a point that this
 * component does not render, so it only gives the position.
 */
function MenuTrigger({ measurable, ref }: { measurable: Measurable; ref?: Ref<Measurable> }) {
  useImperativeHandle(ref, () => measurable, [measurable]);
  return null;
}

/** The box around a menu. On phones it dims the page and keeps it out of reach. */
function MenuLayer({ overlay, label, children }: { overlay: Overlay; label: string; children: ReactNode }) {
  const isSheet = useIsSheet();
  if (!isSheet) return <div data-overlay={overlay.key}>{children}</div>;
  return (
    <div data-overlay={overlay.key} className={styles.backdrop} role="dialog" aria-modal="true" aria-label={label}>
      {children}
    </div>
  );
}
