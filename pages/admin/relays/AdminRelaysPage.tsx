import { observer } from 'mobx-react-lite';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { Page } from '~/components/page/Page';
import { SettingsBody, SettingsSection, SettingsText } from '~/components/settings/SettingsSection';
import { NotOffered } from '~/components/staff/NotOffered';
import { Offered } from '~/components/staff/Offered';
import { Notice } from '~/components/ui/Notice';
import { RowCard, rowsClass } from '~/components/ui/Rows';
import { useI18n } from '~/i18n/useI18n';
import { isEmbedded, machineForStaff } from '~/stores/resources/staff/machine';
import { relays } from '~/stores/resources/staff/relays';
import { RelayForm } from './RelayForm';
import { RelayRow } from './RelayRow';

/** The servers that pass public notes on to this one. */
export default observer(function AdminRelaysPage() {
  const { t } = useI18n();
  const query = useQuery(relays, null);
  const machine = useQuery(machineForStaff, null).value;
  return (
    <Page title={t('adminRelaysPage.title')} onRefresh={() => query.refresh()}>
      <SettingsBody>
        <Offered by="admin/relays/list" otherwise={<NotOffered />}>
          <SettingsText>{t('adminRelaysPage.about')}</SettingsText>
          {machine && isEmbedded(machine) && <Notice>{t('adminRelaysPage.embedded')}</Notice>}
          <SettingsSection title={t('adminRelaysPage.new')}>
            <RelayForm />
          </SettingsSection>
          <SettingsSection title={t('adminRelaysPage.list')} isBare>
            <Loadable query={query} empty={<EmptyState icon="planet" text={t('adminRelaysPage.none')} />}>
              {(all) => (
                <RowCard>
                  <ul className={rowsClass}>
                    {all.map((relay) => (
                      <RelayRow key={relay.id} relay={relay} />
                    ))}
                  </ul>
                </RowCard>
              )}
            </Loadable>
          </SettingsSection>
        </Offered>
      </SettingsBody>
    </Page>
  );
});
