import { Fragment, type ReactNode } from 'react';
import type { MessageKey } from './I18n';
import { useI18n } from './useI18n';

interface MessageProps {
  id: MessageKey;
  /** Elements and texts for the places of the sentence. */
  values: Readonly<Record<string, ReactNode>>;
}

/** A sentence with elements inside, such as "Renoted by {user}", whose order each language decides itself. */
export function Message({ id, values }: MessageProps) {
  const parts = useI18n().parts<ReactNode>(id, values);
  // The pieces of one sentence never move among each other, so their place is their identity.
  return parts.map((part, place) => <Fragment key={place}>{part}</Fragment>);
}
