/** Parts that few notes have. They load with the first one. */
export { default as UrlPreview } from '~/components/urlPreview/UrlPreview';
export { PollView } from './PollView';
