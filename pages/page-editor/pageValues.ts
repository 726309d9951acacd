import type { PageParams } from '~/api/endpoints';
import { equalData } from '~/services/equalData';
import { newBlock, readBlocks, writeBlocks, type PageBlock } from '~/services/pageBlocks';
import type { WrittenPage } from '~/services/records';
import type { PageDraftContent } from '~/stores/drafts/PageDrafts';

/** What people type and choose in the editor of a page. */
export interface PageValues extends Omit<PageDraftContent, 'content'> {
  readonly blocks: readonly PageBlock[];
}

/** The longest title, summary and name that servers accept. */
export const MAX_LINE = 256;

/** Characters that mean something in addresses, and are in no name. */
export const FORBIDDEN_IN_NAMES = String.raw`: / ? # [ ] @ ! $ & ' ( ) * + , ; = \ %`;

/** Whether a text can be the name of a page. */
export const isPageName = (name: string): boolean => /^[^\s:/?#[\]@!$&'()*+,;=\\%]+$/.test(name);

/** A new page has an empty text, and the time as its name until the author finds a better one. */
export function newPageValues(now: number): PageValues {
  return {
    title: '',
    name: String(now),
    summary: '',
    font: 'sans-serif',
    alignCenter: false,
    hideTitleWhenPinned: false,
    eyeCatchingImageId: null,
    blocks: [newBlock('text')],
  };
}

/** A page as the editor shows it. */
export function valuesOf(page: WrittenPage): PageValues {
  const { title, name, summary, font, alignCenter, hideTitleWhenPinned, eyeCatchingImageId, content } = page;
  return {
    title,
    name,
    summary: summary ?? '',
    font: font === 'serif' ? 'serif' : 'sans-serif',
    alignCenter,
    hideTitleWhenPinned,
    eyeCatchingImageId,
    blocks: readBlocks(content),
  };
}

/** What the server gets. Variables and scripts of old pages stay as they are. */
export function paramsOf(values: PageValues, page: WrittenPage | undefined): PageParams {
  const { blocks, summary, title, name, ...rest } = values;
  return {
    ...rest,
    title: title.trim(),
    name: name.trim(),
    summary: summary.trim() || null,
    content: writeBlocks(blocks),
    variables: page?.variables ?? [],
    script: page?.script ?? '',
  };
}

/** Whether a version of a page has what the server got. */
export const isVersionOf = (version: WrittenPage, params: PageParams): boolean => equalData(paramsOf(valuesOf(version), version), params);

/** The values as a draft stores them. */
export function draftOf({ blocks, ...rest }: PageValues): PageDraftContent {
  return { ...rest, content: writeBlocks(blocks) };
}

/** The values of a draft. */
export function valuesOfDraft({ content, ...rest }: PageDraftContent): PageValues {
  return { ...rest, blocks: readBlocks(content) };
}
