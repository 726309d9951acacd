import { userMenu } from '~/components/user/userMenu';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import type { Result } from '~/lib/Result';
import type { Note } from '~/services/records';
import type { NoteState } from '~/stores/noteActions/NoteActions';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { clipMenu, unclipItems } from './clipMenu';
import type { NoteCommands } from './NoteCommands';
import { copyItem, noteUrl } from './menuParts';

const divider: MenuItem = { type: 'divider' };

/** Everything that can be done with a note (reference/note.md section 8), as far as its screens exist. */
export async function noteMenu(commands: NoteCommands): Promise<readonly MenuItem[]> {
  const { note } = commands;
  if (!note) return [];
  const { account, root } = commands.deps;
  const { me } = account;
  const isMine = me?.id === note.userId;
  const groups: readonly (readonly MenuItem[])[] = [
    me ? unclipItems(commands) : [],
    readingItems(commands, note),
    me ? await keepingItems(commands, note, isMine) : [],
    me && !isMine ? [reportItem(commands, note)] : [],
    me && (isMine || me.isModerator || me.isAdmin) ? removalItems(commands, note, isMine) : [],
    root.settings.get('devMode') && me ? [copyItem(commands, 'noteMenu.copyId', note.id)] : [],
  ];
  return groups.filter((group) => group.length > 0).flatMap((group, place) => (place === 0 ? group : [divider, ...group]));
}

/** For everybody. */
function readingItems(commands: NoteCommands, note: Note): MenuItem[] {
  const { i18n, account, root } = commands.deps;
  const { t } = i18n;
  const url = noteUrl(commands, note.id);
  const remote = safeHttpUrl(note.url ?? note.uri);
  const items: MenuItem[] = [{ type: 'link', to: `/notes/${note.id}`, text: t('noteMenu.details'), icon: 'info' }];
  if (note.text !== null) items.push(copyItem(commands, 'noteMenu.copyContent', note.text));
  items.push(copyItem(commands, 'noteMenu.copyLink', url, 'link'));
  if (remote) items.push({ type: 'a', href: remote, target: '_blank', text: t('noteMenu.showOnRemote'), icon: 'externalLink' });
  if (!account.me) return items;
  if ('share' in navigator) {
    const author = account.users.get(note.userId);
    const title = t('note.by', { name: author?.name || author?.username || '' });
    items.push({
      text: t('noteMenu.share'),
      icon: 'share',
      async action() {
        try {
          await navigator.share({ title, text: note.text ?? '', url });
        } catch {
          // Closing the system's dialog is a rejection, too; there is nothing to tell about either.
        }
      },
    });
  }
  if (
    account.me.policies.canUseTranslator &&
    root.instance.meta?.translatorAvailable &&
    note.text &&
    !account.noteActions.translationOf(note.id)
  ) {
    items.push({
      text: t('noteMenu.translate'),
      icon: 'translate',
      action: async () => void (await commands.perform(account.noteActions.translate(note.id, i18n.lang))),
    });
  }
  return items;
}

/** Favourite, thread, pin, and the author: what one does about a note without changing it. */
async function keepingItems(commands: NoteCommands, note: Note, isMine: boolean): Promise<MenuItem[]> {
  const { account, i18n, root } = commands.deps;
  const { t } = i18n;
  const items: MenuItem[] = [];
  const state = await account.noteActions.state(note.id);
  if (state.ok) items.push(...stateItems(commands, note.id, state.value));
  items.push({ type: 'parent', text: i18n.t('noteMenu.clip'), icon: 'paperclip', children: () => clipMenu(commands, note.id) });
  if (isMine) items.push(pinItem(commands, note.id));
  items.push({
    type: 'parent',
    text: t('noteMenu.user'),
    icon: 'user',
    children: () => userMenu({ root, account, i18n }, note.userId),
  });
  return items;
}

function stateItems(commands: NoteCommands, noteId: string, { isFavorited, isMutedThread }: NoteState): MenuItem[] {
  const { t } = commands.deps.i18n;
  const { noteActions } = commands.deps.account;
  return [
    isFavorited
      ? { text: t('noteMenu.unfavorite'), icon: 'starOff', action: () => confirmed(commands, noteActions.unfavorite(noteId)) }
      : { text: t('noteMenu.favorite'), icon: 'star', action: () => confirmed(commands, noteActions.favorite(noteId)) },
    isMutedThread
      ? { text: t('noteMenu.unmuteThread'), icon: 'messages', action: () => confirmed(commands, noteActions.unmuteThread(noteId)) }
      : { text: t('noteMenu.muteThread'), icon: 'mute', action: () => confirmed(commands, noteActions.muteThread(noteId)) },
  ];
}

/** Refusal of one pin too many (reference/note.md section 8). */
const PIN_LIMIT_ERROR = '72dab508-c64d-498f-8740-a8eec1ba385a';

function pinItem(commands: NoteCommands, noteId: string): MenuItem {
  const { account, i18n, root } = commands.deps;
  const { t } = i18n;
  if (account.me?.pinnedNoteIds.includes(noteId)) {
    return { text: t('noteMenu.unpin'), icon: 'pinOff', action: () => confirmed(commands, account.noteActions.unpin(noteId)) };
  }
  return {
    text: t('noteMenu.pin'),
    icon: 'pin',
    async action() {
      const result = await account.noteActions.pin(noteId);
      if (result.ok) root.overlays.success();
      else if ('server' in result.error && (result.error.server as { id: string }).id === PIN_LIMIT_ERROR) {
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

function removalItems(commands: NoteCommands, note: Note, isMine: boolean): MenuItem[] {
  const { i18n, root, account } = commands.deps;
  const { t } = i18n;
  const ask = (text: string) => root.overlays.confirm({ text, kind: 'warning', danger: true, okLabel: t('noteMenu.delete') });
  const remove: MenuItem = {
    text: t('noteMenu.delete'),
    icon: 'trash',
    danger: true,
    async action() {
      if (await ask(t('noteMenu.deleteQuestion'))) await commands.perform(account.noteActions.remove(note.id));
    },
  };
  if (!isMine) return [remove];
  return [
    {
      text: t('noteMenu.deleteAndEdit'),
      icon: 'edit',
      async action() {
        if (!(await ask(t('noteMenu.deleteAndEditQuestion')))) return;
        if (!(await commands.perform(account.noteActions.remove(note.id)))) return;
        await root.overlays.open('composer', {
          initialNote: note,
          ...(note.replyId && { replyId: note.replyId }),
          ...(note.renoteId && { renoteId: note.renoteId }),
          ...(note.channelId && { channelId: note.channelId }),
        });
      },
    },
    remove,
  ];
}

async function confirmed(commands: NoteCommands, action: Promise<Result>): Promise<void> {
  if (await commands.perform(action)) commands.deps.root.overlays.success();
}
