import type { ComponentType } from 'react';
import type { FeatureArea, MessageKey } from '~/i18n/I18n';
import type { WindowId, WindowProps } from './contracts';

/** How a window presents itself: centered dialog, anchored pop-up, sheet, small window in front, or whatever suits the width. */
export type WindowPresentation = 'dialog' | 'popup' | 'drawer' | 'floating' | 'auto';

/** Of a floating window; CSS px. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** What `windows/<id>/manifest.ts` says about a window; the component itself loads on first opening. */
export interface WindowManifest<K extends WindowId = WindowId> {
  readonly id: K;
  /** Its accessible title: one of the texts that are there from the start, or that it brings. */
  readonly title: MessageKey;
  readonly presentation: WindowPresentation;
  /** `own`: what stands inside has a head of its own; otherwise the frame shows the title and a button that closes. */
  readonly head?: 'own';
  /** Needed for a floating one. */
  readonly size?: WindowSize;
  /** The setting that says whether it is a sheet on phones; without one it is. */
  readonly sheetSetting?: 'emojiPickerUseDrawerForMobile';
  /** Whether everything behind it is inert while it is open. */
  readonly modal: boolean;
  /** Areas of texts that its component needs beside those of the start and its own `texts.json`. */
  readonly texts?: readonly FeatureArea[];
  readonly load: () => Promise<{ default: ComponentType<WindowProps<K>> }>;
}

/** Declares a window; see {@link WindowManifest}. */
export function defineWindow<K extends WindowId>(manifest: WindowManifest<K>): WindowManifest<K> {
  return manifest;
}
