import { expect, test } from '../../e2e/fixtures';

const LABEL = '█'.repeat(12);

/** Moves a link up and down by less than a line, on a line by itself, in em. */
const moved = (em: number): string => `$[position.y=${em} [${LABEL}](https://evil.example/)]`;

/** The distances around a text to press at, in px. A nearer point may belong to the rounded edge of the text itself. */
const FROM = 2;
const TO = 10;

test('a link moved out of its text cannot be pressed outside of it', async ({ openBrowser, actAs }) => {
  const app = await openBrowser('alice');
  const alice = await actAs('alice');
  const notes = [];
  // They overlap the header, both sides of the button that opens the note, and the buttons under it.
  for (const em of [-1.1, -0.5, 0.5, 1.1]) notes.push(await alice.post({ text: moved(em), cw: moved(-em) }));
  await app.open();
  const { feed } = app.timeline('Home');
  for (const id of notes.toReversed()) {
    const note = feed.locator(`[data-note="${id}"]`);
    await note.scrollIntoViewIfNeeded();
    await note.getByRole('button', { name: /^Show(?! (?:more|less))/ }).click();
    const links = note.locator('[data-fn="position"] a');
    // The first of them loads the code of the function.
    await expect(links).toHaveCount(2);
    const trespasses = await links.evaluateAll(
      (all, [from, to]) =>
        all.flatMap((link) => {
          let text: Element = link;
          while (getComputedStyle(text).isolation !== 'isolate') text = text.parentElement!;
          text.scrollIntoView({ block: 'center' });
          const { left, top, bottom } = text.getBoundingClientRect();
          const hits = [];
          for (let away = from; away <= to; away += 1) {
            for (const y of [top - away, bottom + away]) {
              if (text.contains(document.elementFromPoint(left + 30, y))) hits.push(y < top ? `${away} above` : `${away} below`);
            }
          }
          return hits;
        }),
      [FROM, TO] as const,
    );
    expect(trespasses).toEqual([]);
  }
});
