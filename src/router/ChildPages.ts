import { createContext, use, type ReactNode } from 'react';
import { InvariantError } from '~/lib/AppError';
import type { ChildEntry } from '~/registry/PageEntry';

/** A page in the list of the page above it. */
export type ListedPage = Pick<ChildEntry, 'id' | 'title' | 'icon'> & NonNullable<ChildEntry['listing']>;

/** The pages below the calling page. */
export interface ChildPages {
  /** Those that the viewer may open, in order. */
  readonly list: readonly ListedPage[];
  /** The one that the address names; null where it names the calling page itself. */
  readonly outlet: ReactNode;
  /** The address of the calling page. */
  readonly base: string;
}

export const ChildPagesContext = createContext<ChildPages | null>(null);

/** The pages below the page of the calling component, which has folders with pages in its own. */
export function useChildPages(): ChildPages {
  const pages = use(ChildPagesContext);
  if (!pages) throw new InvariantError('useChildPages() in a page without others below it');
  return pages;
}
