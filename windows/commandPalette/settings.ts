import { listOf, shape, text } from '~/lib/parsers';
import { defineSettings } from '~/registry/defineSettings';

/** A page that the viewer has visited, with the name that it had. */
interface RecentPlace {
  readonly href: string;
  readonly title: string;
}

const place = shape<RecentPlace>({ href: { parse: text(400), default: '' }, title: { parse: text(200), default: '' } });

export default defineSettings('workspace', {
  // Hidden: the places visited last, the last one first. They stay on this device.
  recentPlaces: {
    scope: 'deviceAccount',
    kind: 'custom',
    default: [],
    parse: listOf(place, 24),
    isHidden: true,
    isExported: false,
  },
});
