/** What visitors have around the page. */
export { default as VisitorHeader } from './VisitorHeader';
export { default as VisitorPanel } from './VisitorPanel';
