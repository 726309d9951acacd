import { observer } from 'mobx-react-lite';
import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { Notice } from '~/components/ui/Notice';
import { Switch } from '~/components/ui/Switch';
import { useI18n } from '~/i18n/useI18n';
import { ok } from '~/lib/Result';
import { useAccount } from '~/react/context';
import type { WindowProps } from '~/registry/defineWindow';
import { kindsOf } from '~/stores/notifications/kinds';
import type manifest from './manifest';
import styles from './NotificationKindsWindow.module.css';

/** Chooses which kinds of notification are shown. */
export default observer(function NotificationKindsWindow({ params, close }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  const kinds = kindsOf(useAccount().me);
  const form = useForm({
    initial: { excluded: params.excluded },
    submit: ({ excluded }) => Promise.resolve(ok(excluded)),
    onDone: close,
  });
  const { excluded } = form.values;
  return (
    <FormBody form={form} submitLabel={t('core.ok')} onCancel={() => close()}>
      <Notice>{t('notification.kindsHelp')}</Notice>
      <ButtonRow>
        <Button onClick={() => form.set({ excluded: kinds })}>{t('notification.disableAll')}</Button>
        <Button onClick={() => form.set({ excluded: [] })}>{t('notification.enableAll')}</Button>
      </ButtonRow>
      <div className={styles.kinds}>
        {kinds.map((kind) => (
          <Switch
            key={kind}
            label={t(`notification.kind.${kind}`)}
            checked={!excluded.includes(kind)}
            onChange={(isShown) => form.set({ excluded: kinds.filter((one) => (one === kind ? !isShown : excluded.includes(one))) })}
          />
        ))}
      </div>
    </FormBody>
  );
});
