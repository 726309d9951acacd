import type { ComponentType } from 'react';
import type { AnyWidgetManifest } from '~/registry/defineWidget';

/** What the picker offers and how it adds a widget. */
export interface WidgetPickerParams {
  readonly widgets: readonly AnyWidgetManifest[];
  /** Whether the dashboard cannot have another widget of this kind; observable. */
  readonly isTaken: (kind: string) => boolean;
  readonly add: (kind: string) => void;
  /** A widget that only shows what it would be like. */
  readonly Preview: ComponentType<{ readonly manifest: AnyWidgetManifest }>;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Stays open while widgets are added, by button or by dragging. */
    widgetPicker: { params: WidgetPickerParams };
  }
}
