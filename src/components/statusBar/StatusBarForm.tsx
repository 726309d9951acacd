import { OptionsForm } from '~/components/form/OptionsForm';
import type { NamedRef } from '~/registry/fields';
import type { StatusBar } from '~/services/statusBar';
import { fieldsOf } from './fieldsOf';

interface StatusBarFormProps {
  bar: StatusBar;
  onChange: (part: Partial<StatusBar>) => void;
}

/** The form for one bar. */
export function StatusBarForm({ bar, onChange }: StatusBarFormProps) {
  const { props } = bar;
  const { userListId } = props;
  const values = { ...props, ...bar, userListId: userListId ? { id: userListId, name: userListId } : null };
  const change = (name: string, value: unknown) => {
    if (name === 'userListId') onChange({ props: { ...props, userListId: (value as NamedRef | null)?.id ?? '' } });
    else onChange(name in props ? { props: { ...props, [name]: value } } : { [name]: value });
  };
  return <OptionsForm schema={fieldsOf(bar.type)} values={values} onChange={change} />;
}
