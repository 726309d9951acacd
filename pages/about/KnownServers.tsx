import { useState } from 'react';
import type { InstanceSortKey } from '~/api/endpoints';
import { ServerList } from '~/components/instance/ServerList';
import { Select } from '~/components/ui/Select';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { usePausedText } from '~/react/usePausedText';
import { SERVER_STATES, type ServerFilter } from '~/stores/resources/server/federation';
import styles from './AboutPage.module.css';

const STATES = ['all', ...SERVER_STATES] as const;
const SORTS = ['pubSub', 'notes', 'users', 'following', 'followers', 'firstRetrievedAt'] as const satisfies readonly InstanceSortKey[];
const ORDERS = SORTS.flatMap((key) => [`+${key}`, `-${key}`] as const);

/** The servers that this one knows, with filters. */
export function KnownServers() {
  const { t } = useI18n();
  const [text, setText] = useState('');
  const [state, setState] = useState<ServerFilter['state']>('federating');
  const [sort, setSort] = useState<ServerFilter['sort']>('+pubSub');
  const host = usePausedText(text);
  return (
    <>
      <div className={styles.filters} role="search" aria-label={t('aboutPage.filter')}>
        <TextField label={t('aboutPage.host')} type="search" autoCapitalize="off" value={text} onChange={setText} />
        <Select
          label={t('aboutPage.state')}
          value={state}
          items={STATES.map((value) => ({ value, label: t(`aboutPage.state.${value}`) }))}
          onChange={setState}
        />
        <Select
          label={t('aboutPage.sort')}
          value={sort}
          items={ORDERS.map((value) => ({
            value,
            label: t(value.startsWith('+') ? 'aboutPage.descending' : 'aboutPage.ascending', {
              what: t(`aboutPage.sort.${value.slice(1) as (typeof SORTS)[number]}`),
            }),
          }))}
          onChange={setSort}
        />
      </div>
      <ServerList filter={{ host, state, sort }} />
    </>
  );
}
