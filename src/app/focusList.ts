/** The list that a pane shows; kept pages of it that are hidden do not count. */
export function feedIn(paneId: string): HTMLElement | undefined {
  const feeds = document.querySelectorAll<HTMLElement>(`[data-pane="${CSS.escape(paneId)}"] [role="feed"]`);
  return [...feeds].find((one) => one.checkVisibility());
}

/**
 * Moves the focus into the list that a pane shows, to the first row that begins in sight (reference/note.md section 12,
 * reference/gaps.md section 5). Where there is no list nothing happens.
 */
export function focusList(paneId: string): void {
  const feed = feedIn(paneId);
  if (!feed) return;
  const top = feed.closest('[data-part="scroller"]')?.getBoundingClientRect().top ?? 0;
  const rows = [...feed.querySelectorAll<HTMLElement>('article[tabindex]')];
  // A row that is higher than the pane may be all that is in sight.
  const row = rows.find((one) => one.getBoundingClientRect().top >= top) ?? rows.findLast((one) => one.getBoundingClientRect().top < top);
  row?.focus({ preventScroll: true });
}
