import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState, type DragEvent, type ReactNode, type RefObject } from 'react';
import { Button } from '~/components/ui/Button';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { widgetFormat } from '~/lib/widgetDrag';
import type { AnyWidgetManifest } from '~/registry/defineWidget';
import styles from './WidgetPickerWindow.module.css';

interface PickerCardProps {
  widget: AnyWidgetManifest;
  isTaken: (kind: string) => boolean;
  preview: (kind: string) => ReactNode;
  onAdd: (kind: string, title: string) => void;
  onDragging: (isDragging: boolean) => void;
}

/** A widget as it would be, with its name. It is added by its button, or by dragging the card to where it shall stand. */
export const PickerCard = observer(function PickerCard({ widget, isTaken: isTakenKind, preview, onAdd, onDragging }: PickerCardProps) {
  const { id, title, icon } = widget;
  const isTaken = isTakenKind(id);
  const { t } = useI18n();
  const titleId = useId();
  const card = useRef<HTMLLIElement>(null);
  const isSeen = useSeen(card);
  const name = t(title);
  const handleDragStart = (event: DragEvent) => {
    event.dataTransfer.setData(widgetFormat(id), id);
    event.dataTransfer.effectAllowed = 'copy';
    // The picture under the pointer is taken from the card, which must still be there.
    setTimeout(() => onDragging(true));
  };
  // The grid looks for what lies under the finger after this.
  const handleTouchEnd = () => setTimeout(() => onDragging(false));
  return (
    // Dragging is one more way to what the button does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an item may be dragged (HTML drag and drop)
    <li
      ref={card}
      className={styles.card}
      aria-labelledby={titleId}
      data-picker-widget={id}
      draggable={!isTaken}
      onDragStart={handleDragStart}
      onDragEnd={() => onDragging(false)}
    >
      <div className={styles.preview} inert>
        <div className={styles.scaled}>{isSeen && preview(id)}</div>
      </div>
      <div className={styles.foot}>
        {!isTaken && (
          // What fingers drag by: anywhere else they scroll.
          <span
            className={styles.grip}
            data-rgl-draggable=""
            onTouchStart={() => onDragging(true)}
            onTouchEnd={handleTouchEnd}
            onTouchCancel={() => onDragging(false)}
          >
            <Icon name="grip" />
          </span>
        )}
        <Icon name={icon} />
        <h3 className={styles.name} id={titleId}>
          {name}
        </h3>
        <Button icon="plus" disabled={isTaken} aria-describedby={titleId} onClick={() => onAdd(id, name)}>
          {t(isTaken ? 'dashboard.taken' : 'dashboard.addThis')}
        </Button>
      </div>
    </li>
  );
});

/** Whether an element was ever near what is in sight. */
function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const watching = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsSeen(true);
        watching.disconnect();
      },
      { rootMargin: '200px' },
    );
    watching.observe(element.current!);
    return () => watching.disconnect();
  }, [element]);
  return isSeen;
}
