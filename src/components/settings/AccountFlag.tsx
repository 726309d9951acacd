import { useI18n } from '~/i18n/useI18n';
import { AccountSwitch, type AccountSwitchProps } from './AccountSwitch';

/** The fields of an account about privacy that are on or off. */
type PrivacyFlag =
  | 'isLocked'
  | 'autoAcceptFollowed'
  | 'publicReactions'
  | 'hideOnlineStatus'
  | 'isExplorable'
  | 'noCrawle'
  | 'preventAiLearning';

/** A switch for the privacy of the viewer's account, with its explanation. Its texts are in the area `accountFlag`. */
export function AccountFlag({ name, ask }: { name: PrivacyFlag; ask?: AccountSwitchProps['ask'] }) {
  const { t } = useI18n();
  return <AccountSwitch name={name} label={t(`accountFlag.${name}`)} help={t(`accountFlag.${name}.help`)} {...(ask && { ask })} />;
}
