import { observer } from 'mobx-react-lite';
import { ErrorState } from '~/components/async/ErrorState';
import { useQuery } from '~/components/async/useQuery';
import { Select } from '~/components/ui/Select';
import { useI18n } from '~/i18n/useI18n';
import type { NamedRef } from '~/registry/fields';
import { myAntennas } from '~/stores/resources/feeds/antennas';
import { myLists } from '~/stores/resources/feeds/lists';
import type { Query } from '~/stores/resources/Query';
import type { FieldInputProps } from './FieldInput';

type RefInputProps = Pick<FieldInputProps<'listRef'>, 'label' | 'help' | 'value' | 'onChange'> & {
  query: Query<readonly NamedRef[]>;
};

/**
 * A choice of one of the viewer's things, or none. The current choice is shown before the others load and after it was deleted.
 */
const RefInput = observer(function RefInput({ label, help, value, onChange, query }: RefInputProps) {
  const { t } = useI18n();
  const { value: all = [], error } = query;
  if (error && all.length === 0) return <ErrorState error={error} onRetry={() => void query.reload()} />;
  const refs = value && !all.some(({ id }) => id === value.id) ? [value, ...all] : all;
  const choose = (id: string) => {
    const ref = refs.find((one) => one.id === id);
    onChange(ref ? { id: ref.id, name: ref.name } : null);
  };
  return (
    <Select
      label={label}
      help={help}
      value={value?.id ?? ''}
      items={[{ value: '', label: t('form.none') }, ...refs.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={choose}
    />
  );
});

/** Chooses one of the viewer's lists. */
export function ListRefInput(props: Omit<RefInputProps, 'query'>) {
  return <RefInput {...props} query={useQuery(myLists, null)} />;
}

/** Chooses one of the viewer's antennas. */
export function AntennaRefInput(props: Omit<RefInputProps, 'query'>) {
  return <RefInput {...props} query={useQuery(myAntennas, null)} />;
}
