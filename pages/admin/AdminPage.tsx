import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { SplitPage } from '~/components/page/SplitPage';
import { FieldLayout, type FieldPlace } from '~/components/ui/FieldLayout';
import { Icon } from '~/components/ui/Icon';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import { useChildPages } from '~/router/ChildPages';
import { usePane } from '~/router/PaneContext';
import { fitOf } from '~/services/searchText';
import styles from './AdminPage.module.css';

const BARE: FieldPlace = { kind: 'bare' };

/** The page that shows what waits for the staff. */
const WAITING = new Set(['admin/abuses']);

/** The list of the pages for administrators with a search across them, and the open page beside it. */
export default observer(function AdminPage() {
  const { t } = useI18n();
  const { meStore } = useAccount();
  const { navigate } = usePane();
  const { list, outlet, base } = useChildPages();
  const [query, setQuery] = useState('');
  const search = (next: string) => {
    setQuery(next);
    // What is found takes the place of the open page.
    if (outlet && next.trim() !== '') navigate(base);
  };
  const found = query.trim() === '' ? undefined : new Set(list.filter(({ title }) => fitOf(t(title), query) > 0).map(({ id }) => id));
  return (
    <SplitPage
      title={t('adminPage.title')}
      above={
        <div className={styles.above}>
          <FieldLayout value={BARE}>
            <TextField
              before={<Icon name="search" />}
              label={t('adminPage.find')}
              placeholder={t('adminPage.find')}
              type="search"
              value={query}
              onChange={search}
              autoComplete="off"
            />
          </FieldLayout>
        </div>
      }
      below={found?.size === 0 && <p className={styles.nothing}>{t('adminPage.nothingFound')}</p>}
      shown={found}
      marked={meStore.hasReports ? WAITING : undefined}
    />
  );
});
