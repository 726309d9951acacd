import { expect, test } from '../../e2e/fixtures';

const DEPTH = 480;
const nested = (name: string, depth: number, text: string): string => `$[${name} `.repeat(depth) + text + ']'.repeat(depth);

/** Notes that try to be as tall as they can, within the length that a server accepts. */
const TALL: Readonly<Record<string, string>> = {
  [`${DEPTH} nested x4`]: nested('x4', DEPTH, 'Tall'),
  'nested x4 with all words that fit': nested('x4', 20, 'tall '.repeat(500)),
  'many nested x4 below each other': Array.from({ length: 100 }, () => nested('x4', 3, 'Tall')).join('\n'),
  'nested sizes of every kind': nested('x2', 50, nested('x3', 50, nested('x4', 50, nested('scale.y=5', 50, 'Tall')))),
};

/** About five windows; one note filled 453,289 px. */
const TALLEST_PX = 4_000;

test(
  'a note with nested giant letters stays within a few windows, also when all of it is shown',
  { tag: '@whole' },
  async ({ openBrowser, actAs }) => {
    const app = await openBrowser('alice');
    const alice = await actAs('alice');
    const ids = new Map<string, string>();
    for (const [kind, text] of Object.entries(TALL)) ids.set(kind, await alice.post({ text }));
    const heights: Record<string, number> = {};
    for (const [kind, id] of ids) {
      await app.page.goto(`/notes/${id}`);
      const note = app.page.locator(`[data-note="${id}"]`).first();
      await expect(note).toContainText('all');
      for (const button of await note.getByRole('button', { name: /^Show (?:more|content|everything)/ }).all()) await button.click();
      heights[kind] = await note.evaluate((element) => Math.max(element.scrollHeight, element.getBoundingClientRect().height));
    }
    expect(Object.entries(heights).filter(([, height]) => height > TALLEST_PX)).toEqual([]);
  },
);
