import { browserPath } from '~/lib/basePath';
import { LOST } from '~/lib/lostShares';
import type { KeptShare } from '~/stores/share/keptShares';

/** How many characters of a shared text are taken. No server takes longer notes. */
const MOST_CHARACTERS = 30_000;

/** How many files a note can have. */
const MOST_FILES = 16;

/** The dependencies of {@link takeShare}. */
export interface TakeShareDeps {
  readonly now: () => number;
  readonly newId: () => string;
  /** Keeps a share for its page. Rejects without room. */
  readonly keep: (share: KeptShare) => Promise<void>;
}

/**
 * Takes what another app shares with the installed product, and leads to the page that posts it. The server never sees it: what is shared waits
 * in this browser.
 */
export async function takeShare(request: Request, { now, newId, keep }: TakeShareDeps): Promise<Response> {
  const id = newId();
  try {
    const form = await request.formData();
    const text = (name: string): object => {
      const value = form.get(name);
      return typeof value === 'string' && value !== '' ? { [name]: value.slice(0, MOST_CHARACTERS) } : {};
    };
    const files = form.getAll('files').filter((one): one is File => typeof one !== 'string' && one.size > 0);
    await keep({ id, at: now(), ...text('title'), ...text('text'), ...text('url'), files: files.slice(0, MOST_FILES) });
    return seeOther(id);
  } catch {
    return seeOther(LOST);
  }
}

/** The browser goes on to the page of a share. Going back does not share again. */
const seeOther = (id: string): Response =>
  new Response(null, { status: 303, headers: { location: browserPath(`/share?kept=${encodeURIComponent(id)}`) } });
