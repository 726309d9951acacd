import { observer } from 'mobx-react-lite';
import { useRef, type RefCallback } from 'react';
import { Icon, type IconName } from '~/components/ui/Icon';
import { IconButton } from '~/components/ui/IconButton';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { usePassingFocus } from '~/react/usePassingFocus';
import type { Toast } from '~/stores/ui/OverlayStore';
import styles from './ToastRegion.module.css';
import { useFreePlace } from './useFreePlace';

const icons: Readonly<Record<NonNullable<Toast['kind']>, IconName>> = { info: 'infoCircle', success: 'circleCheck', error: 'alertCircle' };

/** Short messages. Screen readers announce news at the next pause and failures at once. */
export const ToastRegion = observer(function ToastRegion() {
  const { t } = useI18n();
  const { toasts } = useStores().overlays;
  const region = useRef<HTMLElement>(null);
  const focus = usePassingFocus();
  useFreePlace(region, toasts.items.length);
  const isFailure = ({ kind }: Toast) => kind === 'error';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only remembers where the focus came from
    <section ref={region} className={styles.region} aria-label={t('ui.notifications')} data-toasts onFocus={focus.onFocus}>
      {/* Both lists are always rendered: a browser announces only additions to a list that it knows. */}
      <ol className={styles.list} aria-live="polite" aria-relevant="additions">
        {toasts.items
          .filter((toast) => !isFailure(toast))
          .map((toast) => (
            <ToastView key={toast.id} ref={focus.message} toast={toast} />
          ))}
      </ol>
      <ol className={styles.list} aria-live="assertive" aria-relevant="additions">
        {toasts.items.filter(isFailure).map((toast) => (
          <ToastView key={toast.id} ref={focus.message} toast={toast} />
        ))}
      </ol>
    </section>
  );
});

/** One message. It stays while the pointer is on it or the focus is in it. */
function ToastView({ toast, ref }: { toast: Toast; ref: RefCallback<HTMLElement> }) {
  const { t } = useI18n();
  const { toasts } = useStores().overlays;
  const { id, kind = 'info', text, action } = toast;
  const hold = () => toasts.hold(id);
  const release = () => toasts.release(id);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only its time depends on them
    <li ref={ref} className={styles.toast} data-kind={kind} onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <Icon name={icons[kind]} className={styles.icon} />
      <span className={styles.text}>{text}</span>
      {action && (
        <Button
          variant="ghost"
          onClick={() => {
            toasts.dismiss(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon="x" label={t('ui.dismiss')} onClick={() => toasts.dismiss(id)} />
    </li>
  );
}
