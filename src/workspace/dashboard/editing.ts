/** The part of the dashboard that is fetched when somebody edits it or opens its menu. */
export { DashboardEditor } from './DashboardEditor';
export { dashboardMenu } from './dashboardMenu';
export { default as MovableGrid } from './MovableGrid';
export { applyTemplate, offeredTemplates } from './templates';
export { WidgetPreview } from './WidgetPreview';
export { WidgetEditBar } from './WidgetEditBar';
