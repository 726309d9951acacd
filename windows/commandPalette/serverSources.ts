import type { PaletteEntry } from '~/stores/commands/PaletteEntry';
import type { QueryDefinition } from '~/stores/resources/definitions';
import { hashtagsToChoose } from '~/stores/resources/content/hashtags';
import { newestFiles, quickChannels, quickNotes, quickPeople, trendingTags } from '~/stores/resources/content/quickSearch';
import { driveFiles } from '~/stores/resources/drive/driveFiles';
import { myAntennas } from '~/stores/resources/feeds/antennas';
import { myChannels } from '~/stores/resources/feeds/channelLists';
import { channels } from '~/stores/resources/feeds/channels';
import { myLists } from '~/stores/resources/feeds/lists';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import { usersStartingWith } from '~/stores/resources/users/users';
import type { Candidate } from './CandidateIndex';
import { channelEntry, noteEntry, tagEntry, userEntry, type EntryContext } from './entries';
import { antennaCandidate, channelCandidate, fileCandidate, isSeen, isShown, listCandidate, tagCandidate } from './hereCandidates';
import type { PaletteSource } from './Palette';
import type { Wanted } from './wanted';

/** What {@link serverSources} works with. */
export interface SourcesContext extends EntryContext {
  /** Whether the server lets the viewer search notes. */
  readonly canSearchNotes: boolean;
  /** The ids of notes that this device remembers. */
  remembered(text: string): Promise<readonly string[]>;
  /** Adds what searches find from now on. */
  readonly learn: (candidates: readonly Candidate[]) => void;
}

/** What the palette asks the server: searches for each text, and once per opening what is searched here. */
export function serverSources(context: SourcesContext): readonly PaletteSource[] {
  const { account, canSearchNotes, learn } = context;
  const read = <P, S, T>(definition: QueryDefinition<P, S, T>, params: P, signal?: AbortSignal): Promise<T | undefined> =>
    resourcesOf(account).read(definition, params, signal);
  const ids = async (definition: QueryDefinition<string, readonly string[], unknown>, text: string, signal: AbortSignal) =>
    ((await read(definition, text, signal)) ?? []) as readonly string[];

  const people = async ({ scope, text }: Wanted, signal: AbortSignal): Promise<readonly PaletteEntry[]> => {
    const [username = '', host = null] = text.split('@');
    const found =
      scope === 'people'
        ? ((await read(usersStartingWith, { username, host }, signal)) ?? [])
        : (await ids(quickPeople, text, signal)).flatMap((id) => account.users.get(id) ?? []);
    return found.filter(isShown).map((user) => userEntry(user, context));
  };
  const tags = async ({ text }: Wanted, signal: AbortSignal): Promise<readonly PaletteEntry[]> =>
    ((await read(hashtagsToChoose, text, signal)) ?? []).map(tagEntry);
  const notes = async ({ text }: Wanted, signal: AbortSignal): Promise<readonly PaletteEntry[]> =>
    (await ids(quickNotes, text, signal))
      .flatMap((id) => account.notes.get(id) ?? [])
      .filter((note) => isSeen(note, account))
      .map((note) => noteEntry(note, context));
  const remembered = async ({ text }: Wanted): Promise<readonly PaletteEntry[]> =>
    (await context.remembered(text))
      .flatMap((id) => account.notes.get(id) ?? [])
      .filter((note) => isSeen(note, account))
      .map((note) => noteEntry(note, context));
  const foundChannels = async ({ text }: Wanted, signal: AbortSignal): Promise<readonly PaletteEntry[]> =>
    (await ids(quickChannels, text, signal)).flatMap((id) => channels.one(account, id) ?? []).map(channelEntry);

  return [
    when(({ scope }) => scope === 'all' || scope === 'people', people),
    when(({ scope }) => scope === 'all' || scope === 'tags', tags),
    when(({ scope }) => scope === 'all' && canSearchNotes, notes),
    when(({ scope }) => scope === 'all' && account.me !== null, remembered),
    when(({ scope }) => scope === 'all', foundChannels),
    once('tags', async () => learn(((await read(trendingTags, null)) ?? []).map(({ tag }) => tagCandidate(tag)))),
    ...(account.me
      ? [
          once('all', async () => learn((await myChannels(account)).map(channelCandidate))),
          once('all', async () => learn(((await read(myLists, null)) ?? []).map((list) => listCandidate(list, context)))),
          once('all', async () => learn(((await read(myAntennas, null)) ?? []).map(antennaCandidate))),
          once('all', async () => learn(driveFiles.many(account, (await read(newestFiles, null)) ?? []).map(fileCandidate))),
        ]
      : []),
  ];
}

const when =
  (isWanted: (wanted: Wanted) => boolean, ask: (wanted: Wanted, signal: AbortSignal) => Promise<readonly PaletteEntry[]>): PaletteSource =>
  (wanted, signal) =>
    isWanted(wanted) ? ask(wanted, signal) : undefined;

/** Loads something with the first search of a scope. It is loaded again with the next search only if that failed. */
function once(wantedScope: Wanted['scope'], load: () => Promise<void>): PaletteSource {
  let loading: Promise<void> | undefined;
  return ({ scope }) => {
    if (loading || scope !== wantedScope) return undefined;
    loading = load().catch((thrown: unknown) => {
      loading = undefined;
      throw thrown;
    });
    return loading.then(() => []);
  };
}
