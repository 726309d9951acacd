import type { SoundSettings } from '~/sound/SoundPlayer';
import type { SettingsStore } from './SettingsStore';

/** The settings as the sound player asks for them. */
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
    soundOf: (event) => settings.get(`sound_${event}`),
  };
}
