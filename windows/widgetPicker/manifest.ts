import type { ComponentType } from 'react';
import type { FoundWidget } from '~/registry/defineWidget';
import { defineWindow } from '~/registry/defineWindow';

/** What the picker offers and how it adds a widget. */
interface WidgetPickerParams {
  readonly widgets: readonly FoundWidget[];
  /** Whether the dashboard cannot have another widget of this kind; observable. */
  readonly isTaken: (kind: string) => boolean;
  readonly add: (kind: string) => void;
  /** A widget that only shows what it would be like. */
  readonly Preview: ComponentType<{ readonly manifest: FoundWidget }>;
}

/** Stays open while widgets are added, by button or by dragging. */
export default defineWindow<WidgetPickerParams>({
  id: 'widgetPicker',
  title: 'dashboardEditing.title.addWidget',
  // Not modal: a widget that is dragged out is dropped on the dashboard behind.
  modal: false,
});
