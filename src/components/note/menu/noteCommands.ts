import { plainName } from '~/components/user/plainName';
import { ApiError } from '~/lib/AppError';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { peek } from '~/lib/peek';
import { share } from '~/lib/share';
import { neededOffline } from '~/lib/neededOffline';
import { canRenote } from '~/services/noteFacts';
import type { Note } from '~/services/records';
import type { NoteTarget } from '~/stores/noteActions/NoteTarget';
import { refuseMoved, requireSignIn } from '~/stores/session/guards';
import { togglePeek } from '~/stores/ui/peek';
import type { MenuItem, OverlayAnchor } from '~/stores/ui/OverlayStore';
import { noteUrl } from '../card/noteUrl';
import { otherAccountsMenu } from '../elsewhere/otherAccountsMenu';
import { channelMenu, isChannelMaster } from './channelMenu';
import { clipMenu, unclip } from './clipMenu';
import { confirmed, mayAct, perform, type NoteCommand } from './NoteCommand';
import { hasCw, openFirstFile, toggleCw, toggleFiles } from './noteBodyKeys';
import { noteMenu } from './noteMenu';
import { openNoteMenu } from './openNoteMenu';
import { chooseReaction } from './reactions';
import { reportNote } from './menuParts';
import { quote, renoteMenu } from './renoteMenu';
import { reply } from './reply';

const signedIn = ({ account }: NoteTarget): boolean => account.me !== null;
const isMine = ({ account }: NoteTarget, { userId }: Note): boolean => account.me?.id === userId;
const moderates = ({ account: { me } }: NoteTarget): boolean => me !== null && (me.isModerator || me.isAdmin);
const isPinned = ({ account, noteId }: NoteTarget): boolean => account.me?.pinnedNoteIds.includes(noteId) ?? false;

/** The id of the error for one pin too many. */
const PIN_LIMIT_ERROR = '72dab508-c64d-498f-8740-a8eec1ba385a';

const openMenu = (note: NoteTarget, anchor: OverlayAnchor): Promise<void> =>
  openNoteMenu(note, anchor, 'noteMenu.menu', () => noteMenu(note, Object.values(NOTE_COMMANDS), anchor, tiles()));

/** For fingers, the menu begins with what people do most: compact notes have no other buttons there. */
function tiles(): readonly NoteCommand[] {
  const { reply: answer, renote, quote: cite, favorite } = NOTE_COMMANDS;
  return window.matchMedia('(pointer: coarse)').matches ? [answer, renote, cite, favorite] : [];
}

