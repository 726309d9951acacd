import { useEffect, useMemo, useRef, useState } from 'react';
import { randomId } from '~/lib/randomId';
import { useAccount, useStores } from '~/react/context';
import { PageDrafts, type PageDraft } from '~/stores/drafts/PageDrafts';
import { draftOf, type PageValues } from './pageValues';

interface KeptDraft {
  /** Drafts that other visits left, the newest first. */
  readonly offers: readonly PageDraft[];
  /** Whether the browser keeps what is not saved. */
  readonly isKept: boolean;
  /** Forgets an offer, after it was restored or discarded. @returns a function that brings it back */
  readonly drop: (offer: PageDraft) => () => void;
  /** Keeps another version as an offer: what the author wrote, or what the server had. */
  readonly setAside: (values: PageValues, of: Pick<PageDraft, 'updatedAt' | 'seen' | 'isReplaced'>) => void;
  /** The server has everything. */
  readonly saved: () => void;
}

/**
 * Keeps what is not saved in this browser while it is written, and finds what earlier visits left.
 * @param target the id of the page, or `new`
 * @param seen when the version of the page was saved that the values change
 */
export function usePageDraft(target: string, values: PageValues, isChanged: boolean, seen: string | undefined): KeptDraft {
  const { local, kv, clock } = useStores();
  const { key } = useAccount();
  const drafts = useMemo(() => new PageDrafts({ local, kv, clock }, key), [local, kv, clock, key]);
  const [id] = useState(randomId);
  const [offers, setOffers] = useState<readonly PageDraft[]>([]);
  const [isKept, setKept] = useState(true);
  const isWritten = useRef(false);

  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const found = await drafts.list(target);
      if (!isGone) setOffers(found.filter((draft) => draft.id !== id));
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [drafts, target, id]);

  useEffect(() => {
    if (isChanged) {
      isWritten.current = true;
      drafts.write({ id, target, updatedAt: clock.now(), ...(seen !== undefined && { seen }), content: draftOf(values) }, setKept);
    } else if (isWritten.current) {
      isWritten.current = false;
      void drafts.remove(id);
    }
  }, [drafts, id, target, clock, values, isChanged, seen]);

  useEffect(() => {
    const keep = () => void drafts.flush();
    document.addEventListener('visibilitychange', keep);
    window.addEventListener('pagehide', keep);
    return () => {
      document.removeEventListener('visibilitychange', keep);
      window.removeEventListener('pagehide', keep);
      drafts.dispose();
    };
  }, [drafts]);

  return {
    offers,
    isKept,
    drop(offer) {
      setOffers((known) => known.filter((draft) => draft.id !== offer.id));
      void drafts.remove(offer.id);
      return () => {
        drafts.write(offer, () => {});
        setOffers((known) => [offer, ...known]);
      };
    },
    setAside(other, of) {
      const offer: PageDraft = { id: randomId(), target, ...of, content: draftOf(other) };
      // It stays on screen even if the browser keeps nothing.
      drafts.write(offer, () => {});
      setOffers((known) => [offer, ...known]);
    },
    saved() {
      isWritten.current = false;
      void drafts.remove(id);
    },
  };
}
