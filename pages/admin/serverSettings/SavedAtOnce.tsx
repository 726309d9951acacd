import { useSubmit } from '~/components/form/useSubmit';
import { ServerFieldInput } from './ServerFieldInput';
import { readValues, type FormValue } from './fieldValues';
import type { ServerFieldName, ServerSettings } from './serverFields';
import { useSaveSettings } from './useSaveSettings';

interface SavedAtOnceProps {
  name: ServerFieldName;
  settings: ServerSettings;
}

/** A setting that is saved with each change. */
export function SavedAtOnce({ name, settings }: SavedAtOnceProps) {
  const save = useSaveSettings();
  const base = readValues([name], settings);
  const saving = useSubmit((value: FormValue) => save(base, { [name]: value }));
  return <ServerFieldInput name={name} value={base[name]} onChange={(value) => void saving.run(value)} />;
}
