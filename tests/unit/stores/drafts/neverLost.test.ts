import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { StorageError } from '~/lib/AppError';
import type { DraftTarget } from '~/stores/drafts/draftData';
import type { DraftWriting } from '~/stores/drafts/DraftWriting';
import { draft, draftBrowser } from '../../../fixtures/drafts';
import { settled } from '../../../fixtures/createTestRoot';

const TARGETS: readonly DraftTarget[] = [{}, { replyId: 'r' }, { channelId: 'c' }];
const TABS = 3;
/** Everything older than this must be found again; ms. */
const SAFE_AFTER_MS = 1_000;

/** A tab with a composer, and what a person typed into it last. */
class Tab {
  text = '';
  typedAt = 0;
  #writing: DraftWriting | undefined;
  readonly #browser: ReturnType<typeof draftBrowser>;
  readonly #tab: ReturnType<ReturnType<typeof draftBrowser>['tab']>;

  constructor(browser: ReturnType<typeof draftBrowser>) {
    this.#browser = browser;
    this.#tab = browser.tab();
  }

  crash(): void {
    this.#tab.crash();
  }

  async open(target: number): Promise<void> {
    await this.#writing?.flush();
    this.#writing = this.#tab.drafts.write({ target: TARGETS[target]! });
    const found = this.#writing.open();
    this.text = ((await this.#writing.load()) ?? found)?.text ?? '';
  }

  type(words: string): void {
    if (!this.#writing) return;
    this.text += words;
    this.typedAt = this.#browser.clock.now();
    this.#writing.change(draft({ text: this.text }));
  }

  async setAside(): Promise<void> {
    if (this.#writing && this.text !== '' && (await this.#writing.setAside())) this.text = '';
  }
}

const action = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('type' as const), tab: fc.nat(TABS - 1), words: fc.stringMatching(/^[a-z]{1,12}$/) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('open' as const), tab: fc.nat(TABS - 1), target: fc.nat(TARGETS.length - 1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('crash' as const), tab: fc.nat(TABS - 1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('setAside' as const), tab: fc.nat(TABS - 1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('storage' as const), local: fc.boolean(), indexed: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 1_500 }) }) },
);

/** Every text in the storages of a browser, as the drafts window and composers would show them. */
async function everything(browser: ReturnType<typeof draftBrowser>): Promise<readonly string[]> {
  const found = (await browser.open().list()).flatMap(({ data, versions }) => [data.text, ...versions.map((one) => one.data.text)]);
  return [...found, ...(await Promise.all(TARGETS.map((target) => browser.shown(browser.open(), target))))].filter(
    (text) => text !== undefined,
  );
}

test('no sequence of typing, crashes, second tabs and full storages loses a keystroke that is older than a second', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 40 }), async (actions) => {
      const browser = draftBrowser();
      const tabs = Array.from({ length: TABS }, () => new Tab(browser));
      for (const tab of tabs) await tab.open(0);
      const [works, typed] = [{ local: true, indexed: true }, new Set<string>()];
      for (const one of actions) {
        if (one.do === 'wait') await browser.pass(one.ms);
        else if (one.do === 'storage') {
          // One of the two works: if both refuse, the composer says so.
          works.local = one.local;
          works.indexed = one.indexed || !one.local;
          browser.local.isFull = !works.local;
          browser.kv.failure = works.indexed ? null : new StorageError('full');
        } else if (one.do === 'type') tabs[one.tab]!.type(one.words);
        else if (one.do === 'open') await tabs[one.tab]!.open(one.target);
        else if (one.do === 'setAside') await tabs[one.tab]!.setAside();
        else {
          tabs[one.tab]!.crash();
          tabs[one.tab] = new Tab(browser);
        }
        await settled();
        for (const tab of tabs) if (tab.text !== '' && browser.clock.now() - tab.typedAt >= SAFE_AFTER_MS) typed.add(tab.text);
      }
      browser.kv.failure = null;
      browser.local.isFull = false;
      const found = await everything(browser);
      const lost = [...typed].filter((text) => !found.some((one) => one.startsWith(text)));
      expect({ lost, found }).toEqual({ lost: [], found });
    }),
    { numRuns: 300 },
  );
});
