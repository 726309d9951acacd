import { createContext, type ReactNode } from 'react';

/** How fields stand: `stack` below their label, `row` beside it, `bare` with a label for screen readers only. */
export interface FieldPlace {
  readonly kind: 'stack' | 'row' | 'bare';
  /** Small buttons about the field, before its control in a row. */
  readonly aside?: ReactNode;
}

/** Decides how the fields inside stand. Whoever draws several controls for one field sets it for them. */
export const FieldLayout = createContext<FieldPlace>({ kind: 'stack' });
