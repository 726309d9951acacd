import type { MessageKey } from '~/i18n/I18n';
import type { OptionsSchema } from '~/registry/options';
import type { Options } from '~/services/workspace/document';

/** The widget and its current options. */
export interface WidgetOptionsParams {
  /** The name of the widget. */
  readonly title: MessageKey;
  readonly schema: OptionsSchema;
  readonly values: Options;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends with all options as chosen. */
    widgetOptions: { params: WidgetOptionsParams; result: Options };
  }
}
