import { SettingsForm } from '~/components/settings/SettingsForm';
import type { WindowProps } from '~/registry/defineWindow';
import type manifest from './manifest';

/** A single setting. */
export default function SettingWindow({ params: { name } }: WindowProps<typeof manifest>) {
  return <SettingsForm names={[name]} />;
}
