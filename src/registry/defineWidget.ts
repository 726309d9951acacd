import type { ComponentType } from 'react';
import type { Endpoint, Req, Res } from '~/api/endpoints';
import type { IconName } from '~/components/ui/Icon';
import type { MessageKey } from '~/i18n/I18n';
import type { Options } from '~/services/workspace/document';
import type { PageRequirement } from './definePage';
import type { OptionsSchema } from './options';

/** The category of a widget in the picker. */
export type WidgetCategory = 'notes' | 'time' | 'own' | 'server' | 'other';

/** A size in cells of the grid. */
export interface CellSize {
  readonly w: number;
  readonly h: number;
}

/** The initial, smallest and largest size of a widget, in cells of the wide grid. */
export interface WidgetSize extends CellSize {
  readonly min: CellSize;
  readonly max?: CellSize;
}

/** The properties of a widget's component. */
export interface WidgetProps<O> {
  /** Identifies this widget for as long as it exists; stored data about it belong to this id. */
  readonly id: string;
  readonly options: O;
  /** Changes some of the options. */
  readonly setOptions: (change: Partial<O>) => void;
  /** Opens the form of the options. */
  readonly configure: () => void;
}

/** What a manifest says about a widget. */
interface WidgetDescription<S extends OptionsSchema> {
  readonly id: string;
  readonly title: MessageKey;
  /** Other words that find it. */
  readonly keywords: MessageKey;
  readonly icon: IconName;
  readonly category: WidgetCategory;
  /** Widgets with a lower number are offered first, those without one last. Each number is used once. */
  readonly order?: number;
  readonly size: WidgetSize;
  /** Name of the option that is the height of the content in px. The grid knows the height, so it is not stored twice. */
  readonly heightOption?: keyof S & string;
  /** Whether a dashboard may have several; by default, it may. */
  readonly instances?: 'one' | 'many';
  /** The viewers who can use it; others see a message instead. */
  readonly requires?: PageRequirement;
  /** Set if it shows settings, which only the account in use has here. Other widgets can work for any stored account. */
  readonly isForCurrentAccount?: true;
  readonly options: S;
  /** Raised when the meaning of stored options changes, and 1 before; {@link migrate} converts them. */
  readonly optionsVersion?: number;
  /** Converts the options of an earlier version. */
  readonly migrate?: (options: Options, from: number) => Options;
}

/** A widget, described in `widgets/<id>/manifest.ts`. Its component is the default export of the only `…Widget.tsx` beside it. */
export interface WidgetManifest extends WidgetDescription<OptionsSchema> {
  readonly instances: 'one' | 'many';
  readonly optionsVersion: number;
}

/** The component of a widget with any options; it gets those that its schema parses. */
// oxlint-disable-next-line typescript/no-explicit-any -- a component takes the options of its own schema, which the registry does not know
export type WidgetComponent = ComponentType<WidgetProps<any>>;

/** A widget, and how its component loads. */
export interface FoundWidget extends WidgetManifest {
  readonly load: () => Promise<{ default: WidgetComponent }>;
}

/** What shows a widget with made-up data, in the gallery and in tests: the default export of `sample.ts` beside the manifest. */
export interface WidgetSample {
  /** Options without which it has nothing to show. */
  readonly options?: Options;
  /** Answers of the server that other widgets do not need. */
  readonly answers?: { readonly [E in Endpoint]?: (params: Req<E>) => Res<E> };
  /** How often it asks the server again in ten minutes. By default, it does not. */
  readonly asksInTenMinutes?: Readonly<Partial<Record<Endpoint, number>>>;
}

/** Declares a widget. */
export function defineWidget<S extends OptionsSchema>(description: WidgetDescription<S>): WidgetManifest {
  return { instances: 'many', optionsVersion: 1, ...description };
}
