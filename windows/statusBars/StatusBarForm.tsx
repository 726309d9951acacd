import { observer } from 'mobx-react-lite';
import { NumberInput } from '~/components/form/NumberInput';
import { useQuery } from '~/components/async/useQuery';
import { ErrorState } from '~/components/async/ErrorState';
import { Select } from '~/components/ui/Select';
import { Switch } from '~/components/ui/Switch';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import type { StatusBar } from '~/services/statusBar';
import { myLists } from '~/stores/resources/lists';
import styles from './StatusBarsWindow.module.css';

const TYPES = ['rss', 'federation', 'userList'] as const;
const SIZES = ['verySmall', 'small', 'medium', 'large', 'veryLarge'] as const;

/** The limits of the numbers. The setting drops values outside of them. */
const DURATION = { min: 5, max: 1_000 };
const REFRESH = { min: 5, max: 86_400 };

interface StatusBarFormProps {
  bar: StatusBar;
  onChange: (part: Partial<StatusBar>) => void;
}

/** The form for one bar. */
export function StatusBarForm({ bar, onChange }: StatusBarFormProps) {
  const { t } = useI18n();
  const { props } = bar;
  const set = (part: Partial<StatusBar['props']>) => onChange({ props: { ...props, ...part } });
  const number = (key: 'marqueeDuration' | 'refreshIntervalSec', bounds: typeof REFRESH) => (
    <NumberInput {...bounds} label={t(`statusBar.${key}`)} value={props[key]} onChange={(value) => set({ [key]: value })} />
  );
  return (
    <div className={styles.form}>
      <TextField label={t('statusBar.name')} value={bar.name} maxLength={256} onChange={(name) => onChange({ name })} />
      <Select
        label={t('statusBar.kind')}
        value={bar.type}
        items={TYPES.map((value) => ({ value, label: t(`statusBar.type.${value}`) }))}
        onChange={(type) => onChange({ type })}
      />
      <Select
        label={t('statusBar.size')}
        value={bar.size}
        items={SIZES.map((value) => ({ value, label: t(`statusBar.size.${value}`) }))}
        onChange={(size) => onChange({ size })}
      />
      <Switch label={t('statusBar.black')} checked={bar.black} onChange={(black) => onChange({ black })} />
      {bar.type === 'rss' && (
        <>
          <TextField label={t('statusBar.url')} type="url" value={props.url} maxLength={2_000} onChange={(url) => set({ url })} />
          <Switch label={t('statusBar.shuffle')} checked={props.shuffle} onChange={(shuffle) => set({ shuffle })} />
        </>
      )}
      {bar.type === 'federation' && (
        <Switch label={t('statusBar.colored')} checked={props.colored} onChange={(colored) => set({ colored })} />
      )}
      {bar.type === 'userList' && <ListSelect value={props.userListId} onChange={(userListId) => set({ userListId })} />}
      {number('marqueeDuration', DURATION)}
      <Switch label={t('statusBar.reverse')} checked={props.marqueeReverse} onChange={(marqueeReverse) => set({ marqueeReverse })} />
      {number('refreshIntervalSec', REFRESH)}
    </div>
  );
}

const ListSelect = observer(function ListSelect({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { t } = useI18n();
  const lists = useQuery(myLists, null);
  const { value: found = [], error } = lists;
  if (error && found.length === 0) return <ErrorState error={error} onRetry={() => void lists.reload()} />;
  return (
    <Select
      label={t('statusBar.list')}
      value={value}
      items={[{ value: '', label: t('statusBar.noList') }, ...found.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={onChange}
    />
  );
});
