import { expect, test } from 'vitest';
import { isShare } from '~/app/worker/requestKinds';
import { takeShare } from '~/app/worker/takeShare';
import { findShare, forgetShare, KEPT_SHARES_KEY, withShare, type KeptShare } from '~/stores/share/keptShares';
import { MemoryKeyValueStore } from '../../../fixtures/memoryStores';

const picture = (name: string) => new File(['picture'], name, { type: 'image/png' });

function formOf(values: Record<string, string>, files: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  for (const file of files) form.append('files', file);
  return form;
}

async function take(form: FormData | string, keep?: () => Promise<void>) {
  const kept: KeptShare[] = [];
  const request = new Request('https://example.test/share', { method: 'POST', body: form });
  const answer = await takeShare(request, {
    now: () => 1,
    newId: () => 's1',
    keep: keep ?? (async (share) => void kept.push(share)),
  });
  return { kept, status: answer.status, to: answer.headers.get('location') };
}

test('texts and files of another app are kept, and the browser goes on to the page that posts them', async () => {
  const { kept, status, to } = await take(formOf({ title: 'Moss', text: 'green', url: '' }, [picture('a.png'), new File([], 'empty')]));
  expect({ status, to }).toEqual({ status: 303, to: '/share?kept=s1' });
  expect(kept).toMatchObject([{ id: 's1', at: 1, title: 'Moss', text: 'green', files: [{ name: 'a.png', type: 'image/png', size: 7 }] }]);
  expect(kept[0]).not.toHaveProperty('url');
});

test('more files than a note can have, and endless texts, are cut', async () => {
  const { kept } = await take(
    formOf(
      { text: 'x'.repeat(40_000) },
      Array.from({ length: 20 }, (_, n) => picture(`${n}.png`)),
    ),
  );
  expect({ files: kept[0]!.files.length, text: kept[0]!.text!.length }).toEqual({ files: 16, text: 30_000 });
});

test('without room, and for a body that is no form, the page says that something is missing', async () => {
  const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  expect(await take(formOf({ text: 'green' }, []), full)).toMatchObject({ status: 303, to: '/share?kept=lost' });
  expect(await take('no form')).toMatchObject({ kept: [], to: '/share?kept=lost' });
});

test.each([
  ['POST', 'navigate', '/share', true],
  ['GET', 'navigate', '/share', false],
  ['POST', 'cors', '/share', false],
  ['POST', 'navigate', '/api/share', false],
])('%s (%s) of %s is a share: %s', (method, mode, path, is) => {
  const origin = 'https://example.test';
  expect(isShare({ method, mode, url: new URL(path, origin), origin })).toBe(is);
});

test('a share waits until its note is posted, at most a day, and with four others', async () => {
  const share = (id: string, at: number): KeptShare => ({ id, at, files: [] });
  const kv = new MemoryKeyValueStore();
  await kv.set(KEPT_SHARES_KEY, withShare([share('old', 0)], share('new', 24 * 60 * 60_000)));
  expect([await findShare(kv, 'old'), (await findShare(kv, 'new'))?.id]).toEqual([undefined, 'new']);
  const many = [1, 2, 3, 4, 5, 6].reduce<readonly KeptShare[]>((kept, n) => withShare(kept, share(String(n), n)), []);
  expect(many.map(({ id }) => id)).toEqual(['6', '5', '4', '3', '2']);
  await forgetShare(kv, 'new');
  expect(kv.values.has(KEPT_SHARES_KEY)).toBe(false);
});
