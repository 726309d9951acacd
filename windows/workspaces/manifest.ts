import { defineWindow } from '~/registry/defineWindow';

/** Manages profiles, earlier versions and files of the workspace. */
export default defineWindow({
  id: 'workspaces',
  title: 'shell.workspaces',
});
