import { observer } from 'mobx-react-lite';
import { Icon, type IconName } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/defineWindow';
import { Link } from '~/router/Link';
import type manifest from './manifest';
import type { LaunchItem } from './params';
import styles from './LaunchPadWindow.module.css';

/** A grid of all entries that the navigation does not show. */
export default observer(function LaunchPadWindow({ params, close }: WindowProps<typeof manifest>) {
  return (
    <ul className={styles.grid}>
      {params.items().map((item) => (
        <li key={item.key}>
          {item.to === null ? (
            <button type="button" className={styles.cell} onClick={() => close(item.key)}>
              <Face item={item} />
            </button>
          ) : (
            <Link to={item.to} className={styles.cell} onClick={() => close()}>
              <Face item={item} />
            </Link>
          )}
        </li>
      ))}
      {params.edits.map(({ text, icon, run }) => (
        <li key={text}>
          <button
            type="button"
            className={styles.cell}
            onClick={() => {
              close();
              run();
            }}
          >
            <CellFace icon={icon} label={text} />
          </button>
        </li>
      ))}
    </ul>
  );
});

function Face({ item: { icon, label, count, hasDot } }: { item: LaunchItem }) {
  const { t } = useI18n();
  return (
    <>
      <CellFace icon={icon} label={label} />
      {(hasDot || count !== null) && (
        <span className={styles.dot} role="img" aria-label={count === null ? t('shell.something') : t('shell.unread', { n: count })} />
      )}
    </>
  );
}

function CellFace({ icon, label }: { icon: IconName; label: string }) {
  return (
    <>
      <Icon name={icon} size="24px" />
      <span className={styles.label}>{label}</span>
    </>
  );
}
