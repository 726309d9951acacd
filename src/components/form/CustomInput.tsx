import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { FieldGroup } from './FieldGroup';
import type { FieldInputProps } from './FieldInput';

/** Opens the window that edits a value with its own structure. Changes apply at once. */
export function CustomInput({ field: { editor }, label, help }: FieldInputProps<'custom'>) {
  const { t } = useI18n();
  const { overlays } = useStores();
  if (editor === undefined) return null;
  return (
    <FieldGroup label={label} help={help}>
      <Button icon="pencil" onClick={() => void overlays.open(editor, {})}>
        {t('form.edit')}
      </Button>
    </FieldGroup>
  );
}
