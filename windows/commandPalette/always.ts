import { meaningOf } from '~/components/search/meaning';
import { pathOfMeaning } from '~/components/search/pathOfMeaning';
import type { I18n } from '~/i18n/I18n';
import { clientOrigin, internalPath } from '~/router/address';
import type { PaletteEntry } from '~/stores/commands/PaletteEntry';
import type { Server } from '~/stores/server/Server';
import type { AccountScope } from '~/stores/session/AccountScope';
import type { Result } from '~/lib/Result';
import { tagEntry } from './entries';
import type { Ranked } from './groups';
import type { Wanted } from './wanted';

/** An entry whose address is looked up first; the palette stays open meanwhile. */
export interface LookUpEntry extends PaletteEntry {
  readonly lookUp: () => Promise<Result<string>>;
}

/** Whether the address of an entry has to be looked up. */
export const isLookUp = (entry: PaletteEntry): entry is LookUpEntry => 'lookUp' in entry;

interface AlwaysContext {
  readonly account: AccountScope;
  readonly server: Pick<Server, 'isOwnHost'>;
  readonly i18n: I18n;
}

/** Better than any match: what the text names exactly. */
const NAMED_FIT = 1_000;

/** A person on this server may be known, and then comes before the offer to look them up. */
const PERHAPS_FIT = 1;

/** What every search offers: to open what the text names, and to search for it. */
export function alwaysOffered(wanted: Wanted, context: AlwaysContext): readonly Ranked[] {
  if (wanted.text === '') return [];
  return [...named(wanted, context), { entry: searchEntry(wanted, context.i18n), fit: 0 }];
}

function named({ typed }: Wanted, { account, server, i18n }: AlwaysContext): readonly Ranked[] {
  const meaning = meaningOf(typed);
  if (meaning === null) return [];
  if (meaning.kind === 'tag') return [{ entry: tagEntry(meaning.tag), fit: NAMED_FIT }];
  const isAddress = meaning.kind === 'address';
  const own = isAddress ? internalPath(meaning.address, clientOrigin()) : null;
  // Servers look up addresses only for people who are signed in.
  if (own === null && isAddress && !account.me) return [];
  const face = {
    title: i18n.t(`commandPaletteWindow.${own === null ? 'lookUp' : 'open'}`, { what: typed }),
    group: isAddress ? 'pages' : 'people',
  } as const;
  if (own !== null) return [{ entry: { id: 'address', icon: 'link', to: own, ...face }, fit: NAMED_FIT }];
  const entry: LookUpEntry = { id: 'lookUp', icon: 'world', lookUp: () => pathOfMeaning(account, server, meaning), ...face };
  return [{ entry, fit: isAddress ? NAMED_FIT : PERHAPS_FIT }];
}

function searchEntry({ scope, text, typed }: Wanted, i18n: I18n): PaletteEntry {
  const query = scope === 'people' || scope === 'commands' || scope === 'emoji' ? text || typed : typed;
  const params = new URLSearchParams({ q: query, ...(scope === 'people' && { type: 'user' }) });
  return {
    id: 'search',
    title: i18n.t('commandPaletteWindow.searchFor', { query }),
    icon: 'search',
    group: 'search',
    to: `/search?${params.toString()}`,
  };
}
