import { observer } from 'mobx-react-lite';
import { SettingsRow } from '~/components/settings/SettingsRow';
import { ExternalButton } from '~/components/ui/ExternalLink';
import { RowCard } from '~/components/ui/Rows';
import { useI18n } from '~/i18n/useI18n';
import { useServer } from '~/react/context';

interface OnlyOnServerProps {
  /** Its page on the server, which is the same in all releases: a path. */
  path: string;
  /** Why it works only there; by default, because servers keep it from apps. */
  reason?: string;
}

/** Stands for what an account cannot do from this page, and leads to where it can. */
export function OnlyOnServer(props: OnlyOnServerProps) {
  return (
    <RowCard>
      <OnlyOnServerRow {...props} />
    </RowCard>
  );
}

/** The same as a row of the card around it. */
export const OnlyOnServerRow = observer(function OnlyOnServerRow({ path, reason }: OnlyOnServerProps) {
  const { t } = useI18n();
  const { host, home } = useServer();
  return (
    <SettingsRow label={t('limits.title', { server: host })} help={reason ?? t('limits.app', { server: host })}>
      <ExternalButton href={`${home}${path}`}>{t('limits.open', { server: host })}</ExternalButton>
    </SettingsRow>
  );
});
