import { observer } from 'mobx-react-lite';
import { InstanceCard } from '~/components/instance/InstanceCard';
import { useServer } from '~/react/context';
import styles from './AroundPage.module.css';

/** The panel with the server's description, which visitors see beside every page except the welcome page. */
export default observer(function VisitorPanel() {
  const { meta } = useServer();
  return <aside className={styles.panel}>{meta && <InstanceCard meta={meta} level={2} />}</aside>;
});
