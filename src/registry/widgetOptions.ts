import type { Options } from '~/services/workspace/document';
import type { AnyWidgetManifest } from './defineWidget';
import { readOptions } from './options';

/** The name that stores the version of options; options of the first version have none. */
const VERSION = '$version';

/** Returns options of an earlier version, converted by the manifest. */
function upToDate({ migrate, optionsVersion }: AnyWidgetManifest, stored: Options): Options {
  const version = typeof stored[VERSION] === 'number' ? stored[VERSION] : 1;
  return migrate && version < optionsVersion ? migrate(stored, version) : stored;
}

/** Returns a widget's options, each parsed on its own. */
export function readWidgetOptions(manifest: AnyWidgetManifest, stored: Options): Options {
  return readOptions(manifest.options, upToDate(manifest, stored)).values;
}

/** Returns the options to store after a change; unknown names are kept. */
export function changeWidgetOptions(manifest: AnyWidgetManifest, stored: Options, change: Options): Options {
  const { optionsVersion } = manifest;
  return { ...upToDate(manifest, stored), ...change, ...(optionsVersion > 1 && { [VERSION]: optionsVersion }) };
}
