import { autorun } from 'mobx';
import { useEffect, useState } from 'react';
import { useI18n } from '~/i18n/useI18n';
import type { Disposable } from '~/lib/disposable';
import { useStores } from '~/react/context';
import type { DriveChoice } from '~/stores/drive/DriveChoice';

/** How long the count must stay the same before it is announced; ms. Dragging a rectangle changes it in every frame. */
const SETTLED_MS = 500;

/** Announces how many items are chosen. */
export function ChosenCount({ choice }: { choice: DriveChoice }) {
  const { t } = useI18n();
  const { clock } = useStores();
  const [count, setCount] = useState(0);
  useEffect(() => {
    let waiting: Disposable | undefined;
    const stop = autorun(() => {
      const { length } = choice.ids;
      waiting?.dispose();
      waiting = clock.after(SETTLED_MS, () => setCount(length));
    });
    return () => {
      stop();
      waiting?.dispose();
    };
  }, [choice, clock]);
  return <output className="visuallyHidden">{count > 0 && t('drive.chosen', { n: count })}</output>;
}
