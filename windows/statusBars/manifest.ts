import { defineWindow } from '~/registry/defineWindow';

/** Changes the setting `statusbars` at once. */
export default defineWindow({
  id: 'statusBars',
  title: 'shell.editStatusBars',
});
