import type { BrowserState } from '~/lib/browserState';
import type { Clock } from '~/lib/clock';
import { safeHttpUrl } from '~/lib/safeHttpUrl';

/** What may sound (spec section 3). */
export type SoundEvent = 'noteMy' | 'note' | 'antenna' | 'channel' | 'notification' | 'reaction';

/** A sound as it is stored: none, a built-in name, or a file of the drive. `volume` is a share of the master volume. */
export interface Sound {
  readonly type: string | null;
  readonly volume: number;
  /** Address of the file, for type `_driveFile_`. */
  readonly fileUrl?: string;
}

/** The settings that sounds obey; read at each play. */
export interface SoundSettings {
  /** 0 to 1. */
  readonly masterVolume: number;
  /** Nothing sounds at all. */
  readonly isOff: boolean;
  /** Nothing sounds while the page is hidden. */
  readonly onlyWhenActive: boolean;
  soundOf(event: SoundEvent): Sound;
}

/** The part of the Web Audio API that is used; tests give a fake one. */
export type AudioOutput = Pick<
  AudioContext,
  'decodeAudioData' | 'createBufferSource' | 'createGain' | 'destination' | 'state' | 'resume' | 'close'
>;

/** A new sound may not start sooner after the start of another (spec section 9); milliseconds. */
const LOCK_OUT_MS = 25;
/** Names of built-in sounds are `folder/name`; anything else could leave the folder of sounds. */
const BUILT_IN_NAME = /^[\w-]+\/[\w-]+$/;

/** What a {@link SoundPlayer} is made of. */
export interface SoundPlayerOptions {
  readonly origin: string;
  readonly settings: SoundSettings;
  readonly clock: Clock;
  readonly browser: BrowserState;
  /** Called by the first sound; browsers complain about an output that was made before the person did anything. */
  readonly createOutput?: () => AudioOutput;
  /** Whether the person has touched the page; browsers keep it silent before. */
  readonly mayPlay?: () => boolean;
  readonly fetch?: (url: string) => Promise<Response>;
}

/**
 * Plays short sounds for events. A sound that cannot be fetched, decoded or played is silent: nobody asked for it, so
 * nobody is told.
 */
export class SoundPlayer {
  readonly #options: SoundPlayerOptions;
  #output: AudioOutput | null = null;
  /** Decoded sounds by address; a failed one is forgotten so that a later event may try again. */
  readonly #buffers = new Map<string, Promise<AudioBuffer>>();
  #startedAtMs = Number.NEGATIVE_INFINITY;
  #isStarting = false;

  constructor(options: SoundPlayerOptions) {
    this.#options = options;
  }

  /** Plays the sound that is set for an event. */
  play(event: SoundEvent): void {
    void this.playSound(this.#options.settings.soundOf(event));
  }

  /** Plays one sound, for trying it out; obeys the same rules as {@link play}. Never rejects. */
  async playSound(sound: Sound): Promise<void> {
    const { settings, browser, clock, mayPlay = hasBeenTouched } = this.#options;
    const volume = sound.volume * settings.masterVolume;
    const url = this.#urlOf(sound);
    if (url === null || volume <= 0 || settings.isOff || (settings.onlyWhenActive && !browser.isVisible) || !mayPlay()) return;
    if (this.#isStarting || clock.now() - this.#startedAtMs < LOCK_OUT_MS) return;
    this.#isStarting = true;
    try {
      await this.#start(url, volume);
      this.#startedAtMs = clock.now();
    } catch {
      this.#buffers.delete(url);
    } finally {
      this.#isStarting = false;
    }
  }

  async #start(url: string, volume: number): Promise<void> {
    const output = (this.#output ??= (this.#options.createOutput ?? (() => new AudioContext()))());
    const buffer = await this.#load(output, url);
    if (output.state === 'suspended') await output.resume();
    const source = output.createBufferSource();
    const gain = output.createGain();
    source.buffer = buffer;
    gain.gain.value = volume;
    source.connect(gain).connect(output.destination);
    source.start();
  }

  async #load(output: AudioOutput, url: string): Promise<AudioBuffer> {
    const { fetch: get = (address) => fetch(address) } = this.#options;
    let buffer = this.#buffers.get(url);
    if (!buffer) {
      buffer = (async () => {
        const response = await get(url);
        if (!response.ok) throw new Error(`HTTP ${response.status}`);
        return output.decodeAudioData(await response.arrayBuffer());
      })();
      this.#buffers.set(url, buffer);
    }
    return buffer;
  }

  #urlOf({ type, fileUrl }: Sound): string | null {
    if (type === null) return null;
    if (type === '_driveFile_') return safeHttpUrl(fileUrl, this.#options.origin);
    return BUILT_IN_NAME.test(type) ? `${this.#options.origin}/client-assets/sounds/${type}.mp3` : null;
  }
}

/** Where the browser does not say, it is left to the output to stay silent. */
function hasBeenTouched(): boolean {
  return globalThis.navigator?.userActivation?.hasBeenActive ?? true;
}
