import type { MarkupFunctionName } from '~/mfm/functions/catalog';

/** There are no parameters. */
export type FunctionPickerParams = Readonly<Record<string, never>>;

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends with the name of the chosen function of the markup. */
    functionPicker: { params: FunctionPickerParams; result: MarkupFunctionName };
  }
}
