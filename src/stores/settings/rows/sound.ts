import { defineSettings } from '~/registry/defineSettings';

const hideWhen = { sound_notUseSound: true };

/** The sounds of events. Volumes go from 0 to 1, and the master volume multiplies all of them. */
export default defineSettings('sound', {
  sound_notUseSound: { scope: 'device', kind: 'boolean', default: false },
  sound_masterVolume: { scope: 'device', kind: 'number', default: 0.3, min: 0, max: 1, step: 0.05, isShare: true, hideWhen },
  sound_useSoundOnlyWhenActive: { scope: 'device', kind: 'boolean', default: false, hideWhen },
  sound_note: { scope: 'device', kind: 'sound', default: { type: 'syuilo/n-aec', volume: 1 }, hideWhen },
  sound_noteMy: { scope: 'device', kind: 'sound', default: { type: 'syuilo/n-cea-4va', volume: 1 }, hideWhen },
  sound_notification: { scope: 'device', kind: 'sound', default: { type: 'syuilo/n-ea', volume: 1 }, hideWhen },
  sound_antenna: { scope: 'device', kind: 'sound', default: { type: 'syuilo/triple', volume: 1 }, hideWhen },
  sound_channel: { scope: 'device', kind: 'sound', default: { type: 'syuilo/square-pico', volume: 1 }, hideWhen },
  sound_reaction: { scope: 'device', kind: 'sound', default: { type: 'syuilo/bubble2', volume: 1 }, hideWhen },
});
