/** What only few notes have. It loads with the first one. */
export { default as UrlPreview } from '~/components/urlPreview/UrlPreview';
export { PollView } from './PollView';
