import { runInAction } from 'mobx';
import { PLACES } from '~/generated/places';
import { keysOf, keyText } from '~/services/keys';
import type { Command } from '~/stores/commands/Command';
import type { PaletteEntry } from '~/stores/commands/PaletteEntry';
import type { RootStore } from '~/stores/RootStore';
import { goToColumn } from '../deck/goToColumn';
import { closeAsked } from '../panes/closeAsked';
import { goToPlaces } from './goToPlaces';
import { placeAddress } from '~/registry/placeAddress';
import type { CommandContext } from '../CommandContext';
import { GO_TO } from './goTo';
import { recentEntries } from './recentPlaces';

/** The entries that the command palette has at once: recent places, commands with an icon, columns, pages and windows. */
export const paletteEntries = (context: CommandContext): readonly PaletteEntry[] =>
  runInAction(() => [
    ...recentEntries(context),
    ...commandEntries(context),
    ...columnEntries(context),
    ...pageEntries(context),
    ...windowEntries(context),
  ]);

/** The other accounts stored in this browser. */
export async function accountEntries(root: RootStore): Promise<readonly PaletteEntry[]> {
  const { accounts, session, i18n } = root;
  const profiles = await accounts.profiles();
  return profiles
    .filter(({ ref }) => ref !== session.current.ref)
    .map(({ ref, handle }) => ({
      id: `account ${ref}`,
      title: i18n.t('command.switchTo', { acct: handle }),
      icon: 'user',
      group: 'accounts',
      run: () => accounts.switchTo(ref),
    }));
}

/** Returns the first key of a command, as people read it. */
const shownKey = (command: Pick<Command, 'id' | 'keys'>, { settings }: RootStore): string | undefined =>
  keysOf(command, settings.get('keyBindings')).map(keyText)[0];

function commandEntries(context: CommandContext): PaletteEntry[] {
  const { root, commands } = context;
  return commands.flatMap((command) => {
    const { id, scope, icon, text } = command;
    if (!icon || !(command.when?.(context) ?? true)) return [];
    const keys = shownKey(command, root);
    return {
      id,
      title: root.i18n.t(command.textNow?.(context) ?? text),
      icon,
      group: scope === 'note' ? 'note' : 'actions',
      run: () => command.run(context),
      ...(keys !== undefined && { keys }),
    } satisfies PaletteEntry;
  });
}

function columnEntries({ root, panes }: CommandContext): PaletteEntry[] {
  const { workspace } = root;
  if (!workspace.hasColumns) return [];
  return workspace.deckPanes.map((id, place) => {
    const title = workspace.pane(id).title ?? panes.of(id, workspace).title;
    return {
      id: `column ${id}`,
      title: root.i18n.t('command.goToColumn', { title }),
      icon: 'columns',
      group: 'columns',
      run: () => goToColumn(workspace, panes, id),
      ...(place < 9 && { keys: String(place + 1) }),
    };
  });
}

function pageEntries({ root }: CommandContext): PaletteEntry[] {
  const { me } = root.session.current;
  const goTo = shownKey(GO_TO, root);
  const letters = new Map(goToPlaces(root).map(({ to, letter, timeline }) => [to, timeline ? undefined : letter]));
  return PLACES.flatMap((place): PaletteEntry[] => {
    const to = placeAddress(place, me);
    if (!place.nav || to === null) return [];
    const letter = letters.get(to);
    const keys = goTo !== undefined && letter ? { keys: `${goTo} ${letter}` } : {};
    const title = root.i18n.t(place.nav.title ?? place.title);
    return [{ id: `page ${to}`, title, icon: place.icon, group: 'pages', to, ...keys }];
  });
}

function windowEntries({ root, panes }: CommandContext): PaletteEntry[] {
  const { workspace, i18n } = root;
  return workspace.windows.flatMap(({ paneId, state }): PaletteEntry[] => {
    const { entries, index } = workspace.visitsOf(paneId);
    const href = entries[index]?.href ?? '';
    return [
      {
        id: `window ${paneId}`,
        title: i18n.t('command.showWindow', { href }),
        icon: 'appWindow',
        group: 'windows',
        run: () => {
          if (state === 'minimised') workspace.setState(paneId, 'normal');
          workspace.raise(paneId);
        },
      },
      {
        id: `close ${paneId}`,
        title: i18n.t('command.closeWindow', { href }),
        icon: 'x',
        group: 'windows',
        run: () => void closeAsked(root, workspace, panes.of(paneId, workspace)),
      },
    ];
  });
}
