import { settingsInText, type SettingValues } from '~/stores/settings/backup';
import { parseProfile, profileValues } from '~/stores/settings/settingsProfile';

/** Returns the settings in a file: one that this page saved, or a backup of another client of this family. Null if there are none. */
export function readBackupFile(text: string): SettingValues | null {
  return settingsInText(text) ?? settingsOfProfile(text);
}

function settingsOfProfile(text: string): SettingValues | null {
  try {
    const profile = parseProfile(JSON.parse(text));
    return profile ? profileValues(profile) : null;
  } catch {
    return null;
  }
}