/** Everything that people can do with a note, by id, in the order of menus and the list of keys. */
export const NOTE_COMMANDS = {
  reply: {
    text: 'note.reply',
    icon: 'arrowBackUp',
    keys: ['R'],
    run: (note, shown) => reply(note, shown),
  },
  renote: {
    text: 'note.renote',
    icon: 'repeat',
    keys: ['Q'],
    when: ({ account }, shown) => canRenote(shown, account.me),
    run: async (note, shown, { anchor }) => {
      if (await mayAct(note)) await openNoteMenu(note, anchor, 'noteMenu.renoteMenu', () => renoteMenu(note, shown, anchor));
    },
  },
  quote: {
    text: 'note.quote',
    icon: 'quote',
    keys: [],
    when: ({ account }, shown) => canRenote(shown, account.me) && shown.channel?.allowRenoteToExternal !== false,
    run: (note) => quote(note),
  },
  react: {
    text: 'note.react',
    icon: 'moodPlus',
    keys: ['E', 'A', '+'],
    run: (note, shown, { anchor }) => chooseReaction(note, shown, anchor),
  },
  cw: {
    text: 'noteMenu.cw',
    icon: 'eye',
    keys: ['S', 'X'],
    // Without a warning, the key keeps its usual meaning.
    when: (_note, shown) => hasCw(shown),
    run: (note, _shown, { article }) => toggleCw(note, article),
  },
  file: {
    text: 'noteMenu.file',
    icon: 'photo',
    keys: ['O'],
    run: (note, _shown, { anchor, article }) => openFirstFile(article) || openMenu(note, anchor),
  },
  files: {
    text: 'noteMenu.files',
    icon: 'eyeOff',
    keys: ['H'],
    when: (_note, shown) => shown.files.length > 0,
    run: (note, shown, { article }) => toggleFiles(note, shown, article),
  },
  menu: {
    text: 'noteMenu.menu',
    icon: 'dots',
    keys: ['M'],
    run: (note, _shown, { anchor }) => openMenu(note, anchor),
  },
  unclip: {
    text: 'noteMenu.unclip',
    icon: 'x',
    group: 'clip',
    danger: true,
    when: ({ clip }) => clip !== null,
    run: (note) => unclip(note),
  },
  details: {
    text: 'noteMenu.details',
    icon: 'infoCircle',
    group: 'read',
    keys: [],
    run: ({ account, root }, { id }) =>
      // A window of the current account names no account, so that it follows when the account is switched.
      root.workspace.openWindow(`/notes/${id}`, { account: account === root.session.current ? null : account.ref }),
  },
  peek: {
    text: 'noteMenu.peek',
    icon: 'layoutSidebarRight',
    group: 'read',
    run: (note) => togglePeek(note),
  },
  copyContent: {
    text: 'noteMenu.copyContent',
    icon: 'copy',
    group: 'read',
    keys: [],
    when: (_note, { text }) => text !== null,
    run: ({ root }, { text }) => root.overlays.copy(text ?? ''),
  },
  copyLink: {
    text: 'noteMenu.copyLink',
    icon: 'link',
    group: 'read',
    keys: [],
    run: ({ root, account }, { id }) => root.overlays.copy(noteUrl(account.server, id)),
  },
  showOnRemote: {
    text: 'noteMenu.showOnRemote',
    icon: 'externalLink',
    group: 'read',
    when: (_note, shown) => remoteUrl(shown) !== null,
    href: remoteUrl,
    run: (_note, shown) => window.open(remoteUrl(shown) ?? undefined, '_blank', 'noopener,noreferrer'),
  },
  elsewhere: {
    text: 'elsewhere.menu',
    icon: 'users',
    group: 'read',
    keys: [],
    when: (note) => signedIn(note) && peek(() => note.root.accounts.refs.length) > 1,
    submenu: elsewhereMenu,
    run: (note, shown, { anchor }) => openNoteMenu(note, anchor, 'elsewhere.menu', () => elsewhereMenu(note, shown, anchor)),
  },
  share: {
    text: 'noteMenu.share',
    icon: 'share',
    group: 'read',
    when: (note) => signedIn(note) && 'share' in navigator,
    run: ({ root, account }, { id, text, userId }) => {
      const author = account.users.get(userId);
      const title = root.i18n.t('note.by', { name: author ? plainName(author) : '' });
      return share({ title, text: text ?? '', url: noteUrl(account.server, id) });
    },
  },
  translate: {
    text: 'noteMenu.translate',
    icon: 'languageHiragana',
    group: 'read',
    keys: [],
    when: ({ account }, { id, text }) =>
      Boolean(account.me?.policies.canUseTranslator && account.server.meta?.translatorAvailable && text) &&
      account.noteActions.translations.get(id) === undefined,
    // The reader's language, even if the product has no texts in it.
    run: (note, { id }) => perform(note, () => note.account.noteActions.translate(id, note.root.local.get('lang') ?? navigator.language)),
  },
  favorite: {
    text: 'noteMenu.favorite',
    short: 'noteMenu.favorite.short',
    icon: 'star',
    group: 'keep',
    keys: [],
    toggle: { isOn: 'isFavorited', text: 'noteMenu.unfavorite', short: 'noteMenu.unfavorite.short', icon: 'starOff' },
    when: signedIn,
    run: (note, { id }, { isOn }) => confirmed(note, () => note.account.noteActions.setFavorite(id, !isOn)),
  },
  clip: {
    text: 'noteMenu.clip',
    icon: 'paperclip',
    group: 'keep',
    keys: ['C'],
    submenu: (note) => clipMenu(note),
    run: async (note, _shown, { anchor }) => {
      if (await requireSignIn(note.root)) await openNoteMenu(note, anchor, 'noteMenu.clipMenu', () => clipMenu(note));
    },
  },
  muteThread: {
    text: 'noteMenu.muteThread',
    icon: 'volumeOff',
    group: 'keep',
    keys: [],
    toggle: { isOn: 'isMutedThread', text: 'noteMenu.unmuteThread', icon: 'messages' },
    when: signedIn,
    run: (note, { id }, { isOn }) => confirmed(note, () => note.account.noteActions.setThreadMuted(id, !isOn)),
  },
  pin: {
    text: 'noteMenu.pin',
    icon: 'pin',
    group: 'keep',
    keys: [],
    toggle: { isOn: isPinned, text: 'noteMenu.unpin', icon: 'pinnedOff' },
    when: isMine,
    run: (note, { id }, { isOn }) => pin(note, id, !isOn),
  },
  muteWords: {
    text: 'noteMenu.muteWords',
    icon: 'filter',
    group: 'keep',
    when: (note, shown) => signedIn(note) && !isMine(note, shown),
    run: ({ root }) => root.overlays.open('mutedWords', {}),
  },
  user: {
    text: 'noteMenu.user',
    icon: 'user',
    group: 'keep',
    keys: [],
    when: signedIn,
    submenu: async (note, { userId }) => authorMenu(note, userId),
    run: (note, { userId }, { anchor }) => openNoteMenu(note, anchor, 'noteMenu.user', async () => authorMenu(note, userId)),
  },
  report: {
    text: 'noteMenu.report',
    icon: 'flag',
    group: 'report',
    when: (note, shown) => signedIn(note) && !isMine(note, shown),
    run: (note, shown) => reportNote(note, shown),
  },
  channel: {
    text: 'noteMenu.channel',
    icon: 'deviceTv',
    group: 'channel',
    when: isChannelMaster,
    submenu: (note, shown) => channelMenu(note, shown),
    run: (note, shown, { anchor }) => openNoteMenu(note, anchor, 'noteMenu.channel', () => channelMenu(note, shown)),
  },
  deleteAndEdit: {
    text: 'noteMenu.deleteAndEdit',
    icon: 'edit',
    group: 'remove',
    when: isMine,
    run: async (note, shown) => {
      const { root, account } = note;
      if (await refuseMoved(root, account)) return;
      if (!(await askToRemove(note, shown.poll ? 'noteMenu.deleteAndEditPollQuestion' : 'noteMenu.deleteAndEditQuestion'))) return;
      // The composer deletes the note once it has copied its content.
      await root.overlays.open('composer', {
        initialNote: shown,
        ...(shown.replyId && { replyId: shown.replyId }),
        ...(shown.renoteId && { renoteId: shown.renoteId }),
        ...(shown.channelId && { channelId: shown.channelId }),
      });
    },
  },
  delete: {
    text: 'noteMenu.delete',
    icon: 'trash',
    group: 'remove',
    danger: true,
    when: (note, shown) => isMine(note, shown) || moderates(note),
    run: async (note, { id }) => {
      if (await askToRemove(note, 'noteMenu.deleteQuestion')) await perform(note, () => note.account.noteActions.remove(id));
    },
  },
  copyId: {
    text: 'noteMenu.copyId',
    icon: 'copy',
    group: 'debug',
    when: (note) => signedIn(note) && note.root.settings.get('devMode'),
    run: ({ root }, { id }) => root.overlays.copy(id),
  },
} satisfies Readonly<Record<string, NoteCommand>>;

