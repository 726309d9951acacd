import type { Options } from '~/services/workspace/document';
import type { AnyWidgetManifest } from './defineWidget';
import { readOptions } from './options';

/** Name under which stored options say of which version they are; those of the first say nothing. */
const VERSION = '$version';

/** Options of an earlier version, brought along by the manifest. */
function upToDate({ migrate, optionsVersion }: AnyWidgetManifest, stored: Options): Options {
  const version = typeof stored[VERSION] === 'number' ? stored[VERSION] : 1;
  return migrate && version < optionsVersion ? migrate(stored, version) : stored;
}

/** What a widget's options are, each read on its own. */
export function readWidgetOptions(manifest: AnyWidgetManifest, stored: Options): Options {
  return readOptions(manifest.options, upToDate(manifest, stored)).values;
}

/** What is stored after a change; names that only another version knows stay as they are. */
export function changeWidgetOptions(manifest: AnyWidgetManifest, stored: Options, change: Options): Options {
  const { optionsVersion } = manifest;
  return { ...upToDate(manifest, stored), ...change, ...(optionsVersion > 1 && { [VERSION]: optionsVersion }) };
}
