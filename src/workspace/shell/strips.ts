/** The strips above the page. They load together with the first one that is shown. */
export { default as AnnouncementStrip } from './AnnouncementStrip';
export { default as StatusBars } from './statusBars/StatusBars';
export { default as StorageStrip } from './StorageStrip';
