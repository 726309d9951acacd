import type { PageProps } from '~/registry/definePage';
import { ServerSettingsForm, type SectionParts } from '../serverSettings/ServerSettingsForm';
import { ServerSettingsFrame } from '../serverSettings/ServerSettingsFrame';
import type manifest from './manifest';
import { RuleRows } from './RuleRows';

const PARTS: SectionParts = {
  rules: {
    before: (form) => (
      <RuleRows rules={form.values.serverRules as readonly string[]} onChange={(rules) => form.set({ serverRules: rules })} />
    ),
  },
};

/** The rules that everyone agrees to when they sign up. */
export default function ServerRulesPage({ params: { setting } }: PageProps<typeof manifest>) {
  return (
    <ServerSettingsFrame page="server-rules">
      {(settings, names) => <ServerSettingsForm page="server-rules" names={names} settings={settings} focused={setting} parts={PARTS} />}
    </ServerSettingsFrame>
  );
}
