import { observer } from 'mobx-react-lite';
import type { WireMe } from '~/api/wire';
import { Button } from '~/components/ui/Button';
import { IconButton } from '~/components/ui/IconButton';
import { Avatar } from '~/components/user/Avatar';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import styles from './Composer.module.css';
import type { ComposerState } from './ComposerState';
import { useLocalOnlyToggle } from './useLocalOnlyToggle';
import { useReactionAcceptance } from './useReactionAcceptance';
import { useVisibilityMenu, VISIBILITY_ICONS } from './useVisibilityMenu';

/** Moves a composer out of its dialog. */
export type TakeOut = (state: ComposerState, place: 'window' | 'column') => void;

interface ComposerHeaderProps {
  state: ComposerState;
  me: WireMe;
  onClose: (() => void) | undefined;
  onTakeOut: TakeOut | undefined;
}

/** Shows who posts and to whom, with the post button. */
export const ComposerHeader = observer(function ComposerHeader({ state, me, onClose, onTakeOut }: ComposerHeaderProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const visibilityItems = useVisibilityMenu(state, me);
  const toggleLocalOnly = useLocalOnlyToggle(state);
  const acceptance = useReactionAcceptance(state);
  const editing = state.status === 'editing';
  return (
    <div className={styles.header}>
      {onClose && <IconButton icon="x" label={t('composer.close')} onClick={onClose} />}
      <div className={styles.tools}>
        {onTakeOut && (
          <IconButton
            className={styles.takeOut}
            icon="window"
            label={t('composer.takeOut')}
            disabled={!editing}
            aria-haspopup="menu"
            onClick={(event) =>
              void overlays.openMenu(
                event.currentTarget,
                [
                  { text: t('composer.toWindow'), icon: 'window', action: () => onTakeOut(state, 'window') },
                  { text: t('composer.toColumn'), icon: 'columns', action: () => onTakeOut(state, 'column') },
                ],
                { label: t('composer.takeOut') },
              )
            }
          />
        )}
        <Avatar user={me} size={32} link={false} />
        <span className={styles.spring} />
        <IconButton
          icon={VISIBILITY_ICONS[state.visibility]}
          label={t('composer.visibility', { visibility: t(`composer.visibilityName.${state.visibility}`) })}
          disabled={!editing || state.isChannel}
          aria-haspopup="menu"
          onClick={(event) =>
            void overlays.openMenu(event.currentTarget, visibilityItems, { label: t('composer.visibilityMenu'), align: 'end' })
          }
        />
        <IconButton
          icon={state.localOnly ? 'localOnly' : 'federated'}
          label={t('composer.localOnly')}
          pressed={state.localOnly}
          disabled={!editing || !state.canToggleLocalOnly}
          onClick={() => void toggleLocalOnly()}
        />
        <IconButton
          icon={acceptance.icon}
          label={acceptance.label}
          disabled={!editing}
          aria-haspopup="menu"
          onClick={() => void acceptance.choose()}
        />
      </div>
      <Button
        className={styles.submit}
        type="submit"
        variant="gradient"
        icon={submitIcon(state)}
        busy={state.status === 'posting'}
        disabled={!state.canPost}
      >
        {t('composer.post')}
      </Button>
    </div>
  );
});

function submitIcon({ params, renoteId }: ComposerState): 'reply' | 'quote' | 'send' {
  if (params.replyId) return 'reply';
  return renoteId ? 'quote' : 'send';
}