/** The id of a command of notes. */
export type NoteCommandId = keyof typeof NOTE_COMMANDS;

/** Returns the address of the note on its own server. */
function remoteUrl({ url, uri }: Note): string | null {
  return safeHttpUrl(url ?? uri);
}

type RemovalQuestion = 'noteMenu.deleteQuestion' | 'noteMenu.deleteAndEditQuestion' | 'noteMenu.deleteAndEditPollQuestion';

function askToRemove({ root: { overlays, i18n } }: NoteTarget, text: RemovalQuestion) {
  return overlays.confirm({ text: i18n.t(text), kind: 'warning', danger: true, okLabel: i18n.t('noteMenu.delete') });
}

async function pin(note: NoteTarget, noteId: string, isWanted: boolean): Promise<void> {
  const { root, account } = note;
  const result = await root.overlays.wait(account.noteActions.setPinned(noteId, isWanted));
  if (!result.ok && result.error instanceof ApiError && result.error.server.id === PIN_LIMIT_ERROR)
    await root.overlays.alert({ text: root.i18n.t('noteMenu.pinLimit'), kind: 'error' });
  else if (result.ok) root.overlays.success();
  else root.overlays.showError(result.error, { retry: () => void pin(note, noteId, isWanted) });
}

/** The viewer's other accounts, with what they can do with a note. */
function elsewhereMenu(note: NoteTarget, shown: Note, anchor: OverlayAnchor): Promise<readonly MenuItem[]> {
  const commands: readonly NoteCommand[] = [NOTE_COMMANDS.reply, NOTE_COMMANDS.renote, NOTE_COMMANDS.quote, NOTE_COMMANDS.react];
  return otherAccountsMenu(note, shown, { anchor, commands });
}

const loadUserMenu = neededOffline(() => import('~/components/user/userMenu'));

/** The menu of the author, whose code is loaded with its first use. */
async function authorMenu({ root, account }: NoteTarget, userId: string): Promise<readonly MenuItem[]> {
  const { userMenu } = await loadUserMenu();
  return userMenu({ root, account, i18n: root.i18n }, userId);
}
