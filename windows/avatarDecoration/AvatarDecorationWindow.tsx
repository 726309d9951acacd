import { observer } from 'mobx-react-lite';
import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { useSubmit } from '~/components/form/useSubmit';
import { Button } from '~/components/ui/Button';
import { Notice } from '~/components/ui/Notice';
import { Slider } from '~/components/ui/Slider';
import { Switch } from '~/components/ui/Switch';
import { Avatar } from '~/components/user/Avatar';
import { mayWear } from '~/components/user/mayWear';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import type { WindowProps } from '~/registry/defineWindow';
import { wear, wearingOf, type Wearing } from '~/stores/resources/server/avatarDecorations';
import type manifest from './manifest';
import styles from './AvatarDecorationWindow.module.css';

/** How far a decoration can be turned, in degrees, and moved, in percent of its size. Servers take parts of a whole. */
const ANGLE = { min: -180, max: 180, step: 9 };
const OFFSET = { min: -25, max: 25, step: 2.5 };

/** Returns a value as a part of a whole. Divisions end in values such as 0.30000000000000004. */
const partOf = (whole: number, value: number): number => Math.round((value / whole) * 1000) / 1000;

/** Shows a decoration on the viewer's avatar, and puts it on, changes it or takes it off. */
export default observer(function AvatarDecorationWindow({ params: { decoration, place }, close }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const { me } = account;
  const worn = (me?.avatarDecorations ?? []).map(wearingOf);
  const limit = me?.policies.avatarDecorationLimit ?? 0;
  const isWorn = place !== null && worn[place]?.id === decoration.id;
  const finish = (isAccepted: boolean) => {
    if (isAccepted) overlays.success();
    else void overlays.alert({ kind: 'warning', text: t('avatarDecorationWindow.refused') });
    close();
  };
  const listWith = (own: Wearing): readonly Wearing[] => (isWorn ? worn.with(place, own) : [...worn, own]);
  const form = useForm({
    initial: (isWorn && worn[place]) || wearingOf(decoration),
    submit: (own) => wear(account, listWith(own)),
    onDone: finish,
    isCheapToLose: true,
  });
  const removal = useSubmit(
    () =>
      wear(
        account,
        worn.filter((_, index) => index !== place),
      ),
    { onDone: finish },
  );
  if (!me) return null;
  const isFull = !isWorn && worn.length >= limit;
  const isLocked = !isWorn && !mayWear(decoration, me);
  const own = form.values;
  const percent = (value: number) => t('avatarDecorationWindow.percent', { n: Math.round(value * 1000) / 10 });
  const urls = new Map([...me.avatarDecorations, decoration].map(({ id, url }) => [id, url]));
  const preview = { ...me, avatarDecorations: listWith(own).flatMap((one) => ({ ...one, url: urls.get(one.id) ?? '' })) };
  return (
    <FormBody
      form={form}
      submitLabel={t(isWorn ? 'avatarDecorationWindow.update' : 'avatarDecorationWindow.attach')}
      isIncomplete={isFull || isLocked}
      onCancel={() => close()}
    >
      <div className={styles.preview} role="img" aria-label={t('avatarDecorationWindow.preview')}>
        <Avatar user={preview} size={96} />
      </div>
      <p className={styles.name}>
        <strong>{decoration.name}</strong>
        {decoration.description !== '' && <span>{decoration.description}</span>}
      </p>
      {isLocked ? (
        <Notice>{t('avatarDecorationWindow.locked')}</Notice>
      ) : (
        isFull && <Notice>{t('avatarDecorationWindow.full', { n: limit })}</Notice>
      )}
      <Slider
        {...ANGLE}
        label={t('avatarDecorationWindow.angle')}
        value={Math.round(own.angle * 360)}
        text={t('avatarDecorationWindow.degrees', { n: Math.round(own.angle * 360) })}
        onChange={(degrees) => form.set({ angle: partOf(360, degrees) })}
      />
      <Slider
        {...OFFSET}
        label={t('avatarDecorationWindow.offsetX')}
        value={own.offsetX * 100}
        text={percent(own.offsetX)}
        onChange={(value) => form.set({ offsetX: partOf(100, value) })}
      />
      <Slider
        {...OFFSET}
        label={t('avatarDecorationWindow.offsetY')}
        value={own.offsetY * 100}
        text={percent(own.offsetY)}
        onChange={(value) => form.set({ offsetY: partOf(100, value) })}
      />
      <Switch {...form.toggle('flipH')} label={t('avatarDecorationWindow.flip')} />
      {isWorn && (
        <div>
          <Button variant="danger" icon="trash" busy={removal.isBusy} onClick={() => void removal.run()}>
            {t('avatarDecorationWindow.detach')}
          </Button>
        </div>
      )}
    </FormBody>
  );
});
