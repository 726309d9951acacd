import { GO_TO_LETTERS } from '~/generated/goToLetters';
import { PLACES } from '~/generated/places';
import type { MessageKey } from '~/i18n/I18n';
import type { RootStore } from '~/stores/RootStore';
import { availableTimelines, type ServerTimeline } from '~/stores/timelines/availableTimelines';
import { placeAddress } from '~/registry/placeAddress';

/** The place of a letter after the go-to key. */
export interface GoToPlace {
  readonly letter: string;
  readonly title: MessageKey;
  readonly to: string;
  /** The timeline that the page shows. */
  readonly timeline?: ServerTimeline;
}

/** Returns the places that this viewer can go to, in the order of the navigation. */
export function goToPlaces({ session }: RootStore): readonly GoToPlace[] {
  const { me, server } = session.current;
  const timelines = availableTimelines(me, server.meta);
  return PLACES.flatMap((place) => {
    const address = placeAddress(place, me);
    if (address === null) return [];
    return (GO_TO_LETTERS[place.id] ?? [])
      .filter(({ timeline }) => timeline === undefined || timelines.includes(timeline))
      .map(({ letter, title = place.title, to = address, timeline }) => ({ letter, title, to, ...(timeline && { timeline }) }));
  });
}
