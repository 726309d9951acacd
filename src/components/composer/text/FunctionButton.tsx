import type { MouseEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { insertText } from '~/lib/insertText';
import { openFunction } from '~/mfm/functions/catalog';
import { useStores } from '~/react/context';
import { noteField } from './noteField';

/** Asks for an effect and puts it around the selected text, or at the text cursor. People turn the button on in the settings. */
export const FunctionButton = observer(function FunctionButton() {
  const { t } = useI18n();
  const { overlays, settings } = useStores();
  if (!settings.get('enableQuickAddMfmFunction')) return null;
  const handleClick = async ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    const field = noteField(button);
    const name = await overlays.open('functionPicker', {}, { anchor: button });
    if (name === undefined || !field?.isConnected) return;
    const { value, selectionStart, selectionEnd } = field;
    const [before, inside] = [openFunction(name), value.slice(selectionStart, selectionEnd)];
    const select = [before.length, before.length + inside.length] as const;
    insertText(field, `${before}${inside}]`, { start: selectionStart, end: selectionEnd, select });
  };
  return (
    <IconButton icon="palette" label={t('composer.typing.function')} aria-haspopup="dialog" onClick={(event) => void handleClick(event)} />
  );
});
