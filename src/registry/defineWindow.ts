import type { ComponentType } from 'react';
import type { MessageKey } from '~/i18n/I18n';
import type { WindowId, WindowProps } from './contracts';

/** How a window is shown: centered dialog, anchored pop-up, sheet, small floating window, or the one that fits the width. */
export type WindowPresentation = 'dialog' | 'popup' | 'drawer' | 'floating' | 'auto';

/** Of a floating window; CSS px. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** Describes a window in `windows/<id>/manifest.ts`; its component loads when it first opens. */
export interface WindowManifest<K extends WindowId = WindowId> {
  readonly id: K;
  /** Its accessible title: a text of the start, or one that it loads. */
  readonly title: MessageKey;
  readonly presentation: WindowPresentation;
  /** `own`: its content has its own header; otherwise, the frame shows the title and a close button. */
  readonly head?: 'own';
  /** Required for a floating window. */
  readonly size?: WindowSize;
  /** The setting that decides whether it is a sheet on phones; by default, it is. */
  readonly sheetSetting?: 'emojiPickerUseDrawerForMobile';
  /** Whether everything behind it is inert while it is open. */
  readonly modal: boolean;
  /** Windows whose code is fetched with it: they have to open when there is no network. */
  readonly ahead?: readonly WindowId[];
  readonly load: () => Promise<{ default: ComponentType<WindowProps<K>> }>;
}

/** Declares a window; see {@link WindowManifest}. */
export function defineWindow<K extends WindowId>(manifest: WindowManifest<K>): WindowManifest<K> {
  return manifest;
}
