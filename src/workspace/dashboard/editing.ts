/** The part of the dashboard that is loaded for editing and for its menu. The library for moving widgets is large. */
export { dashboardMenu } from './dashboardMenu';
export { newDashboardItems } from './dashboardsMenu';
export { EditBar } from './EditBar';
export { MovableGrid } from './MovableGrid';
export { Shelf } from './Shelf';
export { TemplateButtons } from './TemplateButtons';
