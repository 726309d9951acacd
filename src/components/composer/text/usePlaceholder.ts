import { useState } from 'react';
import { useI18n } from '~/i18n/useI18n';
import type { ComposerState } from '../ComposerState';

const PHRASES = [
  'composer.placeholder.note1',
  'composer.placeholder.note2',
  'composer.placeholder.note3',
  'composer.placeholder.note4',
  'composer.placeholder.note5',
  'composer.placeholder.note6',
] as const;

/** Returns the placeholder of the text box: about the note that is answered or quoted, or one of a few phrases. Call this inside an observer. */
export function usePlaceholder({ renoteId, params }: ComposerState): string {
  const { t } = useI18n();
  const [phrase] = useState(() => PHRASES[Math.floor(Math.random() * PHRASES.length)] ?? PHRASES[0]);
  if (renoteId) return t('composer.placeholder.quote');
  if (params.replyId) return t('composer.placeholder.reply');
  return t(params.channelId === undefined ? phrase : 'composer.placeholder.channel');
}
