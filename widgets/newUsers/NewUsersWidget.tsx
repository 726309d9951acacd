import { observer } from 'mobx-react-lite';
import { NewUsers } from '~/components/staff/NewUsers';
import { NotOffered } from '~/components/staff/NotOffered';
import { useOffered } from '~/components/staff/Offered';

const COUNT = 10;

/** The people who signed up last. */
export default observer(function NewUsersWidget() {
  return useOffered('admin/show-users') ? <NewUsers limit={COUNT} /> : <NotOffered />;
});
