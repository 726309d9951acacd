import type { ComponentType } from 'react';
import type { WindowId, WindowProps } from './contracts';

/** How a window presents itself: centred dialog, anchored pop-up, sheet, or whatever suits the width. */
export type WindowPresentation = 'dialog' | 'popup' | 'drawer' | 'auto';

/** What `windows/<id>/manifest.ts` says about a window; the component itself loads on first opening. */
export interface WindowManifest<K extends WindowId = WindowId> {
  readonly id: K;
  /** Message key of its accessible title. */
  readonly title: string;
  readonly presentation: WindowPresentation;
  /** `own`: what stands inside has a head of its own; otherwise the frame shows the title and a button that closes. */
  readonly head?: 'own';
  /** Whether everything behind it is inert while it is open. */
  readonly modal: boolean;
  readonly load: () => Promise<{ default: ComponentType<WindowProps<K>> }>;
}

/** Declares a window; see {@link WindowManifest}. */
export function defineWindow<K extends WindowId>(manifest: WindowManifest<K>): WindowManifest<K> {
  return manifest;
}
