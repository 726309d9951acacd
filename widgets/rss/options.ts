import { defineOptions } from '~/registry/options';

export const options = defineOptions({
  // Empty at first: a feed of some site would be requested in the name of people who do not read it.
  url: { kind: 'text', default: '', maxLength: 2_000, isAddress: true, label: 'widget.feedUrl' },
  refreshIntervalSec: { kind: 'number', default: 60, min: 10, max: 86_400, label: 'widget.feedRefresh' },
  maxEntries: { kind: 'number', default: 15, min: 1, max: 100, step: 1, label: 'widget.feedEntries' },
  showHeader: { kind: 'boolean', default: true, label: 'widget.showHeader' },
});
