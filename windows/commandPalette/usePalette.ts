import { useEffect, useRef, useState } from 'react';
import { peek } from '~/lib/peek';
import { useAccount, useStores } from '~/react/context';
import type { WindowProps } from '~/registry/defineWindow';
import type { RootStore } from '~/stores/RootStore';
import type { AccountScope } from '~/stores/session/AccountScope';
import { allows } from '~/services/policies';
import { createReadMemory } from '~/stores/memory/recall';
import { settle } from '~/stores/settle';
import { alwaysOffered } from './always';
import { candidateOf } from './CandidateIndex';
import { customEmojiCandidates, unicodeEmojiCandidates } from './emojiCandidates';
import { candidatesHere } from './hereCandidates';
import type manifest from './manifest';
import { Palette } from './Palette';
import { serverSources } from './serverSources';

type Params = WindowProps<typeof manifest>['params'];

/** The palette of an opened window, and a function that changes what is searched. */
export function usePalette({ commands, later }: Params): { readonly palette: Palette; readonly search: (query: string) => void } {
  const root = useStores();
  const account = useAccount();
  const [palette] = useState(() => makePalette(commands, root, account));
  const hasLearned = useRef(false);
  useEffect(() => () => palette.dispose(), [palette]);
  useEffect(() => {
    let isOpen = true;
    const take = async () => {
      const found = await settle(later);
      if (!isOpen || !found.ok) return;
      palette.find(found.value.map(candidateOf));
      palette.offer(found.value.filter(({ isOnlyFound }) => !isOnlyFound));
    };
    void take();
    return () => {
      isOpen = false;
    };
  }, [later, palette]);
  const search = (query: string) => {
    // Most people choose a command, so what they have seen is prepared only for those who search.
    if (!hasLearned.current) learn(palette, root, account);
    hasLearned.current = true;
    palette.setQuery(query);
  };
  return { palette, search };
}

function makePalette(commands: Params['commands'], root: RootStore, account: AccountScope): Palette {
  const { clock, i18n } = root;
  const { server } = account;
  const policies = peek(() => account.me?.policies ?? server.meta?.policies);
  const palette: Palette = new Palette({
    clock,
    offered: commands.filter(({ isOnlyFound }) => !isOnlyFound),
    always: (wanted) => alwaysOffered(wanted, { account, server, i18n }),
    sources: serverSources({
      account,
      i18n,
      canSearchNotes: allows(policies, 'canSearchNotes'),
      remembered: (text) => rememberedNotes(root, account, text),
      learn: (candidates) => palette.find(candidates),
    }),
  });
  palette.find(commands.map(candidateOf));
  return palette;
}

/** How many remembered notes a search shows. */
const REMEMBERED = 8;

/** The ids of the notes with a text that this device remembers. None if the memory is off or does not answer: the server may. */
async function rememberedNotes(root: RootStore, account: AccountScope, text: string): Promise<readonly string[]> {
  const memory = root.part(createReadMemory);
  if (!peek(() => memory.isOn)) return [];
  const found = await settle(memory.search({ accounts: [account.key], words: text, limit: REMEMBERED }));
  if (!found.ok) return [];
  return account.ingest.notes(
    found.value.notes.map(({ note }) => note),
    'cache',
  );
}

/** Prepares what this device knows. Emoji that do not load are left out. */
function learn(palette: Palette, root: RootStore, account: AccountScope): void {
  palette.find(peek(() => candidatesHere({ account, i18n: root.i18n })));
  for (const loading of [customEmojiCandidates(account), unicodeEmojiCandidates(root)]) {
    void settle(loading).then((found) => found.ok && palette.find(found.value));
  }
}
