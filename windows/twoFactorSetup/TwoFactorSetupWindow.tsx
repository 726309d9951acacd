import { useState } from 'react';
import type { WindowProps } from '~/registry/defineWindow';
import type manifest from './manifest';
import { BackupCodes } from './BackupCodes';
import { ConfirmStep } from './ConfirmStep';
import { ScanStep } from './ScanStep';
import styles from './TwoFactorSetupWindow.module.css';

/** Sets an authenticator app up: scan the secret, confirm it with a code, keep the backup codes. */
export default function TwoFactorSetupWindow({ params: { secret }, close }: WindowProps<typeof manifest>) {
  const [step, setStep] = useState<'scan' | 'confirm' | readonly string[]>('scan');
  return (
    <div className={styles.content}>
      {step === 'scan' && <ScanStep secret={secret} onNext={() => setStep('confirm')} />}
      {step === 'confirm' && <ConfirmStep onBack={() => setStep('scan')} onDone={setStep} />}
      {typeof step === 'object' && <BackupCodes codes={step} onDone={() => close()} />}
    </div>
  );
}
