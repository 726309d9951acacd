import type { WireManagedDecoration } from '~/api/wire';
import { defineWindow } from '~/registry/defineWindow';

/** Creates a decoration for null, or changes or deletes the given one. */
export default defineWindow<{ readonly decoration: WireManagedDecoration | null }>({
  id: 'decorationForm',
  title: 'decorationFormWindow.title',
});
