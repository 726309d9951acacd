/** The menus around the page. They load together with the first one that opens. */
export { addColumnMenu, commonColumns } from './deck/addColumnMenu';
export { columnMenu } from './deck/columnMenu';
export { RailWorkspaces } from './shell/RailWorkspaces';
export { accountMenu, languageItems } from './shell/accountMenu';
export { editItems, instanceMenu, openLaunchPad } from './shell/navMenus';
