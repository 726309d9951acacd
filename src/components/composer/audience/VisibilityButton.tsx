import { observer } from 'mobx-react-lite';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import type { ComposerState } from '../ComposerState';
import { useVisibilityMenu, VISIBILITY_ICONS } from './useVisibilityMenu';
import styles from './VisibilityButton.module.css';

/** Says in words who can see the note, and opens the menu that changes it. */
export const VisibilityButton = observer(function VisibilityButton({ state, disabled }: { state: ComposerState; disabled: boolean }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const items = useVisibilityMenu(state);
  const { visibility, localOnly } = state.audience;
  const name = t(`composer.visibilityName.${visibility}`);
  const reach = localOnly ? t('composer.localOnlyShort') : t(`composer.reach.${visibility}`);
  const label = localOnly ? t('composer.visibilityHere', { visibility: name }) : t('composer.visibility', { visibility: name });
  return (
    <button
      type="button"
      className={styles.visibility}
      aria-label={label}
      aria-haspopup="menu"
      disabled={disabled}
      onClick={({ currentTarget }) => void overlays.openMenu(currentTarget, items, { label: t('composer.visibilityMenu') })}
    >
      <Icon name={VISIBILITY_ICONS[visibility]} className={styles.icon} />
      <span className={styles.words}>
        <b className={styles.name}>{name}</b>{' '}
        <span className={styles.reach} data-local={localOnly || undefined}>
          {reach}
        </span>
      </span>
      <Icon name="chevronDown" className={styles.arrow} />
    </button>
  );
});
