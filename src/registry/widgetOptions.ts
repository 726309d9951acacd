import type { Options } from '~/services/workspace/document';
import type { WidgetManifest } from './defineWidget';
import { readOptions } from './options';

/** The name that stores the version of options; options of the first version have none. */
const VERSION = '$version';

/** Returns options of an earlier version, converted by the manifest. */
function upToDate({ migrate, optionsVersion }: WidgetManifest, stored: Options): Options {
  const version = typeof stored[VERSION] === 'number' ? stored[VERSION] : 1;
  return migrate && version < optionsVersion ? migrate(stored, version) : stored;
}

/** Returns a widget's options, each parsed on its own. */
export function readWidgetOptions(manifest: WidgetManifest, stored: Options): Options {
  return readOptions(manifest.options, upToDate(manifest, stored)).values;
}

/** Returns the options to store after a change; unknown names are kept. */
export function changeWidgetOptions(manifest: WidgetManifest, stored: Options, change: Options): Options {
  const { optionsVersion } = manifest;
  return { ...upToDate(manifest, stored), ...change, ...(optionsVersion > 1 && { [VERSION]: optionsVersion }) };
}

/** Returns the names of stored options that this version does not know or cannot use. */
export function wrongWidgetOptions(manifest: WidgetManifest, stored: Options): readonly string[] {
  const { unknown, invalid } = readOptions(manifest.options, upToDate(manifest, stored));
  return [...Object.keys(unknown).filter((name) => name !== VERSION), ...invalid];
}

/** Returns the stored options that this version knows and can use, without the height, which the grid stores. */
export function knownWidgetOptions(manifest: WidgetManifest, stored: Options): Options {
  const current = changeWidgetOptions(manifest, stored, {});
  const left = new Set([...wrongWidgetOptions(manifest, stored), manifest.heightOption]);
  return Object.fromEntries(Object.entries(current).filter(([name]) => !left.has(name)));
}
