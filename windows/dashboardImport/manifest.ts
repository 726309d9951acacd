import { defineWindow } from '~/registry/defineWindow';
import type { DashboardImportParams } from './params';

/** Ends with a text that was read without a problem, and what to do with its widgets. */
export default defineWindow<DashboardImportParams, { readonly text: string; readonly how: 'replace' | 'add' }>({
  id: 'dashboardImport',
  title: 'dashboardEditing.title.import',
});
