import type { InstanceSortKey } from '~/api/endpoints';
import { FilterBar, FilterSelect, FilterText } from '~/components/staff/FilterBar';
import { useI18n } from '~/i18n/useI18n';
import { SERVER_STATES, type ServerFilter } from '~/stores/resources/server/federation';
import { ServerList } from './ServerList';

const STATES = ['all', ...SERVER_STATES] as const;
const SORTS = ['pubSub', 'notes', 'users', 'following', 'followers', 'firstRetrievedAt'] as const satisfies readonly InstanceSortKey[];
const ORDERS = SORTS.flatMap((key) => [`+${key}`, `-${key}`] as const);

/** The filters that an address can have, the default of each first. Null is a text. */
export const SERVER_FILTERS = {
  host: null,
  state: ['federating', ...STATES.filter((state) => state !== 'federating')],
  sort: ORDERS,
} as const;

type BrowserFilter = Omit<ServerFilter, 'sort'> & { readonly sort: (typeof ORDERS)[number] };

/** What the list shows before anybody filters. */
export const FIRST_SERVERS: BrowserFilter = { host: '', state: 'federating', sort: '+pubSub' };

interface ServerBrowserProps {
  filter: BrowserFilter;
  onFilter: (change: Partial<BrowserFilter>) => void;
}

/** The servers that this one knows, with filters. */
export function ServerBrowser({ filter, onFilter }: ServerBrowserProps) {
  const { t } = useI18n();
  const { host, state, sort } = filter;
  const orderText = (value: BrowserFilter['sort']) =>
    t(value.startsWith('+') ? 'server.descending' : 'server.ascending', {
      what: t(`server.sort.${value.slice(1) as (typeof SORTS)[number]}`),
    });
  return (
    <>
      <FilterBar label={t('server.filter')}>
        <FilterText label={t('server.filter.host')} value={host} onChange={(next) => onFilter({ host: next })} />
        <FilterSelect
          label={t('server.filter.state')}
          value={state}
          items={STATES}
          textOf={(value) => t(`server.only.${value}`)}
          onChange={(next) => onFilter({ state: next })}
        />
        <FilterSelect
          label={t('server.sort')}
          value={sort}
          items={ORDERS}
          textOf={orderText}
          onChange={(next) => onFilter({ sort: next })}
        />
      </FilterBar>
      <ServerList filter={filter} />
    </>
  );
}
