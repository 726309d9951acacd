import { MenuButton } from '~/components/ui/MenuButton';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { usePane } from '~/router/PaneContext';
import { lookUpItems } from './lookUp';

/** Finds something by its name, id or address, and opens it in this pane. */
export function LookUpButton() {
  const { t } = useI18n();
  const root = useStores();
  const account = useAccount();
  const { navigate } = usePane();
  return <MenuButton icon="search" label={t('staff.lookUp')} items={() => lookUpItems(root, account, navigate)} />;
}
