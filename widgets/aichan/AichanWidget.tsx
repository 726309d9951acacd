import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Mascot } from '~/components/mascot/Mascot';
import { useInSight } from '~/components/widget/useFrames';
import { useI18n } from '~/i18n/useI18n';
import type { Disposable } from '~/lib/disposable';
import { useStores } from '~/react/context';
import { useMayMove } from '~/react/useMayMove';
import styles from './AichanWidget.module.css';
import { useBlinking } from './useBlinking';
import { useGaze } from './useGaze';

/** How long she is happy after being petted; ms. */
const HAPPY_MS = 1_600;

/** A wisteria spirit, who looks at the pointer, blinks now and then, and likes to be petted. */
export default observer(function AichanWidget() {
  const { t } = useI18n();
  const { clock, connectivity } = useStores();
  const place = useRef<HTMLButtonElement>(null);
  const eyes = useRef<SVGGElement>(null);
  const isInSight = useInSight(place);
  const mayMove = useMayMove();
  const isAwake = mayMove && isInSight && connectivity.isVisible;
  const isBlinking = useBlinking(isAwake);
  useGaze(eyes, isAwake);
  const [isHappy, setIsHappy] = useState(false);
  const calming = useRef<Disposable>(undefined);
  useEffect(() => () => calming.current?.dispose(), []);
  const pet = () => {
    calming.current?.dispose();
    setIsHappy(true);
    calming.current = clock.after(HAPPY_MS, () => setIsHappy(false));
  };
  return (
    <div className={styles.place}>
      <button ref={place} type="button" className={styles.button} aria-label={t('aichanWidget.name')} onClick={pet}>
        <Mascot className={styles.mascot} pose={isHappy ? 'happy' : 'calm'} eyes={eyes} isBlinking={isBlinking} isMoving={mayMove} />
      </button>
      <output className="visuallyHidden">{isHappy && t('aichanWidget.happy')}</output>
    </div>
  );
});
