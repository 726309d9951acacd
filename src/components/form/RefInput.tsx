import { useCallback } from 'react';
import { useAsync } from '~/components/async/useAsync';
import { ErrorState } from '~/components/async/ErrorState';
import { Select } from '~/components/ui/Select';
import { useI18n } from '~/i18n/useI18n';
import type { NamedRef } from '~/registry/options';
import { useAccount } from '~/stores/context';
import type { OptionInputProps } from './OptionsForm';

type RefInputProps = Pick<OptionInputProps<'listRef'>, 'label' | 'value' | 'onChange'> & {
  load: (signal: AbortSignal) => Promise<readonly NamedRef[]>;
};

/** A choice among what the viewer made, or none. What was chosen is shown even before, and where it is gone. */
function RefInput({ label, value, onChange, load }: RefInputProps) {
  const { t } = useI18n();
  const found = useAsync(load);
  if (found.status === 'error') return <ErrorState error={found.error} onRetry={found.retry} />;
  const all = found.status === 'ready' ? found.value : [];
  const refs = value && !all.some(({ id }) => id === value.id) ? [value, ...all] : all;
  const choose = (id: string) => {
    const ref = refs.find((one) => one.id === id);
    onChange(ref ? { id: ref.id, name: ref.name } : null);
  };
  return (
    <Select
      label={label}
      value={value?.id ?? ''}
      items={[{ value: '', label: t('form.none') }, ...refs.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={choose}
    />
  );
}

export function ListRefInput(props: OptionInputProps<'listRef'>) {
  const { api } = useAccount();
  return <RefInput {...props} load={useCallback((signal) => api.call('users/lists/list', {}, { signal }), [api])} />;
}

export function AntennaRefInput(props: OptionInputProps<'antennaRef'>) {
  const { api } = useAccount();
  return <RefInput {...props} load={useCallback((signal) => api.call('antennas/list', {}, { signal }), [api])} />;
}
