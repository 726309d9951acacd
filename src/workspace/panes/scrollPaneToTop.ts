import { smooth } from '~/lib/smooth';

/** Scrolls the visible page of a pane to its top. Scrollers mark themselves, because a pane also holds hidden pages. */
export function scrollPaneToTop(pane: HTMLElement | null): void {
  for (const scroller of pane?.querySelectorAll('[data-part="scroller"]') ?? []) {
    if (scroller.checkVisibility()) scroller.scrollTo({ top: 0, behavior: smooth() });
  }
}
