/** The panes that take a focus which has no other place: the active column or window, then the main pane. */
export const activePanes = (): readonly (Element | null)[] =>
  ['[data-active] [data-pane]', '[data-pane="main"]'].map((pane) => document.querySelector(pane));
