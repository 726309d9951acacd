import { observer } from 'mobx-react-lite';
import { Notice } from '~/components/ui/Notice';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { errorText } from '~/stores/ui/errorText';
import type { ComposerState } from './ComposerState';

/** Why the note was not posted; nothing while there is no reason. */
export const ComposerFailure = observer(function ComposerFailure({ state: { failure } }: { state: ComposerState }) {
  const i18n = useI18n();
  const { clock } = useStores();
  if (!failure) return null;
  const { title, text } = errorText(failure, i18n, clock.now());
  const told = title === undefined ? text : i18n.t('ui.titled', { title, text });
  return <Notice kind="problem">{i18n.t('ui.titled', { title: i18n.t('composer.failed'), text: told })}</Notice>;
});
