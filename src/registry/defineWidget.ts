import type { ComponentType } from 'react';
import type { IconName } from '~/components/ui/Icon';
import type { FeatureArea, MessageKey } from '~/i18n/I18n';
import type { Options } from '~/services/workspace/document';
import type { PageRequirement } from './definePage';
import type { OptionsOf, OptionsSchema } from './options';

/** Where the picker lists a widget. */
export type WidgetCategory = 'notes' | 'time' | 'own' | 'server' | 'other';

/** A size in cells of the grid. */
export interface CellSize {
  readonly w: number;
  readonly h: number;
}

/** How large a widget begins, and how small and large it may become; cells of the wide grid. */
export interface WidgetSize extends CellSize {
  readonly min: CellSize;
  readonly max?: CellSize;
}

/** What a widget component receives. */
export interface WidgetProps<O> {
  /** Names this widget for as long as it exists; what is remembered for it hangs on it. */
  readonly id: string;
  readonly options: O;
  /** Changes some of the options. */
  readonly setOptions: (change: Partial<O>) => void;
  /** Opens the form of the options. */
  readonly configure: () => void;
}

/** What `widgets/<id>/manifest.ts` says about a widget; its component is a chunk of its own. */
export interface WidgetManifest<S extends OptionsSchema = OptionsSchema> {
  readonly id: string;
  readonly title: MessageKey;
  /** Other words that people look for it by. */
  readonly keywords: MessageKey;
  readonly icon: IconName;
  readonly category: WidgetCategory;
  readonly size: WidgetSize;
  /** Name of the option that is the height of the content in px. The grid knows the height, so it is not stored twice. */
  readonly heightOption?: keyof S & string;
  /** Whether a dashboard may have several. */
  readonly instances: 'one' | 'many';
  /** Who can use it; others are told so in its place. */
  readonly requires?: PageRequirement;
  readonly options: S;
  /** Raised when stored options mean something else than before; {@link migrate} brings them along. */
  readonly optionsVersion: number;
  /** Options of an earlier version as this one understands them. */
  readonly migrate?: (options: Options, from: number) => Options;
  /** Areas of texts that its component needs beside those of the start and those of all widgets. */
  readonly texts?: readonly FeatureArea[];
  readonly load: () => Promise<{ default: ComponentType<WidgetProps<OptionsOf<S>>> }>;
}

/** A manifest of whatever options; its component is given what its schema reads. */
export type AnyWidgetManifest = Omit<WidgetManifest, 'load' | 'heightOption'> & {
  readonly heightOption?: string;
  readonly load: () => Promise<{ default: ComponentType<WidgetProps<never>> }>;
};

/** Declares a widget; see {@link WidgetManifest}. */
export function defineWidget<S extends OptionsSchema>(manifest: WidgetManifest<S>): WidgetManifest<S> {
  return manifest;
}
