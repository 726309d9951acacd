import type { MarkupFunctionName } from '~/mfm/functions/catalog';
import { defineWindow, type NoParams } from '~/registry/defineWindow';

/** Ends with the name of the chosen function of the markup. */
export default defineWindow<NoParams, MarkupFunctionName>({
  id: 'functionPicker',
  title: 'functionPickerWindow.title',
  presentation: 'popup',
  modal: false,
  neededOffline: true,
});
