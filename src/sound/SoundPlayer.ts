import { browserPath } from '~/lib/basePath';
import type { BrowserState } from '~/lib/browserState';
import type { Clock } from '~/lib/clock';

/** The events that can have a sound. */
export type SoundEvent = 'noteMy' | 'note' | 'antenna' | 'channel' | 'notification' | 'reaction';

/** A sound in the settings: none, a built-in name, or a drive file. `volume` is a factor of the master volume. */
export interface Sound {
  readonly type: string | null;
  readonly volume: number;
  /** Address of the file, for type `_driveFile_`. */
  readonly fileUrl?: string;
  /** Whether it is skipped while the same sound is playing. */
  readonly isAlone?: boolean;
}

/** The settings for sounds, read at each playback. */
export interface SoundSettings {
  /** 0 to 1. */
  readonly masterVolume: number;
  /** Whether all sounds are off. */
  readonly isOff: boolean;
  /** Whether sounds play only while the page is visible. */
  readonly onlyWhenActive: boolean;
  /** Whether notifications of a kind have no sound. */
  isSilent(kind: string): boolean;
  soundOf(event: SoundEvent): Sound;
  /** The sound that an event has by default. It stands in for one that is gone. */
  defaultOf(event: SoundEvent): Sound;
}

/** The parts of the Web Audio API that are used; tests pass a fake. */
export type AudioOutput = Pick<
  AudioContext,
  'decodeAudioData' | 'createBufferSource' | 'createGain' | 'destination' | 'state' | 'resume' | 'close'
>;

/** Least time between the starts of two sounds; ms. */
const LOCK_OUT_MS = 25;
/** What servers answer for a file that was deleted. Any other answer may be better later. */
const GONE = [204, 404, 410];
/** Built-in sounds are named `folder/name`; any other name could leave the folder of sounds. */
const BUILT_IN_NAME = /^[\w-]+\/[\w-]+$/;

/** Options of a {@link SoundPlayer}. */
export interface SoundPlayerOptions {
  /** The origin of the page, which has the built-in sounds. */
  readonly origin: string;
  /** The address from which a file of the drive is loaded, or null if it must not be. */
  readonly mediaUrl: (raw: string | undefined) => string | null;
  readonly settings: SoundSettings;
  readonly clock: Clock;
  readonly browser: BrowserState;
  /**
   * Called for the first sound; browsers warn about an output that is created before the person interacts with the
   * page.
   */
  readonly createOutput?: () => AudioOutput;
  /** Whether the person has interacted with the page; browsers keep it silent before that. */
  readonly mayPlay?: () => boolean;
  readonly fetch?: (url: string) => Promise<Response>;
}

/**
 * Plays short sounds for events. A sound that cannot be loaded, decoded or played is skipped without a message, because
 * nobody asked for it.
 */
export class SoundPlayer {
  readonly #options: SoundPlayerOptions;
  #output: AudioOutput | null = null;
  /** Decoded sounds by address. A failed one is removed, so that a later event tries again. */
  readonly #buffers = new Map<string, Promise<AudioBuffer>>();
  /** The addresses of the sounds that can be heard now. */
  readonly #playing = new Set<string>();
  #startedAtMs = Number.NEGATIVE_INFINITY;
  #isStarting = false;

  constructor(options: SoundPlayerOptions) {
    this.#options = options;
  }

  /**
   * Plays the sound that the settings have for an event, or its default if that cannot be loaded, such as a deleted file.
   * @param kind the kind of the notification that arrived, which may have no sound
   */
  play(event: SoundEvent, kind?: string): void {
    const { settings } = this.#options;
    if (kind !== undefined && settings.isSilent(kind)) return;
    void this.playSound(settings.soundOf(event), settings.defaultOf(event));
  }

  /**
   * Plays a sound that is being chosen, or that no setting names, under the same rules as {@link play}. Never rejects.
   * @param standIn is played if the sound cannot be loaded
   */
  async playSound(sound: Sound, standIn?: Sound): Promise<void> {
    if ((await this.#tryToPlay(sound)) === 'failed' && standIn) await this.#tryToPlay({ ...standIn, volume: sound.volume });
  }

  /** Returns whether the file of a sound no longer exists. One that cannot be reached now may exist. Never rejects. */
  async isGone(sound: Sound): Promise<boolean> {
    const url = this.#urlOf(sound);
    if (url === null) return sound.type !== null;
    try {
      return GONE.includes((await this.#fetch(url)).status);
    } catch {
      return false;
    }
  }

  async #tryToPlay(sound: Sound): Promise<'failed' | undefined> {
    const { settings, browser, clock, mayPlay = hasBeenTouched } = this.#options;
    const volume = sound.volume * settings.masterVolume;
    const url = this.#urlOf(sound);
    if (sound.type === null || volume <= 0 || settings.isOff || (settings.onlyWhenActive && !browser.isVisible) || !mayPlay()) return;
    if (url === null) return 'failed';
    if (this.#isStarting || clock.now() - this.#startedAtMs < LOCK_OUT_MS) return;
    if (sound.isAlone && this.#playing.has(url)) return;
    this.#isStarting = true;
    try {
      await this.#start(url, volume);
      this.#startedAtMs = clock.now();
    } catch {
      this.#buffers.delete(url);
      return 'failed';
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
    source.addEventListener('ended', () => this.#playing.delete(url));
    source.start();
    this.#playing.add(url);
  }

  async #load(output: AudioOutput, url: string): Promise<AudioBuffer> {
    let buffer = this.#buffers.get(url);
    if (!buffer) {
      buffer = (async () => {
        const response = await this.#fetch(url);
        if (!response.ok) throw new Error(`HTTP ${response.status}`);
        return output.decodeAudioData(await response.arrayBuffer());
      })();
      this.#buffers.set(url, buffer);
    }
    return buffer;
  }

  #fetch(url: string): Promise<Response> {
    const { fetch: get = (address) => fetch(address) } = this.#options;
    return get(url);
  }

  #urlOf({ type, fileUrl }: Sound): string | null {
    if (type === null) return null;
    if (type === '_driveFile_') return this.#options.mediaUrl(fileUrl);
    return BUILT_IN_NAME.test(type) ? this.#options.origin + browserPath(`/client-assets/sounds/${type}.mp3`) : null;
  }
}

/** If the browser does not say, the output itself stays silent. */
function hasBeenTouched(): boolean {
  return globalThis.navigator?.userActivation?.hasBeenActive ?? true;
}
