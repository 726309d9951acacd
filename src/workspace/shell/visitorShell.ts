/** The parts around the page for visitors. */
export { default as VisitorHeader } from './VisitorHeader';
export { default as VisitorPanel } from './VisitorPanel';
