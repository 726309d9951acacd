import { useId } from 'react';

/** Ids that connect a field with its label, description and error. */
export interface FieldIds {
  readonly input: string;
  readonly help: string;
  readonly error: string;
  /** For `aria-describedby`. */
  readonly describedBy: string | undefined;
}

export function useFieldIds({ help, error }: { help?: string; error?: string }): FieldIds {
  const id = useId();
  const ids = { input: id, help: `${id}-help`, error: `${id}-error` };
  const describing = [help !== undefined && ids.help, error !== undefined && ids.error].filter((part) => part !== false);
  return { ...ids, describedBy: describing.length > 0 ? describing.join(' ') : undefined };
}
