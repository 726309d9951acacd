import type { PageProps } from '~/registry/definePage';
import { ServerSettingsForm, type SectionParts } from '../serverSettings/ServerSettingsForm';
import { ServerSettingsFrame } from '../serverSettings/ServerSettingsFrame';
import { CaptchaChoice } from './CaptchaChoice';
import { CaptchaPreview } from './CaptchaPreview';
import type manifest from './manifest';

const PARTS: SectionParts = {
  captcha: { before: (form) => <CaptchaChoice form={form} />, after: ({ values }) => <CaptchaPreview values={values} /> },
};

/** What keeps programs, trash addresses and images that nobody expects away. */
export default function SecurityPage({ params: { setting } }: PageProps<typeof manifest>) {
  return (
    <ServerSettingsFrame page="security">
      {(settings, names) => <ServerSettingsForm page="security" names={names} settings={settings} focused={setting} parts={PARTS} />}
    </ServerSettingsFrame>
  );
}
