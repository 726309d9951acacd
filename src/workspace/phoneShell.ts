/** The parts around the page on phones, and those in its place. */
export { default as BottomBar } from './shell/BottomBar';
export { default as PhoneColumns } from './phone/PhoneColumns';
