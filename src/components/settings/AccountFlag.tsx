import { useI18n } from '~/i18n/useI18n';
import { observer } from 'mobx-react-lite';
import type { WireMe } from '~/api/wire';
import { Switch } from '../ui/Switch';
import { useAccountField } from './useAccountField';

/** The fields of an account about privacy that are on or off. */
type PrivacyFlag =
  | 'isLocked'
  | 'autoAcceptFollowed'
  | 'publicReactions'
  | 'hideOnlineStatus'
  | 'isExplorable'
  | 'requireSigninToViewContents'
  | 'noCrawle'
  | 'preventAiLearning';

/** A switch for the privacy of the viewer's account, with its explanation. Its texts are in the area `accountFlag`. */
export function AccountFlag({ name, ask }: { name: PrivacyFlag; ask?: AccountSwitchProps['ask'] }) {
  const { t } = useI18n();
  return <AccountSwitch name={name} label={t(`accountFlag.${name}`)} help={t(`accountFlag.${name}.help`)} {...(ask && { ask })} />;
}

/** The fields of an account that are on or off. */
type FlagName = { [K in keyof WireMe]-?: NonNullable<WireMe[K]> extends boolean ? K : never }[keyof WireMe];

interface AccountSwitchProps {
  name: FlagName;
  label: string;
  help?: string;
  /** Asks before a change; the change is dropped if it resolves to false. */
  ask?: (value: boolean) => Promise<boolean>;
}

/** A switch for a field of the viewer's account. A change applies at once. */
const AccountSwitch = observer(function AccountSwitch({ name, label, help, ask }: AccountSwitchProps) {
  const { value, change } = useAccountField(name);
  const handleChange = async (next: boolean) => {
    if (!ask || (await ask(next))) change(next);
  };
  return <Switch label={label} help={help} checked={value ?? false} onChange={(next) => void handleChange(next)} />;
});
