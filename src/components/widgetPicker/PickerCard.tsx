import { observer } from 'mobx-react-lite';
import { useId, useRef, type DragEvent } from 'react';
import { Button } from '~/components/ui/Button';
import { Icon } from '~/components/ui/Icon';
import { useInSight } from '~/components/widget/useInSight';
import { useI18n } from '~/i18n/useI18n';
import { widgetFormat } from '~/lib/widgetDrag';
import type { FoundWidget } from '~/registry/defineWidget';
import type { OfferedWidgets } from './offered';
import styles from './WidgetPicker.module.css';

interface PickerCardProps extends Pick<OfferedWidgets, 'isTaken' | 'Preview'> {
  widget: FoundWidget;
  onAdd: (kind: string, title: string) => void;
  onDragging: (isDragging: boolean) => void;
  onPoint: (kind: string | null) => void;
}

/** The preview and name of a widget. Its button adds it; the card can also be dragged to a place on the dashboard. */
export const PickerCard = observer(function PickerCard({
  widget,
  isTaken: isTakenKind,
  Preview,
  onAdd,
  onDragging,
  onPoint,
}: PickerCardProps) {
  const { id, title, icon } = widget;
  const isTaken = isTakenKind(id);
  const { t } = useI18n();
  const titleId = useId();
  const card = useRef<HTMLLIElement>(null);
  // A preview may ask the server or move, so there is one only while it is in sight.
  const isInSight = useInSight(card);
  const name = t(title);
  const handleDragStart = (event: DragEvent) => {
    event.dataTransfer.setData(widgetFormat(id), id);
    event.dataTransfer.effectAllowed = 'copy';
    // The browser makes the drag image from the card, so the card is hidden only afterwards.
    setTimeout(() => onDragging(true));
  };
  // The grid looks for the element under the finger after this event.
  const handleTouchEnd = () => setTimeout(() => onDragging(false));
  return (
    // Dragging only repeats what the button does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an item may be dragged (HTML drag and drop)
    <li
      ref={card}
      className={styles.card}
      aria-labelledby={titleId}
      data-picker-widget={id}
      draggable={!isTaken}
      onDragStart={handleDragStart}
      onDragEnd={() => onDragging(false)}
      onPointerEnter={() => onPoint(isTaken ? null : id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(isTaken ? null : id)}
      onBlur={() => onPoint(null)}
    >
      <div className={styles.preview} inert>
        <div className={styles.scaled}>{isInSight && <Preview manifest={widget} />}</div>
      </div>
      <div className={styles.foot}>
        {!isTaken && (
          // The handle for fingers, which scroll everywhere else.
          <span
            className={styles.grip}
            data-rgl-draggable=""
            onTouchStart={() => onDragging(true)}
            onTouchEnd={handleTouchEnd}
            onTouchCancel={() => onDragging(false)}
          >
            <Icon name="gripVertical" />
          </span>
        )}
        <Icon name={icon} className={styles.icon} />
        <h4 className={styles.name} id={titleId}>
          {name}
        </h4>
        <Button icon="plus" disabled={isTaken} aria-describedby={titleId} data-picker-add="" onClick={() => onAdd(id, name)}>
          {t(isTaken ? 'dashboardEditing.taken' : 'dashboardEditing.addThis')}
        </Button>
      </div>
    </li>
  );
});
