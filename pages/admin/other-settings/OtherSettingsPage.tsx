import type { PageProps } from '~/registry/definePage';
import { ServerSettingsForm } from '../serverSettings/ServerSettingsForm';
import { ServerSettingsFrame } from '../serverSettings/ServerSettingsFrame';
import type manifest from './manifest';

/** What the server counts, draws and tells about itself. */
export default function OtherSettingsPage({ params: { setting } }: PageProps<typeof manifest>) {
  return (
    <ServerSettingsFrame page="other-settings">
      {(settings, names) => <ServerSettingsForm page="other-settings" names={names} settings={settings} focused={setting} />}
    </ServerSettingsFrame>
  );
}
