import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useSubmit } from '~/components/form/useSubmit';
import { Switch } from '~/components/ui/Switch';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import { updateMe } from '~/stores/session/updateMe';

/** What the server marks as sensitive in uploads. */
export function MarkingSwitches() {
  return (
    <>
      <MarkingSwitch name="alwaysMarkNsfw" />
      <MarkingSwitch name="autoSensitive" />
    </>
  );
}

const MarkingSwitch = observer(function MarkingSwitch({ name }: { name: 'alwaysMarkNsfw' | 'autoSensitive' }) {
  const { t } = useI18n();
  const account = useAccount();
  const stored = account.me?.[name] ?? false;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const saving = useSubmit((isOn: boolean) => updateMe(account, { [name]: isOn }), {
    onDone: () => setChosen(null),
    onFailed: () => {
      setChosen(null);
      return false;
    },
  });
  const change = (isOn: boolean) => {
    if (saving.isBusy) return;
    setChosen(isOn);
    void saving.run(isOn);
  };
  return (
    <Switch
      label={t(`settingsDrivePage.${name}`)}
      help={t(`settingsDrivePage.${name}.help`)}
      checked={chosen ?? stored}
      onChange={change}
    />
  );
});
