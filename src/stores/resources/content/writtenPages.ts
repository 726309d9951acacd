import type { PageParams } from '~/api/endpoints';
import type { WireMe, WirePage } from '~/api/wire';
import { DisposableStore } from '~/lib/disposable';
import { ok, type Result } from '~/lib/Result';
import type { User, UserId, WrittenPage } from '~/services/records';
import { wellFormed, wellFormedFiles } from '~/services/wellFormed';
import type { AccountScope } from '~/stores/session/AccountScope';
import { updateMe } from '~/stores/session/updateMe';
import { settle } from '~/stores/settle';
import { defineCollection, defineEntity, defineQuery, type RecordKeeper } from '../definitions';
import { resourcesOf } from '../resourcesOf';

/** Pages: documents of blocks that users write. */
export const writtenPages = defineEntity<WrittenPage>();

const list = (given: unknown) => (Array.isArray(given) ? given : []);
const FORM = {
  id: '',
  createdAt: '',
  updatedAt: '',
  title: '',
  name: '',
  summary: null,
  content: list,
  variables: list,
  script: '',
  eyeCatchingImageId: null,
  likedCount: 0,
  hideTitleWhenPinned: false,
  alignCenter: false,
};

/** A page that can be stored and shown: fields of the wrong type are replaced by defaults. */
export function wellFormedPage(given: WirePage): WrittenPage {
  const { user: _user, ...page } = wellFormed(given, FORM) as WirePage;
  const [eyeCatchingImage = null] = wellFormedFiles([page.eyeCatchingImage]);
  return { ...page, eyeCatchingImage, attachedFiles: wellFormedFiles(page.attachedFiles) };
}

/** Stores a page as a server sends it, with its author. @returns its id */
export function takePage(account: AccountScope, dto: WirePage): string {
  const [userId = ''] = account.ingest.users([dto.user], 'fetch');
  const author = account.users.get(userId) ?? dto.user;
  return writtenPages.of(account).put({ ...wellFormedPage(dto), userId, author });
}

/** Returns the author of a page; observable. */
export const authorOf = (account: AccountScope, { userId, author }: WrittenPage): User | undefined => account.users.get(userId) ?? author;

const takeAll = (account: AccountScope, found: readonly WirePage[]): readonly string[] => found.map((page) => takePage(account, page));

/** Loads a page by the name of its author and its own name. */
export const pageByName = defineQuery({
  records: writtenPages.of,
  fetch: async (account, { username, name }: { readonly username: string; readonly name: string }, signal) =>
    takePage(account, await account.api.call('pages/show', { username, name }, { signal })),
  read: writtenPages.one,
});

/** Loads a page by its id. */
export const pageById = defineQuery({
  records: writtenPages.of,
  fetch: async (account, pageId: string, signal) => takePage(account, await account.api.call('pages/show', { pageId }, { signal })),
  read: writtenPages.one,
});

/** The pages that most people like. Servers return all of them at once. */
export const featuredPages = defineQuery({
  records: writtenPages.of,
  fetch: async (account, _: null, signal) => takeAll(account, await account.api.call('pages/featured', {}, { signal })),
  read: writtenPages.many,
});

/** How many pages a batch has. */
export const WRITTEN_PAGES = 10;
const batchSizes = () => ({ first: WRITTEN_PAGES, next: WRITTEN_PAGES });

/** The viewer's pages, newest first. */
export const myPages = defineCollection<null, WrittenPage>({
  entity: writtenPages,
  batchSizes,
  async fetch(account, _, { limit, untilId, signal }) {
    const found = await account.api.call('i/pages', { limit, ...(untilId && { untilId }) }, { signal });
    return writtenPages.many(account, takeAll(account, found));
  },
});

/** The pages of a user of this server, newest first. */
export const pagesOf = defineCollection<UserId, WrittenPage>({
  entity: writtenPages,
  batchSizes,
  async fetch(account, userId, { limit, untilId, signal }) {
    const found = await account.api.call('users/pages', { userId, limit, ...(untilId && { untilId }) }, { signal });
    return writtenPages.many(account, takeAll(account, found));
  },
});

