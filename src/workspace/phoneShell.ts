/** What phones have around and instead of the page. */
export { default as BottomBar } from './shell/BottomBar';
export { default as PhoneColumns } from './phone/PhoneColumns';
