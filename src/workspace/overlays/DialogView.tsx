import type { ReactNode } from 'react';
import type { MessageKey } from '~/i18n/I18n';
import { useI18n } from '~/i18n/useI18n';
import type { DialogOverlay, DialogRequest, DialogTone, Overlay } from '~/stores/ui/OverlayStore';
import { AlertDialog } from './dialogs/AlertDialog';
import { ChooseDialog } from './dialogs/ChooseDialog';
import { ConfirmDialog } from './dialogs/ConfirmDialog';
import { CopyDialog } from './dialogs/CopyDialog';
import styles from './dialogs/Dialog.module.css';
import { PromptDialog } from './dialogs/PromptDialog';
import { ModalFrame } from './ModalFrame';

const TITLES: Partial<Record<DialogRequest['type'], MessageKey>> = { confirm: 'dialog.confirmation', copy: 'dialog.copyThis' };

/** A question or a message in the middle of the screen. */
export function DialogView({ overlay }: { overlay: DialogOverlay & Overlay }) {
  const { t } = useI18n();
  const { dialog, close } = overlay;
  const isAlarming = toneOf(dialog) === 'error' || toneOf(dialog) === 'warning';
  const title = dialog.options.title ?? t(TITLES[dialog.type] ?? 'dialog.message');
  return (
    <ModalFrame overlay={overlay} title={title} alert={isAlarming} className={styles.dialog}>
      <DialogBody dialog={dialog} close={close} />
    </ModalFrame>
  );
}

function DialogBody({ dialog, close }: { dialog: DialogRequest; close: () => void }): ReactNode {
  switch (dialog.type) {
    case 'alert':
      return <AlertDialog {...dialog} />;
    case 'confirm':
      return <ConfirmDialog {...dialog} />;
    case 'copy':
      return <CopyDialog {...dialog} />;
    case 'choose':
      return <ChooseDialog {...dialog} onCancel={close} />;
    default:
      return <PromptDialog {...dialog} onCancel={close} />;
  }
}

function toneOf({ type, options }: DialogRequest): DialogTone | undefined {
  return type === 'alert' || type === 'confirm' ? options.kind : undefined;
}
