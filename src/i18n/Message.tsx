import { Fragment, type ReactNode } from 'react';
import type { MessageKey } from './I18n';
import { useI18n } from './useI18n';

interface MessageProps {
  id: MessageKey;
  /** Elements and texts for the placeholders. */
  values: Readonly<Record<string, ReactNode>>;
}

/** A sentence with elements inside, such as "Renoted by {user}". Each language decides their order. */
export function Message({ id, values }: MessageProps) {
  const parts = useI18n().parts<ReactNode>(id, values);
  // The parts of a sentence never change their order, so the index identifies them.
  return parts.map((part, place) => <Fragment key={place}>{part}</Fragment>);
}
