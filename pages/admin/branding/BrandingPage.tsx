import type { PageProps } from '~/registry/definePage';
import { ServerSettingsForm, type SectionParts } from '../serverSettings/ServerSettingsForm';
import { ServerSettingsFrame } from '../serverSettings/ServerSettingsFrame';
import { SourceNotice } from '../serverSettings/SourceNotice';
import type manifest from './manifest';

const PARTS: SectionParts = { links: { after: (form) => <SourceNotice form={form} /> } };

/** How the server looks, and what it is called as an installed app. */
export default function BrandingPage({ params: { setting } }: PageProps<typeof manifest>) {
  return (
    <ServerSettingsFrame page="branding">
      {(settings, names) => <ServerSettingsForm page="branding" names={names} settings={settings} focused={setting} parts={PARTS} />}
    </ServerSettingsFrame>
  );
}
