import { observer } from 'mobx-react-lite';
import { Notice } from '~/components/ui/Notice';
import type { MessageKey } from '~/i18n/I18n';
import { useI18n } from '~/i18n/useI18n';
import type { AppError } from '~/lib/AppError';
import { useStores } from '~/react/context';
import { UnknownOutcome } from '~/stores/posting/UnknownOutcome';
import { errorText } from '~/stores/ui/errorText';
import type { ComposerState } from './ComposerState';

/** Why the note was not posted, or that nobody knows whether it was; nothing while there is no reason. */
export const ComposerFailure = observer(function ComposerFailure({ state: { failure } }: { state: ComposerState }) {
  const i18n = useI18n();
  const { clock } = useStores();
  if (!failure) return null;
  const { title, text } = errorText(failure, i18n, clock.now());
  const told = title === undefined ? text : i18n.t('ui.titled', { title, text });
  const why = failure instanceof UnknownOutcome ? i18n.t('composer.unknownText') : told;
  return <Notice kind="problem">{i18n.t('ui.titled', { title: i18n.t(failureTitle(failure)), text: why })}</Notice>;
});

/** The text that says what a failure means for the note. */
export const failureTitle = (failure: AppError): MessageKey => (failure instanceof UnknownOutcome ? 'composer.unknown' : 'composer.failed');
