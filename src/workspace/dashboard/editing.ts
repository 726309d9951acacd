/** The part of the dashboard that is fetched when somebody edits it or opens its menu. */
export { dashboardMenu } from './dashboardMenu';
export { default as MovableGrid } from './MovableGrid';
export { applyTemplate, offeredTemplates } from './templates';
export { WidgetEditBar } from './WidgetEditBar';
