import { observer } from 'mobx-react-lite';
import { ErrorDetails } from '~/components/async/ErrorDetails';
import { useErrorText } from '~/components/async/useErrorText';
import { Notice } from '~/components/ui/Notice';
import type { MessageKey } from '~/i18n/I18n';
import { useI18n } from '~/i18n/useI18n';
import type { AppError } from '~/lib/AppError';
import { UnknownOutcome } from '~/stores/posting/UnknownOutcome';
import type { ComposerState } from '../ComposerState';

/** The reason why the note was not posted, or the message that this is unknown; nothing without a failure. */
export const ComposerFailure = observer(function ComposerFailure({ state: { posting } }: { state: ComposerState }) {
  const { failure, isServerFailure } = posting;
  return failure && <Reason failure={failure} isOfServer={isServerFailure} />;
});

function Reason({ failure, isOfServer }: { failure: AppError; isOfServer: boolean }) {
  const { t } = useI18n();
  const { title: reason, text, details } = useErrorText(failure);
  const told = reason === undefined ? text : t('ui.titled', { title: reason, text });
  const isUnknown = failure instanceof UnknownOutcome;
  const why = isUnknown ? t(isOfServer ? 'composer.scheduled.unknownText' : 'composer.unknownText') : told;
  const title = isOfServer ? (isUnknown ? 'composer.scheduled.unknown' : 'composer.scheduled.failed') : failureTitle(failure);
  return (
    <div>
      <Notice kind="problem">{t('ui.titled', { title: t(title), text: why })}</Notice>
      <ErrorDetails details={details} />
    </div>
  );
}

/** The text about the consequence of a failure for the note. */
export const failureTitle = (failure: AppError): MessageKey => (failure instanceof UnknownOutcome ? 'composer.unknown' : 'composer.failed');
