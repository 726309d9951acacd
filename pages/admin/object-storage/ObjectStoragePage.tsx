import type { PageProps } from '~/registry/definePage';
import { ServerSettingsForm } from '../serverSettings/ServerSettingsForm';
import { ServerSettingsFrame } from '../serverSettings/ServerSettingsFrame';
import type manifest from './manifest';

/** Where uploaded files are stored. */
export default function ObjectStoragePage({ params: { setting } }: PageProps<typeof manifest>) {
  return (
    <ServerSettingsFrame page="object-storage">
      {(settings, names) => <ServerSettingsForm page="object-storage" names={names} settings={settings} focused={setting} />}
    </ServerSettingsFrame>
  );
}
