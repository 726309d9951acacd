import type { MessageKey } from '~/i18n/I18n';
import { defineWindow } from '~/registry/defineWindow';
import type { OptionsSchema } from '~/registry/options';
import type { Options } from '~/services/workspace/document';

/** The widget and its current options. */
interface WidgetOptionsParams {
  /** The name of the widget. */
  readonly title: MessageKey;
  readonly schema: OptionsSchema;
  readonly values: Options;
}

/** Ends with all options as chosen. */
export default defineWindow<WidgetOptionsParams, Options>({
  id: 'widgetOptions',
  title: 'dashboardEditing.title.widgetOptions',
  head: 'own',
});
