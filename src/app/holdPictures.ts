/** The attribute of the page while pictures wait. The style sheet beside this file knows it. */
const ATTRIBUTE = 'data-text-first';

/**
 * Lets no picture be asked for until the text is painted: on a small server, and on a slow line, each of them takes time from the text.
 * @param painted settles when the text of everything in sight is on screen
 * @param longEnough settles when pictures should come in any case
 */
export async function holdPictures(page: HTMLElement, painted: Promise<unknown>, longEnough: Promise<unknown>): Promise<void> {
  page.setAttribute(ATTRIBUTE, '');
  await Promise.race([painted, longEnough]).catch(() => undefined);
  page.removeAttribute(ATTRIBUTE);
}
