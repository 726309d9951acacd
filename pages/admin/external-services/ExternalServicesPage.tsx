import type { PageProps } from '~/registry/definePage';
import { ServerSettingsForm } from '../serverSettings/ServerSettingsForm';
import { ServerSettingsFrame } from '../serverSettings/ServerSettingsFrame';
import type manifest from './manifest';

/** Services of others that the server uses. */
export default function ExternalServicesPage({ params: { setting } }: PageProps<typeof manifest>) {
  return (
    <ServerSettingsFrame page="external-services">
      {(settings, names) => <ServerSettingsForm page="external-services" names={names} settings={settings} focused={setting} />}
    </ServerSettingsFrame>
  );
}
