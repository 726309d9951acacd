import type { ComponentType } from 'react';
import type { IconName } from '~/components/ui/Icon';
import type { MessageKey } from '~/i18n/I18n';
import type { Options } from '~/services/workspace/document';
import type { PageRequirement } from './definePage';
import type { OptionsOf, OptionsSchema } from './options';

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

/** Describes a widget in `widgets/<id>/manifest.ts`; its component is a chunk of its own. */
export interface WidgetManifest<S extends OptionsSchema = OptionsSchema> {
  readonly id: string;
  readonly title: MessageKey;
  /** Other words that find it. */
  readonly keywords: MessageKey;
  readonly icon: IconName;
  readonly category: WidgetCategory;
  readonly size: WidgetSize;
  /** Name of the option that is the height of the content in px. The grid knows the height, so it is not stored twice. */
  readonly heightOption?: keyof S & string;
  /** Whether a dashboard may have several. */
  readonly instances: 'one' | 'many';
  /** The viewers who can use it; others see a message instead. */
  readonly requires?: PageRequirement;
  /** Set if it shows settings, which only the account in use has here. Other widgets can work for any stored account. */
  readonly isForCurrentAccount?: true;
  readonly options: S;
  /** Raised when the meaning of stored options changes; {@link migrate} converts them. */
  readonly optionsVersion: number;
  /** Converts the options of an earlier version. */
  readonly migrate?: (options: Options, from: number) => Options;
  readonly load: () => Promise<{ default: ComponentType<WidgetProps<OptionsOf<S>>> }>;
}

/** A manifest with any options; its component gets the options that its schema parses. */
export type AnyWidgetManifest = Omit<WidgetManifest, 'load' | 'heightOption'> & {
  readonly heightOption?: string;
  readonly load: () => Promise<{ default: ComponentType<WidgetProps<never>> }>;
};

/** Declares a widget; see {@link WidgetManifest}. */
export function defineWidget<S extends OptionsSchema>(manifest: WidgetManifest<S>): WidgetManifest<S> {
  return manifest;
}
