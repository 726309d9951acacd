import { observer } from 'mobx-react-lite';
import { Button } from '~/components/ui/Button';
import { Icon } from '~/components/ui/Icon';
import { SortableList } from '~/components/ui/SortableList';
import { useI18n } from '~/i18n/useI18n';
import { appended, moveShown, without } from '~/services/menuEdit';
import { useAccount, useStores } from '~/react/context';
import { navChoices } from './navChoices';
import styles from './NavMenuEditor.module.css';

const DIVIDER = '-';

/** Arranges the entries of the navigation. Every change applies at once. */
export const NavMenuEditor = observer(function NavMenuEditor({ onDone }: { onDone?: () => void }) {
  const { t } = useI18n();
  const { settings } = useStores();
  const { me } = useAccount();
  const choices = navChoices(me).map((choice) => ({ ...choice, label: t(choice.label) }));
  const menu = settings.get('menu');
  const known = new Map(choices.map((choice) => [choice.key, choice]));
  const shown = menu.flatMap((key, index) => (key === DIVIDER || known.has(key) ? [index] : []));
  const free = choices.filter(({ key }) => !menu.includes(key));
  const set = (next: readonly string[]) => settings.set('menu', next);
  return (
    <div className={styles.editor}>
      {shown.length === 0 && <p>{t('navigation.empty')}</p>}
      <SortableList
        label={t('navigation.entries')}
        items={shown.map((index) => {
          const choice = known.get(menu[index]!);
          const label = choice?.label ?? t('navigation.divider');
          return { id: idOf(menu, index), label, content: <Row icon={choice?.icon ?? 'minus'} label={label} /> };
        })}
        onMove={(from, to) => set(moveShown(menu, shown, from, to))}
        onRemove={(at) => set(without(menu, shown[at]!))}
      />
      <div className={styles.choices} role="group" aria-label={t('navigation.add')}>
        {free.map(({ key, icon, label }) => (
          <Button key={key} icon={icon} aria-label={t('navigation.addNamed', { name: label })} onClick={() => set(appended(menu, key))}>
            {label}
          </Button>
        ))}
        <Button
          icon="plus"
          aria-label={t('navigation.addNamed', { name: t('navigation.divider') })}
          onClick={() => set(appended(menu, DIVIDER))}
        >
          {t('navigation.divider')}
        </Button>
      </div>
      <div className={styles.buttons} data-ends={onDone !== undefined}>
        <Button variant="ghost" onClick={() => settings.reset('menu')}>
          {t('navigation.reset')}
        </Button>
        {onDone && (
          <Button variant="primary" onClick={onDone}>
            {t('navigation.done')}
          </Button>
        )}
      </div>
    </div>
  );
});

function Row({ icon, label }: { icon: Parameters<typeof Icon>[0]['name']; label: string }) {
  return (
    <span className={styles.row}>
      <Icon name={icon} />
      <span>{label}</span>
    </span>
  );
}

/** Gives each row a key that stays while others move: the entry's own, and for dividers how many come before. */
function idOf(menu: readonly string[], index: number): string {
  const key = menu[index]!;
  return `${key} ${menu.slice(0, index).filter((other) => other === key).length}`;
}
