import type { IconName } from '~/components/ui/Icon';
import type { WidgetRecord } from '~/services/workspace/document';

/** A widget that a text would bring, as it is shown before. */
export interface ComingWidget extends Pick<WidgetRecord, 'id' | 'x' | 'y' | 'w' | 'h'> {
  /** Its name. */
  readonly title: string;
  readonly icon: IconName;
}

/** What a text contains, or in words why it cannot be used. */
export type ImportReading =
  | { readonly ok: true; readonly widgets: readonly ComingWidget[] }
  | { readonly ok: false; readonly problem: string };

/** How the window reads a text. */
export interface DashboardImportParams {
  readonly read: (text: string) => ImportReading;
}
