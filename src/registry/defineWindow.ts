import type { ComponentType } from 'react';
import type { OwnArea } from '~/generated/MessageKey';
import type { Windows } from '~/generated/windows';
import type { MessageKey } from '~/i18n/I18n';

/** How a window is shown: centered dialog, anchored pop-up, sheet, small floating window, sheet at the side, or the one that fits the width. */
export type WindowPresentation = 'dialog' | 'popup' | 'drawer' | 'floating' | 'side' | 'auto';

/** Of a floating window; CSS px. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** Id of a window: the name of its folder. */
export type WindowId = keyof Windows;

/** The parameters of a window that needs none. */
export type NoParams = Readonly<Record<string, never>>;

/** What a manifest says about a window. */
interface WindowDescription {
  readonly id: WindowId;
  /** Its accessible title: a text of the start, or one that it loads. */
  readonly title: MessageKey;
  /** By default, a dialog. */
  readonly presentation?: WindowPresentation;
  /** `own`: its content has its own header; otherwise, the frame shows the title and a close button. */
  readonly head?: 'own';
  /** `finder`: a box of one size near the top edge, so that its field never moves. By default, a frame fits its content. */
  readonly frame?: 'finder';
  /** Required for a floating window. */
  readonly size?: WindowSize;
  /** The setting that decides whether it is a sheet on phones; by default, it is. */
  readonly sheetSetting?: 'emojiPickerUseDrawerForMobile';
  /** Whether everything behind it is inert while it is open; by default, it is. */
  readonly modal?: boolean;
  /** Whether people need it without a network, so that it is fetched once the page is idle. */
  readonly neededOffline?: true;
  /** Windows whose code is fetched with it, for those who open it before the page is idle. */
  readonly ahead?: readonly WindowId[];
}

/** A window, described in `windows/<id>/manifest.ts`. Its component is the default export of the only `…Window.tsx` beside it. */
export interface WindowManifest<Params = unknown, Result = unknown> extends WindowDescription {
  readonly presentation: WindowPresentation;
  readonly modal: boolean;
  /** Has no value; it holds the types. */
  readonly types?: { readonly params: Params; readonly result: Result };
}

type TypesOf<Manifest> = Manifest extends { readonly types?: infer Types extends { readonly params: unknown; readonly result: unknown } }
  ? Types
  : never;

/** What a window is opened with. */
export type WindowParams<Id extends WindowId> = TypesOf<Windows[Id]>['params'];

/** What a window ends with, if it is not dismissed. */
export type WindowResult<Id extends WindowId> = TypesOf<Windows[Id]>['result'];

/** The properties of a window's component: `WindowProps<typeof manifest>` with `import type manifest from './manifest'`. */
export interface WindowProps<Manifest> {
  readonly params: TypesOf<Manifest>['params'];
  /** Ends the window with or without a result. */
  readonly close: (result?: TypesOf<Manifest>['result']) => void;
}

/** The component of a window with any parameters; {@link WindowProps} checks them. */
// oxlint-disable-next-line typescript/no-explicit-any -- a component takes the parameters of its own manifest, which the registry does not know
export type WindowComponent = ComponentType<WindowProps<any>>;

/** A window, and how its component loads. */
export interface FoundWindow extends WindowManifest {
  /** The texts of its folder. */
  readonly texts: OwnArea | undefined;
  readonly load: () => Promise<{ default: WindowComponent }>;
}

/** Declares a window, with the types of its parameters and its result. */
export function defineWindow<Params = NoParams, Result = undefined>(description: WindowDescription): WindowManifest<Params, Result> {
  return { presentation: 'dialog', modal: true, ...description };
}
