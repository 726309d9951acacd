import { observer } from 'mobx-react-lite';
import { InstanceCard } from '~/components/instance/InstanceCard';
import { useStores } from '~/stores/context';
import styles from './Surroundings.module.css';

/** Beside every page but the first one, visitors see whose it is. Texts: `welcome`. */
export default observer(function VisitorPanel() {
  const { meta } = useStores().instance;
  return <aside className={styles.panel}>{meta && <InstanceCard meta={meta} level={2} />}</aside>;
});
