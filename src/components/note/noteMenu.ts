import { groupedItems } from '~/components/ui/groupedItems';
import { userMenu } from '~/components/user/userMenu';
import { ApiError } from '~/lib/AppError';
import type { Result } from '~/lib/Result';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import type { Note } from '~/services/records';
import { NoteChores } from '~/stores/noteActions/NoteChores';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { channelItems } from './channelMenu';
import { clipMenu, unclipItems } from './clipMenu';
import type { NoteCommands } from './NoteCommands';
import { confirmed, copyItem, noteUrl } from './menuParts';
import { removalItems } from './removalItems';

/** Everything that can be done with a note (reference/note.md section 8). */
export function noteMenu(commands: NoteCommands): readonly MenuItem[] {
  const { note } = commands;
  if (!note) return [];
  const { me } = commands.deps.account;
  if (!me) return readingItems(commands, note);
  const isMine = me.id === note.userId;
  const moderates = me.isModerator || me.isAdmin;
  return groupedItems([
    unclipItems(commands),
    [...readingItems(commands, note), ...sharingItems(commands, note)],
    keepingItems(commands, note, isMine),
    isMine ? [] : [reportItem(commands, note)],
    channelItems(commands, note, me),
    isMine || moderates ? removalItems(commands, note, isMine) : [],
    commands.deps.root.settings.get('devMode') ? [copyItem(commands, 'noteMenu.copyId', note.id)] : [],
  ]);
}

/** For everybody. */
function readingItems(commands: NoteCommands, note: Note): MenuItem[] {
  const { t } = commands.deps.i18n;
  const remote = safeHttpUrl(note.url ?? note.uri);
  return [
    { type: 'link', to: `/notes/${note.id}`, text: t('noteMenu.details'), icon: 'info' },
    ...(note.text === null ? [] : [copyItem(commands, 'noteMenu.copyContent', note.text)]),
    copyItem(commands, 'noteMenu.copyLink', noteUrl(commands, note.id), 'link'),
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
    const title = t('note.by', { name: author?.name || author?.username || '' });
    items.push({
      text: t('noteMenu.share'),
      icon: 'share',
      async action() {
        try {
          await navigator.share({ title, text: note.text ?? '', url: noteUrl(commands, note.id) });
        } catch {
          // Closing the system's dialog is a rejection, too; there is nothing to tell about either.
        }
      },
    });
  }
  const canTranslate = account.me?.policies.canUseTranslator && root.instance.meta?.translatorAvailable;
  if (canTranslate && note.text && !account.noteActions.translationOf(note.id)) {
    items.push({
      text: t('noteMenu.translate'),
      icon: 'translate',
      action: async () => void (await commands.perform(new NoteChores(account).translate(note.id, i18n.lang))),
    });
  }
  return items;
}

/** Favourite, clips, thread, words, pin, and the author: what one does about a note without changing it. */
function keepingItems(commands: NoteCommands, note: Note, isMine: boolean): MenuItem[] {
  const { account, i18n, root } = commands.deps;
  const { t } = i18n;
  const chores = new NoteChores(account);
  const asked = chores.state(note.id);
  /** An entry and its opposite. Without an answer neither is offered, and the rest of the menu needs none. */
  const toggle = (choose: (state: { isFavorited: boolean; isMutedThread: boolean }) => MenuItem): MenuItem => ({
    type: 'pending',
    item: asked.then((state) => (state.ok ? choose(state.value) : null)),
  });
  const act = (action: () => Promise<Result>) => () => confirmed(commands, action());
  return [
    toggle(({ isFavorited }) =>
      isFavorited
        ? { text: t('noteMenu.unfavorite'), icon: 'starOff', action: act(() => chores.unfavorite(note.id)) }
        : { text: t('noteMenu.favorite'), icon: 'star', action: act(() => chores.favorite(note.id)) },
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

function reportItem(commands: NoteCommands, note: Note): MenuItem {
  const { i18n, root } = commands.deps;
  const remote = note.url ?? note.uri;
  const lines = [...(remote ? [`Note: ${remote}`] : []), `Local Note: ${noteUrl(commands, note.id)}`, '-----', ''];
  return {
    text: i18n.t('noteMenu.report'),
    icon: 'flag',
    action: () => void root.overlays.open('abuseReport', { userId: note.userId, initialComment: lines.join('\n') }),
  };
}
