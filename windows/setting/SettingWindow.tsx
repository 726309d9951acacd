import { SettingsForm } from '~/components/settings/SettingsForm';
import type { WindowProps } from '~/registry/contracts';

/** A single setting. */
export default function SettingWindow({ params: { name } }: WindowProps<'setting'>) {
  return <SettingsForm names={[name]} />;
}
