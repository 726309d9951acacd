import { runInAction } from 'mobx';
import { useEffect, useState, type ReactNode } from 'react';
import { browserState } from '~/lib/browserState';
import { AccountContext, useAccount, useStores } from '~/react/context';
import type { RootStore } from '~/stores/RootStore';
import type { AccountScope } from '~/stores/session/AccountScope';
import { createAccountScope } from '~/stores/session/createAccountScope';
import { galleryApi } from './galleryApi';
import { galleryHub } from './galleryHub';
import { MUTED_WORD, noteSamples, type NoteSamples } from './sampleNotes';

/** A store that saves nothing and contains nothing. */
const nowhere = { get: () => null, set: () => true, remove: () => {}, offer: () => {} };

interface GalleryAccountProps {
  children: (notes: NoteSamples) => ReactNode;
}

/**
 * Provides separate stores for the sample notes, so that they never reach the account, the server or the browser's
 * storage.
 */
export function GalleryAccount({ children }: GalleryAccountProps) {
  const account = useAccount();
  return (
    <MadeUp key={account.key} account={account}>
      {children}
    </MadeUp>
  );
}

function MadeUp({ account, children }: GalleryAccountProps & { account: AccountScope }) {
  const root = useStores();
  const [{ scope, notes }] = useState(() => runInAction(() => makeUp(root, account)));
  useEffect(() => () => scope.dispose(), [scope]);
  return <AccountContext value={scope}>{children(notes)}</AccountContext>;
}

function makeUp(root: RootStore, account: AccountScope) {
  const scope = galleryScope(root, account);
  const notes = noteSamples();
  scope.ingest.notes(Object.values(notes), 'fetch');
  return { scope, notes };
}

function galleryScope({ clock, settings, sound, overlays, i18n }: RootStore, { me, server, api }: AccountScope): AccountScope {
  return createAccountScope({
    account: me && { me: { ...me, mutedWords: [[MUTED_WORD]] }, token: '' },
    server,
    api: galleryApi(api),
    hub: galleryHub(),
    clock,
    browser: browserState,
    local: nowhere,
    settings,
    sound,
    overlays,
    i18n,
    keepAction: async () => false,
    events: { onAuthFailure: () => {}, onTokenRegenerated: () => {}, onRegistryUpdated: () => {}, onResumed: () => {} },
    isCurrent: false,
  });
}
