import { afterEach, expect, test, vi } from 'vitest';
import { share } from '~/lib/share';

afterEach(() => vi.unstubAllGlobals());

const system = (answer: () => Promise<void>) => {
  const asked = vi.fn<(data: ShareData) => Promise<void>>(answer);
  vi.stubGlobal('navigator', { share: asked });
  return asked;
};

const page = { title: 'A note', url: 'https://example.test/notes/n1' };

test("the data is passed to the system's dialog", async () => {
  const asked = system(async () => {});
  await share(page);
  expect(asked).toHaveBeenCalledWith(page);
});

test('closing the dialog is not a failure', async () => {
  system(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await expect(share(page)).resolves.toBeUndefined();
});
