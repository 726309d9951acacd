import { groupedItems } from '~/components/ui/groupedItems';
import { MenuButton } from '~/components/ui/MenuButton';
import { editPath } from '~/components/writtenPage/pagePath';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import type { WrittenPage } from '~/services/records';
import { useAccount, useStores } from '~/react/context';
import { createPage, deletePage } from '~/stores/resources/content/writtenPages';
import { paramsOf, valuesOf } from './pageValues';

/** What can be done with a page besides writing it. A copy has what is saved. */
export function EditorActions({ page, path }: { page: WrittenPage; path: string }) {
  const { t } = useI18n();
  const { overlays, clock } = useStores();
  const account = useAccount();
  const { navigate } = usePane();
  const duplicate = async () => {
    const title = t('pageEditorPage.copyTitle', { title: page.title });
    const copy = { ...paramsOf(valuesOf(page), page), title, name: `${page.name}-${clock.now()}` };
    const result = await overlays.wait(createPage(account, copy));
    if (!result.ok) {
      overlays.showError(result.error);
      return;
    }
    overlays.toast({ kind: 'success', text: t('pageEditorPage.duplicated') });
    navigate(editPath(result.value.id));
  };
  const remove = async () => {
    const text = t('writtenPage.deleteQuestion', { title: page.title });
    if (!(await overlays.confirm({ text, kind: 'warning', danger: true, okLabel: t('writtenPage.delete') }))) return;
    const result = await overlays.wait(deletePage(account, page.id));
    if (result.ok) navigate('/pages#mine', { replace: true });
    else overlays.showError(result.error);
  };
  return (
    <MenuButton
      icon="dots"
      label={t('pageEditorPage.options')}
      items={() =>
        groupedItems([
          [
            { type: 'link', to: path, text: t('pageEditorPage.view'), icon: 'news' },
            { text: t('pageEditorPage.duplicate'), icon: 'copy', action: duplicate },
          ],
          [{ text: t('writtenPage.delete'), icon: 'trash', danger: true, action: remove }],
        ])
      }
    />
  );
}
