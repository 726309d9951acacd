import { useCollection } from '~/components/async/useCollection';
import { Page } from '~/components/page/Page';
import { PageStack } from '~/components/page/PageStack';
import { FileGrid } from '~/components/staff/FileGrid';
import { FilterBar, FilterSelect, FilterText } from '~/components/staff/FilterBar';
import { LookUpButton } from '~/components/staff/LookUpButton';
import { NotOffered } from '~/components/staff/NotOffered';
import { Offered } from '~/components/staff/Offered';
import { useFilters } from '~/components/staff/useFilters';
import { useMenuContext } from '~/components/staff/useMenuContext';
import { MenuButton } from '~/components/ui/MenuButton';
import type { MenuContext } from '~/components/user/userMenuParts';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { cleanRemoteFiles, filesForStaff, type FileFilter } from '~/stores/resources/staff/files';
import type manifest from './manifest';

/** The filters that the address can have, the default of each first. Null is a text. */
const FILTERS = { origin: ['local', 'remote', 'combined'], host: null, userId: null, type: null } as const;

/** The files that the server stores, with filters. Each leads to the page where it is moderated. */
export default function FilesPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const { values, set } = useFilters('/admin/files', params, FILTERS);
  const { origin, host, userId, type } = values;
  // Files of this server have no host.
  const filter: FileFilter = { ...values, host: origin === 'local' ? '' : host };
  return (
    <Page title={t('adminFilesPage.title')} actions={<Actions />}>
      <PageStack width={900}>
        <Offered by="admin/drive/files" otherwise={<NotOffered />}>
          <FilterBar label={t('adminFilesPage.filter')}>
            <FilterSelect
              label={t('staff.origin')}
              value={origin}
              items={FILTERS.origin}
              textOf={(value) => t(`staff.origin.${value}`)}
              onChange={(next) => set({ origin: next })}
            />
            {origin !== 'local' && (
              <FilterText
                label={t('staff.host')}
                placeholder={t('staff.hostExample')}
                value={host}
                onChange={(next) => set({ host: next })}
              />
            )}
            <FilterText label={t('adminFilesPage.user')} value={userId} onChange={(next) => set({ userId: next })} />
            <FilterText
              label={t('adminFilesPage.type')}
              placeholder={t('adminFilesPage.typeExample')}
              value={type}
              onChange={(next) => set({ type: next })}
            />
          </FilterBar>
          <Files filter={filter} />
        </Offered>
      </PageStack>
    </Page>
  );
}

function Files({ filter }: { filter: FileFilter }) {
  const { t } = useI18n();
  const list = useCollection(filesForStaff, filter);
  return (
    <FileGrid list={list} label={t('adminFilesPage.title')} emptyText={t('adminFilesPage.none')} emptyHint={t('adminFilesPage.noneHint')} />
  );
}

function Actions() {
  const { t } = useI18n();
  const context = useMenuContext();
  const clean = { text: t('adminFilesPage.clean'), icon: 'trash', danger: true, action: () => cleanCache(context) } as const;
  return (
    <>
      <LookUpButton />
      <Offered by="admin/drive/clean-remote-files">
        <MenuButton icon="dots" label={t('staff.more')} items={[clean]} />
      </Offered>
    </>
  );
}

async function cleanCache({ root: { overlays }, account, i18n: { t } }: MenuContext): Promise<void> {
  const text = t('adminFilesPage.cleanQuestion');
  if (!(await overlays.confirm({ kind: 'warning', text, okLabel: t('adminFilesPage.cleanIt'), danger: true }))) return;
  const answer = await overlays.wait(cleanRemoteFiles(account));
  if (answer.ok) overlays.toast({ kind: 'success', text: t('adminFilesPage.cleanUnderway') });
  else overlays.showError(answer.error);
}
