import type { ComponentType } from 'react';
import type { FoundWidget } from '~/registry/defineWidget';

/** What a picker offers and how it adds a widget. */
export interface OfferedWidgets {
  readonly widgets: readonly FoundWidget[];
  /** Whether the dashboard cannot have another widget of this kind; observable. */
  readonly isTaken: (kind: string) => boolean;
  readonly add: (kind: string) => void;
  /** A widget that only shows what it would be like. */
  readonly Preview: ComponentType<{ readonly manifest: FoundWidget }>;
}
