/** The part of the dashboard that is loaded for editing and for its menu. The library for moving widgets is large. */
export { AddWidgetButton } from './AddWidgetButton';
export { dashboardMenu } from './dashboardMenu';
export { MovableGrid } from './MovableGrid';
export { TemplateButtons } from './TemplateButtons';
