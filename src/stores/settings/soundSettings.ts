import type { SoundSettings } from '~/sound/SoundPlayer';
import type { SettingsStore } from './SettingsStore';
import { defaultSetting } from './settingsTable';

/** Returns the settings in the form that the sound player needs. */
export function soundSettings(settings: Pick<SettingsStore, 'get'>): SoundSettings {
  return {
    get masterVolume() {
      return settings.get('sound_masterVolume');
    },
    get isOff() {
      return settings.get('sound_notUseSound');
    },
    get onlyWhenActive() {
      return settings.get('sound_useSoundOnlyWhenActive');
    },
    isSilent: (kind) => settings.get('notificationsWithoutSound').some((one) => one === kind),
    soundOf: (event) => settings.get(`sound_${event}`),
    defaultOf: (event) => defaultSetting(`sound_${event}`),
  };
}
