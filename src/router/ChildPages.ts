import { createContext, use, type ReactNode } from 'react';
import { InvariantError } from '~/lib/AppError';
import type { ChildEntry } from '~/registry/PageEntry';

/** A page in the list of its parent page. */
export type ListedPage = Pick<ChildEntry, 'id' | 'title' | 'icon'> & NonNullable<ChildEntry['listing']>;

/** The child pages of the calling page. */
export interface ChildPages {
  /** The pages that the viewer may open, in order. */
  readonly list: readonly ListedPage[];
  /** The page in the address; null if the address is that of the calling page itself. */
  readonly outlet: ReactNode;
  /** The address of the calling page. */
  readonly base: string;
}

export const ChildPagesContext = createContext<ChildPages | null>(null);

/** Returns the child pages of the calling component's page: those in folders inside its own. */
export function useChildPages(): ChildPages {
  const pages = use(ChildPagesContext);
  if (!pages) throw new InvariantError('useChildPages() in a page without others below it');
  return pages;
}
