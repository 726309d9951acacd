import { nullable, shape, switches, type Parser } from '~/lib/parsers';
import { defineSettings } from '~/registry/defineSettings';
import { namedRef, type NamedRef } from '~/registry/fields';

/** The timeline that the page shows. */
interface TimelineChoice {
  /** `home`, `local`, `social`, `global` or `list:{id}`. */
  readonly src: string;
  readonly userList: NamedRef | null;
  readonly filter: typeof filter;
}

const filter = { withReplies: true, withRenotes: true, withSensitive: true, onlyFiles: false };

const source: Parser<string> = (raw) =>
  typeof raw === 'string' && /^(home|local|social|global|list:[\w-]{1,64})$/.test(raw) ? raw : undefined;

export default defineSettings('timeline', {
  showFixedPostForm: { scope: 'device', kind: 'boolean', default: false },
  pinnedUserLists: { scope: 'deviceAccount', kind: 'listRef', default: null },
  /** Whose explanations the viewer has closed. */
  timelineTutorials: {
    scope: 'account',
    kind: 'switches',
    default: { home: false, local: false, social: false, global: false },
    isHidden: true,
  },
  tl: {
    scope: 'deviceAccount',
    kind: 'custom',
    default: { src: 'home', userList: null, filter },
    parse: shape<TimelineChoice>({
      src: { parse: source, default: 'home' },
      userList: { parse: nullable(namedRef), default: null },
      filter: { parse: switches(filter), default: filter },
    }),
    isHidden: true,
    isExported: false,
  },
});
