import { untracked, when } from 'mobx';
import { use, useEffect, useState } from 'react';
import { ScrollPaceContext } from './ScrollPace';

/** Returns whether a picture may load: at once, or when fast scrolling ends. A picture that was shown stays. */
export function useIsDue(): boolean {
  const pace = use(ScrollPaceContext);
  const [isDue, setDue] = useState(() => pace === null || untracked(() => !pace.isFast));
  useEffect(() => {
    if (isDue || !pace) return undefined;
    return when(
      () => !pace.isFast,
      () => setDue(true),
    );
  }, [isDue, pace]);
  return isDue;
}
