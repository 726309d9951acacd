/** The part of the dashboard that is fetched when somebody edits it or opens its menu. The library for moving widgets is large. */
export { AddWidgetButton } from './AddWidgetButton';
export { dashboardMenu } from './dashboardMenu';
export { MovableGrid } from './MovableGrid';
export { TemplateButtons } from './TemplateButtons';
