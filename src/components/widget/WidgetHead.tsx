import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useWidget } from './WidgetContext';

interface WidgetHeadProps {
  /** Shown instead of the widget's name. */
  heading?: ReactNode;
  actions?: ReactNode;
}

/** The content of a widget in the header of its frame, if there is one. */
export function WidgetHead({ heading, actions }: WidgetHeadProps) {
  const { headingSlot, actionsSlot } = useWidget();
  return (
    <>
      {headingSlot && heading !== undefined && createPortal(heading, headingSlot)}
      {actionsSlot && actions !== undefined && createPortal(actions, actionsSlot)}
    </>
  );
}
