/** Scrolls the visible page of a pane to its top. Scrollers mark themselves, because a pane also holds hidden pages. */
export function scrollPaneToTop(pane: HTMLElement | null): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  for (const scroller of pane?.querySelectorAll('[data-part="scroller"]') ?? []) {
    if (scroller.checkVisibility()) scroller.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
  }
}
