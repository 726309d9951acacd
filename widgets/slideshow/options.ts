import { nullable, text } from '~/lib/parsers';
import { defineOptions } from '~/registry/options';

export const options = defineOptions({
  height: { kind: 'number', default: 300, min: 100, max: 4_000, label: 'widget.height' },
  // null: none is chosen; an empty text: the files that are in no folder.
  folderId: { kind: 'custom', default: null, parse: nullable(text(64)), label: 'slideshowWidget.folder', isHidden: true },
});
