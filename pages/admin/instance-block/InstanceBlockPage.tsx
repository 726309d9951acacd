import { useState } from 'react';
import { useHashTab } from '~/components/page/useHashTab';
import { Tabs } from '~/components/ui/Tabs';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { usePane } from '~/router/PaneContext';
import { ServerSettingsForm } from '../serverSettings/ServerSettingsForm';
import { ServerSettingsFrame } from '../serverSettings/ServerSettingsFrame';
import { SERVER_FIELDS } from '../serverSettings/serverFields';
import type manifest from './manifest';

/** The tabs, by the setting in each. */
const LISTS = ['blockedHosts', 'silencedHosts'] as const;

/** The servers with which nothing is exchanged, and those whose accounts are less loud. Both lists are saved together. */
export default function InstanceBlockPage({ params: { setting } }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const { navigate } = usePane();
  const [list, tabs] = useHashTab(LISTS, setting, (name) =>
    t(`adminPage.section.${SERVER_FIELDS[name].section as 'blocked' | 'silenced'}`),
  );
  // Only who came with the address of a list wants to type at once; a tab keeps the focus.
  const [asked] = useState(setting);
  return (
    <ServerSettingsFrame page="instance-block" tabs={<Tabs label={t('adminInstanceBlockPage.title')} {...tabs} />}>
      {(settings, names) => (
        <ServerSettingsForm
          page="instance-block"
          names={names}
          settings={settings}
          focused={asked}
          shownSection={SERVER_FIELDS[list].section}
          onWrongSection={(section) => {
            const wrong = LISTS.find((name) => SERVER_FIELDS[name].section === section);
            if (wrong) navigate(`#${wrong}`, { replace: true });
          }}
        />
      )}
    </ServerSettingsFrame>
  );
}
