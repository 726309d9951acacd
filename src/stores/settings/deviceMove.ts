import { runInAction } from 'mobx';
import { canonicalJson } from '~/lib/canonicalJson';
import { withoutOwnDashboards } from '~/services/workspace/dashboards';
import { parseWorkspace, type WorkspaceFile } from '~/services/workspace/parseWorkspace';
import { currentHref, visitsOf } from '~/services/workspace/visits';
import type { RootStore } from '../RootStore';
import { applySettings, backupValues, type ImportedSettings, type SettingValues } from './backup';
import { defaultSetting, isSettingKey } from './settingsTable';

/** Identifies a text as what one device hands to another. */
const KIND = 'wisteria device';

/** What one device hands to another. There are no tokens in it: the other one signs in by itself. */
export interface DeviceMove {
  readonly settings: SettingValues;
  readonly file: WorkspaceFile;
}

/** What this device has, as JSON: the settings that somebody has changed, and the workspace without the histories of its panes. */
export function writeMove({ settings, workspace }: Pick<RootStore, 'settings' | 'workspace'>): string {
  const isChanged = ([name, value]: readonly [string, unknown]): boolean =>
    isSettingKey(name) && canonicalJson(value) !== canonicalJson(defaultSetting(name));
  const file = runInAction(() => workspace.file);
  const visits = Object.entries(file.visits).map(([id, its]) => [id, visitsOf(currentHref(its))] as const);
  return JSON.stringify({
    kind: KIND,
    version: 1,
    settings: Object.fromEntries(Object.entries(backupValues(settings)).filter(isChanged)),
    workspace: withoutOwnDashboards(file.workspace),
    visits: Object.fromEntries(visits),
  });
}

/** Reads what {@link writeMove} wrote. Damaged parts are left out; null if it is something else. */
export function readMove(text: string): DeviceMove | null {
  try {
    const data = JSON.parse(text) as { readonly kind?: unknown; readonly settings?: unknown } | null;
    const file = data?.kind === KIND ? parseWorkspace(data) : undefined;
    const settings = data?.settings;
    if (!file || typeof settings !== 'object' || settings === null || Array.isArray(settings)) return null;
    return { file, settings: settings as SettingValues };
  } catch {
    return null;
  }
}

/** Uses what another device handed over. The workspace of before stays in its history. */
export async function takeMove(root: Pick<RootStore, 'settings' | 'workspaceKeeper'>, move: DeviceMove): Promise<ImportedSettings> {
  await root.workspaceKeeper.replace(move.file);
  return applySettings(root.settings, move.settings);
}