/** A page that the viewer likes. */
export interface LikedPage {
  /** The id of the like. */
  readonly id: string;
  readonly pageId: string;
}

const likes = defineEntity<LikedPage>();

/** Keeps likes and their pages while a list shows them. */
const keeperOfLikes = (account: AccountScope): RecordKeeper => ({
  addRoots(ids) {
    const known = likes.of(account);
    const roots = new DisposableStore();
    roots.add(known.addRoots(ids));
    roots.add(writtenPages.of(account).addRoots(() => [...ids()].flatMap((id) => known.get(id)?.pageId ?? [])));
    return roots;
  },
});

/** The pages that the viewer likes, those liked last first. */
export const likedPages = defineCollection<null, LikedPage>({
  records: keeperOfLikes,
  batchSizes,
  async fetch(account, _, { limit, untilId, signal }) {
    const found = await account.api.call('i/page-likes', { limit, ...(untilId && { untilId }) }, { signal });
    return found.map(({ id, page }) => {
      const like = { id, pageId: takePage(account, page) };
      likes.of(account).put(like);
      return like;
    });
  },
});

/** Publishes a new page of the viewer. */
export async function createPage(account: AccountScope, params: PageParams): Promise<Result<WrittenPage>> {
  const answer = await settle(account.api.call('pages/create', params));
  if (!answer.ok) return answer;
  const pageId = takePage(account, answer.value);
  reloadLists(account);
  return ok(writtenPages.one(account, pageId)!);
}

/** Changes a page of the viewer. Servers answer nothing, so the page is requested again. */
export async function updatePage(account: AccountScope, page: WrittenPage, params: PageParams): Promise<Result<WrittenPage>> {
  const answer = await settle(account.api.call('pages/update', { ...params, pageId: page.id }));
  if (!answer.ok) return answer;
  const shown = await settle(account.api.call('pages/show', { pageId: page.id }));
  if (shown.ok) takePage(account, shown.value);
  // The save succeeded although reloading the page failed.
  else writtenPages.of(account).patch(page.id, (known) => ({ ...known, ...params }));
  return ok(writtenPages.one(account, page.id) ?? { ...page, ...params });
}

/** Asks the server for the newest version of a page. */
export async function newestVersion(account: AccountScope, page: WrittenPage): Promise<Result<WrittenPage>> {
  const shown = await settle(account.api.call('pages/show', { pageId: page.id }));
  return shown.ok ? ok(writtenPages.one(account, takePage(account, shown.value)) ?? page) : shown;
}

/** Deletes a page of the viewer, and removes it from every view. */
export async function deletePage(account: AccountScope, pageId: string): Promise<Result> {
  const answer = await settle(account.api.call('pages/delete', { pageId }));
  if (answer.ok) {
    writtenPages.of(account).remove(pageId);
    reloadLists(account);
  }
  return answer;
}

function reloadLists(account: AccountScope): void {
  resourcesOf(account).invalidate(myPages);
  if (account.me) resourcesOf(account).invalidate(pagesOf, account.me.id);
}

/** Likes a page or takes the like back. The change shows at once and is undone if the server refuses. */
export async function setPageLiked(account: AccountScope, pageId: string, isLiked: boolean): Promise<Result> {
  const shown = writtenPages.of(account).optimistic(pageId, (page) => ({
    ...page,
    isLiked,
    likedCount: Math.max(0, page.likedCount + (isLiked ? 1 : -1)),
  }));
  const answer = await settle(account.api.call(isLiked ? 'pages/like' : 'pages/unlike', { pageId }));
  if (answer.ok) {
    shown.commit();
    resourcesOf(account).invalidate(likedPages);
    resourcesOf(account).invalidate(featuredPages);
  } else shown.undo();
  return answer;
}

/** Shows a page on the viewer's profile, or none. */
export function pinPage(account: AccountScope, pageId: string | null): Promise<Result<WireMe>> {
  return updateMe(account, { pinnedPageId: pageId });
}
