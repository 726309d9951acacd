import type { MouseEvent } from 'react';
import { IconButton } from '~/components/ui/IconButton';
import { mentionText } from '~/lib/mentionText';
import { useI18n } from '~/i18n/useI18n';
import { insertText } from '~/lib/insertText';
import { peek } from '~/lib/peek';
import { useStores } from '~/react/context';
import type { ComposerState } from '../ComposerState';
import { noteField } from './noteField';

/** Asks for a user and mentions them at the text cursor. A note that stays on this server mentions only people there. */
export function MentionButton({ state }: { state: ComposerState }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const handleClick = async ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    const field = noteField(button);
    const user = await overlays.open('userChooser', { includeSelf: true, localOnly: peek(() => state.audience.localOnly) });
    if (user && field?.isConnected) insertText(field, `${mentionText(user)} `);
  };
  return <IconButton icon="at" label={t('composer.typing.mention')} aria-haspopup="dialog" onClick={(event) => void handleClick(event)} />;
}
