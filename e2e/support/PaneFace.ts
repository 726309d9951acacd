import { expect, type Page } from '@playwright/test';
import { testI18n } from '../../tests/fixtures/testI18n';

/** What a pane shows: the page that it belongs to, what the page says to its viewer, and the title above it. */
export interface PaneFace {
  /** The id of the page; null if no page has the address. */
  readonly page: string | null;
  /** `content`, `sign-in`, `nothing` (not found), `refusal`, or the text of a failure. */
  readonly face: string;
  readonly title: string;
}

/** Where a pane stands. The title is elsewhere in each. */
export type Frame = 'main' | 'column' | 'window';

/** How long to wait between two looks, in ms. The last one repeats. */
const PAUSES = [20, 40, 80, 160];

/** Several wrong faces are told at once, because a walk takes minutes. */
const softly = expect.configure({ soft: true });

const { t } = testI18n();
const WORDS = {
  loading: t('core.loading'),
  signIn: t('notFound.signInNeeded'),
  nothing: t('notFound.heading'),
  refusals: [t('decorationManager.notAllowed'), t('emojiManager.notAllowed')],
};

/** Waits until a pane shows what it should. Fails, after the walk, with the difference. */
export async function expectFace(page: Page, pane: string, frame: Frame, expected: PaneFace, href: string): Promise<void> {
  await softly.poll(() => faceOf(page, pane, frame), { message: `${href} in ${frame}`, intervals: PAUSES }).toEqual(expected);
}

/** Waits until a pane shows something. @returns that */
export async function settledFace(page: Page, pane: string, frame: Frame): Promise<PaneFace> {
  let found: PaneFace | undefined;
  const look = async () => (found = await faceOf(page, pane, frame)).face;
  await softly.poll(look, { message: pane, intervals: PAUSES }).not.toBe('loading');
  return found!;
}

/** What a pane shows while nothing can be read from it. */
const NOTHING_YET: PaneFace = { page: null, face: 'loading', title: '' };

/** Reads what a pane shows; `loading` if that is not there yet. Pages of earlier visits may still be there, hidden. */
async function faceOf(page: Page, pane: string, frame: Frame): Promise<PaneFace> {
  const reading = page.evaluate(
    ({ pane, frame, words }) => {
      const root = document.querySelector<HTMLElement>(`[data-pane="${CSS.escape(pane)}"]`);
      if (!root) return { page: null, face: 'loading', title: '' };
      const visible = (selector: string, within: Element = root) =>
        [...within.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
      // A child page comes after its parent page.
      const shown = visible('[data-page]').at(-1);
      const area = shown ?? root;
      const isWaiting = visible('output', area).some(({ textContent }) => textContent === words.loading);
      const isComplete = area.textContent !== '' && !isWaiting && !area.querySelector('[role="feed"][aria-busy="true"]');
      const headings = visible('h2', area).map(({ textContent }) => textContent);
      const failure = visible('[role="alert"]', area)[0];
      const face = () => {
        if (!isComplete) return 'loading';
        if (headings.includes(words.nothing)) return 'nothing';
        if (!shown) return 'loading';
        if (headings.includes(words.signIn)) return 'sign-in';
        if (failure) return failure.textContent;
        return words.refusals.some((text) => area.textContent.includes(text)) ? 'refusal' : 'content';
      };
      const holder = root.closest(`[data-${frame}]`);
      const title = () => {
        // "(2) Notifications | Wisteria Garden"
        if (frame === 'main') return /^(?:\(\d+\) )?(.*) \| Wisteria Garden$/.exec(document.title)?.[1] ?? `no title: ${document.title}`;
        const tab = document.querySelector(`[role="tab"][data-tab="${CSS.escape(pane)}"]`);
        return (tab ?? holder?.querySelector('[data-part="title"]'))?.textContent ?? '';
      };
      // The page says the same itself, if only to screen readers.
      const heading = visible('[data-part="header"] h1', area)[0]?.textContent ?? title();
      return {
        page: shown?.dataset.page ?? null,
        face: face(),
        title: title() === heading ? heading : `${title()}, but the heading is ${heading}`,
      };
    },
    { pane, frame, words: WORDS },
  );
  return reading.catch((error: Error) => {
    // Some addresses need a document of their own, such as the sign-in to another server.
    if (error.message.includes('context was destroyed')) return NOTHING_YET;
    throw error;
  });
}
