import { groupedItems } from '~/components/ui/groupedItems';
import { plainName } from '~/components/user/plainName';
import { userMenu } from '~/components/user/userMenu';
import { ApiError, type AppError } from '~/lib/AppError';
import type { Result } from '~/lib/Result';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { share } from '~/lib/share';
import type { Note } from '~/services/records';
import { NoteChores, type NoteState } from '~/stores/noteActions/NoteChores';
import { errorText } from '~/stores/ui/errorText';
import type { MenuItem, OverlayAnchor } from '~/stores/ui/OverlayStore';
import { channelItems } from './channelMenu';
import { clipMenu, unclipItems } from './clipMenu';
import type { NoteCommands } from './NoteCommands';
import { confirmed, copyItem, reportItem } from './menuParts';
import { noteUrl } from '~/components/note/card/noteUrl';
import { removalItems } from './removalItems';

/**
 * Everything that can be done with a note (reference/note.md section 8).
 * @param anchor where the menu stands
 */
export function noteMenu(commands: NoteCommands, _about: string, anchor: OverlayAnchor): readonly MenuItem[] {
  const { note } = commands;
  if (!note) return [];
  const { me } = commands.deps.account;
  if (!me) return readingItems(commands, note);
  const isMine = me.id === note.userId;
  const moderates = me.isModerator || me.isAdmin;
  return groupedItems([
    unclipItems(commands),
    [...readingItems(commands, note), ...sharingItems(commands, note)],
    keepingItems(commands, note, isMine, anchor),
    isMine ? [] : [reportItem(commands, note, 'noteMenu.report')],
    channelItems(commands, note, me),
    isMine || moderates ? removalItems(commands, note, isMine) : [],
    commands.deps.root.settings.get('devMode') ? [copyItem(commands, 'noteMenu.copyId', note.id)] : [],
  ]);
}

/** For everybody. */
function readingItems(commands: NoteCommands, note: Note): MenuItem[] {
  const { account, i18n, root } = commands.deps;
  const { t } = i18n;
  // Windows of the account in use name nobody.
  const other = account === root.session.current ? null : (account.me?.id ?? null);
  const remote = safeHttpUrl(note.url ?? note.uri);
  return [
    { text: t('noteMenu.details'), icon: 'info', action: () => root.workspace.openWindow(`/notes/${note.id}`, { account: other }) },
    ...(note.text === null ? [] : [copyItem(commands, 'noteMenu.copyContent', note.text)]),
    copyItem(commands, 'noteMenu.copyLink', noteUrl(account, note.id), 'link'),
    ...(remote
      ? [{ type: 'a' as const, href: remote, target: '_blank', text: t('noteMenu.showOnRemote'), icon: 'externalLink' as const }]
      : []),
  ];
}

function sharingItems(commands: NoteCommands, note: Note): MenuItem[] {
  const { i18n, account, root } = commands.deps;
  const { t } = i18n;
  const items: MenuItem[] = [];
  if ('share' in navigator) {
    const author = account.users.get(note.userId);
    const title = t('note.by', { name: author ? plainName(author) : '' });
    items.push({
      text: t('noteMenu.share'),
      icon: 'share',
      action: () => share({ title, text: note.text ?? '', url: noteUrl(account, note.id) }),
    });
  }
  const canTranslate = account.me?.policies.canUseTranslator && root.instance.meta?.translatorAvailable;
  if (canTranslate && note.text && account.noteActions.translationOf(note.id) === undefined) {
    items.push({
      text: t('noteMenu.translate'),
      icon: 'translate',
      async action() {
        // Not that of our texts: people read languages that we do not speak.
        const lang = root.local.get('lang') ?? navigator.language;
        await commands.perform(new NoteChores(account).translate(note.id, lang));
      },
    });
  }
  return items;
}

/** Favourite, clips, thread, words, pin, and the author: what one does about a note without changing it. */
function keepingItems(commands: NoteCommands, note: Note, isMine: boolean, anchor: OverlayAnchor): MenuItem[] {
  const { account, i18n, root } = commands.deps;
  const { t } = i18n;
  const chores = new NoteChores(account);
  const asked = chores.state(note.id);
  /** An entry and its opposite. Without an answer neither can be offered, and the rest of the menu needs none. */
  const toggle = (choose: (state: NoteState) => MenuItem, refused: (error: AppError) => MenuItem | null = () => null): MenuItem => ({
    type: 'pending',
    item: asked.then((state) => (state.ok ? choose(state.value) : refused(state.error))),
  });
  const askAgain = (error: AppError): MenuItem => ({
    text: t('noteMenu.askStateAgain', { reason: errorText(error, i18n, root.clock.now()).text }),
    icon: 'refresh',
    action: () => commands.openMenu(anchor),
  });
  const act = (action: () => Promise<Result>) => () => confirmed(commands, action());
  return [
    toggle(
      ({ isFavorited }) =>
        isFavorited
          ? { text: t('noteMenu.unfavorite'), icon: 'starOff', action: act(() => chores.unfavorite(note.id)) }
          : { text: t('noteMenu.favorite'), icon: 'star', action: act(() => chores.favorite(note.id)) },
      askAgain,
    ),
    { type: 'parent', text: t('noteMenu.clip'), icon: 'paperclip', children: () => clipMenu(commands) },
    toggle(({ isMutedThread }) =>
      isMutedThread
        ? { text: t('noteMenu.unmuteThread'), icon: 'messages', action: act(() => chores.unmuteThread(note.id)) }
        : { text: t('noteMenu.muteThread'), icon: 'mute', action: act(() => chores.muteThread(note.id)) },
    ),
    ...(isMine
      ? [pinItem(commands, chores, note.id)]
      : [{ text: t('noteMenu.muteWords'), icon: 'filter' as const, action: () => void root.overlays.open('mutedWords', {}) }]),
    { type: 'parent', text: t('noteMenu.user'), icon: 'user', children: () => userMenu({ root, account, i18n }, note.userId) },
  ];
}

/** Refusal of one pin too many (reference/note.md section 8). */
const PIN_LIMIT_ERROR = '72dab508-c64d-498f-8740-a8eec1ba385a';

function pinItem(commands: NoteCommands, chores: NoteChores, noteId: string): MenuItem {
  const { account, i18n, root } = commands.deps;
  const { t } = i18n;
  if (account.me?.pinnedNoteIds.includes(noteId)) {
    return { text: t('noteMenu.unpin'), icon: 'pinOff', action: () => confirmed(commands, chores.unpin(noteId)) };
  }
  return {
    text: t('noteMenu.pin'),
    icon: 'pin',
    async action() {
      const result = await chores.pin(noteId);
      if (result.ok) root.overlays.success();
      else if (result.error instanceof ApiError && result.error.server.id === PIN_LIMIT_ERROR) {
        await root.overlays.alert({ text: t('noteMenu.pinLimit'), kind: 'error' });
      } else root.overlays.showError(result.error);
    },
  };
}
