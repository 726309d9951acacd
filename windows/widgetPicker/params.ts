import type { ReactNode } from 'react';
import type { AnyWidgetManifest } from '~/registry/defineWidget';

/** What can be added, and how. */
export interface WidgetPickerParams {
  readonly widgets: readonly AnyWidgetManifest[];
  /** Whether the dashboard has all of this kind that it may have; observable. */
  readonly isTaken: (kind: string) => boolean;
  readonly add: (kind: string) => void;
  /** Draws a widget as it would be. */
  readonly preview: (kind: string) => ReactNode;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Stays open while widgets are added by its buttons, or dragged out of it. */
    widgetPicker: { params: WidgetPickerParams };
  }
}
