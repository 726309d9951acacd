import type { OfferedWidgets } from '~/components/widgetPicker/offered';
import { defineWindow } from '~/registry/defineWindow';

/** Stays open while widgets are added, by button or by dragging. */
export default defineWindow<OfferedWidgets>({
  id: 'widgetPicker',
  title: 'dashboardEditing.title.addWidget',
  // Not modal: a widget that is dragged out is dropped on the dashboard behind.
  modal: false,
});
