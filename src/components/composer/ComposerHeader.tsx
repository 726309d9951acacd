import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { IconButton } from '~/components/ui/IconButton';
import { MenuButton } from '~/components/ui/MenuButton';
import { useScrollEdges } from '~/components/ui/useScrollEdges';
import { useI18n } from '~/i18n/useI18n';
import { AuthorButton } from './author/AuthorButton';
import { ComposerChannel } from './channel/ComposerChannel';
import styles from './Composer.module.css';
import type { ComposerState } from './ComposerState';
import { showFocused } from './showFocused';
import { SubmitButton } from './submit/SubmitButton';
import { useLocalOnlyToggle } from './audience/useLocalOnlyToggle';
import { useReactionAcceptance } from './audience/useReactionAcceptance';
import { useVisibilityMenu, VISIBILITY_ICONS } from './audience/useVisibilityMenu';

/** Moves a composer out of its dialog. */
export type TakeOut = (state: ComposerState, place: 'window' | 'column') => void;

interface ComposerHeaderProps {
  state: ComposerState;
  onClose: (() => void) | undefined;
  onTakeOut: TakeOut | undefined;
}

/** Shows who posts and to whom, with the post button. */
export const ComposerHeader = observer(function ComposerHeader({ state, onClose, onTakeOut }: ComposerHeaderProps) {
  const { t } = useI18n();
  const visibilityItems = useVisibilityMenu(state);
  const toggleLocalOnly = useLocalOnlyToggle(state);
  const acceptance = useReactionAcceptance(state);
  const { channelId } = state.params;
  const tools = useRef<HTMLDivElement>(null);
  useScrollEdges(tools, onTakeOut);
  const editing = state.posting.status === 'editing';
  return (
    <div className={styles.header}>
      {onClose && <IconButton icon="x" label={t('composer.close')} onClick={onClose} />}
      <div ref={tools} className={styles.tools} onFocus={showFocused}>
        {onTakeOut && (
          <MenuButton
            className={styles.takeOut}
            icon="appWindow"
            label={t('composer.takeOut')}
            disabled={!editing}
            align="start"
            items={() => [
              { text: t('composer.toWindow'), icon: 'appWindow', action: () => onTakeOut(state, 'window') },
              { text: t('composer.toColumn'), icon: 'columns', action: () => onTakeOut(state, 'column') },
            ]}
          />
        )}
        <AuthorButton state={state} disabled={!editing} />
        <span className={styles.spring} />
        {channelId === undefined ? (
          <MenuButton
            icon={VISIBILITY_ICONS[state.audience.visibility]}
            label={t('composer.visibility', { visibility: t(`composer.visibilityName.${state.audience.visibility}`) })}
            disabled={!editing}
            menuLabel={t('composer.visibilityMenu')}
            items={visibilityItems}
          />
        ) : (
          <ComposerChannel state={state} channelId={channelId} />
        )}
        <IconButton
          icon={state.audience.localOnly ? 'rocketOff' : 'rocket'}
          label={t('composer.localOnly')}
          pressed={state.audience.localOnly}
          disabled={!editing || !state.audience.canToggleLocalOnly}
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
      <SubmitButton state={state} />
    </div>
  );
});
