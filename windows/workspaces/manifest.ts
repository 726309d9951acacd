import { defineWindow } from '~/registry/defineWindow';
import './params';

export default defineWindow({
  id: 'workspaces',
  title: 'shell.workspaces',
  presentation: 'dialog',
  modal: true,
  load: () => import('./WorkspacesWindow'),
});
