import { defineWindow } from '~/registry/defineWindow';

/** Manages profiles, earlier versions and files of the workspace. It begins with the text of a file, if there is one. */
export default defineWindow<{ readonly text?: string }>({
  id: 'workspaces',
  title: 'shell.workspaces',
});
