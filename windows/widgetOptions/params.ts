import type { MessageKey } from '~/i18n/I18n';
import type { OptionsSchema } from '~/registry/options';
import type { Options } from '~/services/workspace/document';

/** What is asked, and what holds now. */
export interface WidgetOptionsParams {
  /** Name of the widget. */
  readonly title: MessageKey;
  readonly schema: OptionsSchema;
  readonly values: Options;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends with all options as they were chosen. */
    widgetOptions: { params: WidgetOptionsParams; result: Options };
  }
}
