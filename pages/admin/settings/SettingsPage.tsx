import type { PageProps } from '~/registry/definePage';
import { ServerSettingsForm, type SectionParts } from '../serverSettings/ServerSettingsForm';
import { ServerSettingsFrame } from '../serverSettings/ServerSettingsFrame';
import { SourceNotice } from '../serverSettings/SourceNotice';
import type manifest from './manifest';

const PARTS: SectionParts = { operator: { after: (form) => <SourceNotice form={form} /> } };

/** What the server is called, who runs it, and what it keeps. */
export default function SettingsPage({ params: { setting } }: PageProps<typeof manifest>) {
  return (
    <ServerSettingsFrame page="settings">
      {(settings, names) => <ServerSettingsForm page="settings" names={names} settings={settings} focused={setting} parts={PARTS} />}
    </ServerSettingsFrame>
  );
}
