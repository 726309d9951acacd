import { plainName } from '~/components/user/plainName';
import { mentionText } from '~/lib/mentionText';
import type { Note, User } from '~/services/records';
import { antennas } from '~/stores/resources/feeds/antennas';
import { channels, type Channel } from '~/stores/resources/feeds/channels';
import { lists } from '~/stores/resources/feeds/lists';
import { driveFiles } from '~/stores/resources/drive/driveFiles';
import type { AccountScope } from '~/stores/session/AccountScope';
import type { WireAntenna, WireDriveFile, WireUserList } from '~/api/wire';
import { antennaEntry, channelEntry, fileEntry, listEntry, noteEntry, tagEntry, userEntry, type EntryContext } from './entries';
import type { Candidate } from './CandidateIndex';

/** Everything of the account that this tab has seen: people, notes and their hashtags, channels, lists, antennas and files. */
export function candidatesHere(context: EntryContext): readonly Candidate[] {
  const { account } = context;
  const notes = account.notes
    .all()
    .filter((note) => isSeen(note, account))
    .toSorted((a, b) => (a.id < b.id ? 1 : -1));
  return [
    ...account.users
      .all()
      .filter(isShown)
      .map((user) => userCandidate(user, context)),
    ...tagsOf(notes).map(tagCandidate),
    ...channels.of(account).all().map(channelCandidate),
    ...lists
      .of(account)
      .all()
      .map((list) => listCandidate(list, context)),
    ...antennas.of(account).all().map(antennaCandidate),
    ...driveFiles.of(account).all().map(fileCandidate),
    ...notes.map((note) => noteCandidate(note, context)),
  ];
}

/** Whether a person may be offered: nobody who is muted or blocked. */
export const isShown = ({ isMuted, isBlocking, isBlocked, isSuspended }: User): boolean =>
  !(isMuted || isBlocking || isBlocked || isSuspended);

/** Whether a note may be offered: it has a text, and nothing of it is muted. */
export function isSeen(note: Note, { users, mutes }: AccountScope): boolean {
  const author = users.get(note.userId);
  const { rules } = mutes;
  if (!author || !isShown(author) || note.isHidden || note.deletedAt || (note.text ?? note.cw ?? '') === '') return false;
  return rules === null || !(rules.hides(note) || rules.folds(note) || rules.servers.has(author.host?.toLowerCase() ?? ''));
}

/** The hashtags of notes, each once, without regard to case. */
function tagsOf(notes: readonly Note[]): readonly string[] {
  const tags = new Map<string, string>();
  for (const note of notes) for (const tag of note.tags ?? []) if (!tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  return [...tags.values()];
}

const userCandidate = (user: User, context: EntryContext): Candidate => ({
  group: 'people',
  names: [plainName(user), user.username, mentionText(user)],
  entry: () => userEntry(user, context),
});

const noteCandidate = (note: Note, context: EntryContext): Candidate => ({
  group: 'notes',
  // What a warning hides is not shown, so it is not found either.
  names: [note.cw ?? note.text ?? ''],
  entry: () => noteEntry(note, context),
});

/** A hashtag, by its name without the sign. */
export const tagCandidate = (tag: string): Candidate => ({ group: 'tags', names: [tag], entry: () => tagEntry(tag) });

/** A channel, by its name or description. */
export const channelCandidate = (channel: Channel): Candidate => ({
  group: 'channels',
  names: [channel.name],
  words: channel.description ?? '',
  entry: () => channelEntry(channel),
});

/** A list, by its name. */
export const listCandidate = (list: WireUserList, context: EntryContext): Candidate => ({
  group: 'lists',
  names: [list.name],
  entry: () => listEntry(list, context),
});

/** An antenna, by its name or the words that it looks for. */
export const antennaCandidate = (antenna: WireAntenna): Candidate => ({
  group: 'antennas',
  names: [antenna.name],
  words: antenna.keywords.flat().join(' '),
  entry: () => antennaEntry(antenna),
});

/** A file of the drive, by its name or description. */
export const fileCandidate = (file: WireDriveFile): Candidate => ({
  group: 'files',
  names: [file.name],
  words: file.comment ?? '',
  entry: () => fileEntry(file),
});
