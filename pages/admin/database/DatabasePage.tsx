import { observer } from 'mobx-react-lite';
import { Loadable } from '~/components/async/Loadable';
import { EmptyState } from '~/components/async/EmptyState';
import { useQuery } from '~/components/async/useQuery';
import { Page } from '~/components/page/Page';
import { PageStack } from '~/components/page/PageStack';
import { NotOffered } from '~/components/staff/NotOffered';
import { useOffered } from '~/components/staff/Offered';
import { byteSize } from '~/i18n/byteSize';
import { useI18n } from '~/i18n/useI18n';
import { tables, type Table } from '~/stores/resources/staff/tables';
import styles from './DatabasePage.module.css';

/** The tables of the server's database, the largest first. */
export default observer(function DatabasePage() {
  const { t } = useI18n();
  const isOffered = useOffered('admin/get-table-stats');
  return (
    <Page title={t('adminDatabasePage.title')}>
      <PageStack width={900}>{isOffered ? <Tables /> : <NotOffered />}</PageStack>
    </Page>
  );
});

function Tables() {
  const { t } = useI18n();
  return (
    <Loadable query={useQuery(tables, null)} empty={<EmptyState icon="database" text={t('adminDatabasePage.none')} />}>
      {(list) => <SizeTable list={list} />}
    </Loadable>
  );
}

function SizeTable({ list }: { list: readonly Table[] }) {
  const i18n = useI18n();
  const { t } = i18n;
  const total = list.reduce((sum, { size }) => sum + size, 0);
  return (
    <>
      <p className={styles.total}>{t('adminDatabasePage.total', { n: list.length, size: byteSize(i18n, total) })}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- people scroll it with the keyboard */}
      <div className={styles.card} role="region" aria-label={t('adminDatabasePage.title')} tabIndex={0}>
        <table className={styles.table}>
          <caption className="visuallyHidden">{t('adminDatabasePage.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('adminDatabasePage.name')}</th>
              <th scope="col" className={styles.number}>
                {t('adminDatabasePage.records')}
              </th>
              <th scope="col" className={styles.number}>
                {t('adminDatabasePage.size')}
              </th>
            </tr>
          </thead>
          <tbody>
            {list.map(({ name, count, size }) => (
              <tr key={name}>
                <th scope="row" className={styles.name}>
                  <code>{name}</code>
                  <span className={styles.bar} aria-hidden style={{ inlineSize: `${(size / Math.max(1, list[0]!.size)) * 100}%` }} />
                </th>
                <td className={styles.number}>{count === null ? t('adminDatabasePage.unknown') : i18n.number(count)}</td>
                <td className={styles.number} title={t('adminDatabasePage.bytes', { n: size })}>
                  {byteSize(i18n, size)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
