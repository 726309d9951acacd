import type { RootStore } from '~/stores/RootStore';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { chooseAcceptance, acceptanceText } from '../audience/reactionAcceptance';
import type { ComposerState } from '../ComposerState';
import { insertFunction } from '../text/insertFunction';
import { insertMention } from '../text/insertMention';
import { noteField } from '../text/noteField';

interface MoreDeps {
  readonly root: RootStore;
  readonly state: ComposerState;
  readonly button: HTMLButtonElement;
  /** Whether the preview has a button of its own. */
  readonly hasPreviewButton: boolean;
}

/** What is needed less often than the buttons beside it. */
export function moreMenu({ root, state, button, hasPreviewButton }: MoreDeps): readonly MenuItem[] {
  const { settings, i18n } = root;
  const { t } = i18n;
  const field = noteField(button);
  const isPreviewed = settings.get('showPreview');
  return [
    { text: t('composer.thread.add'), icon: 'plus', disabled: state.server.scheduled !== null, action: () => state.thread.add() },
    { text: t('composer.typing.mention'), icon: 'at', action: () => insertMention(root, state, field) },
    ...(settings.get('enableQuickAddMfmFunction')
      ? [{ text: t('composer.typing.function'), icon: 'palette' as const, action: () => insertFunction(root, field, button) }]
      : []),
    {
      type: 'switch',
      text: t('composer.hashtags'),
      icon: 'hash',
      get: () => settings.get('postFormWithHashtags'),
      set: (isOn) => settings.set('postFormWithHashtags', isOn),
    },
    ...(hasPreviewButton
      ? []
      : [
          {
            text: t(isPreviewed ? 'composer.hidePreview' : 'composer.showPreview'),
            icon: isPreviewed ? ('eyeOff' as const) : ('eye' as const),
            action: () => settings.set('showPreview', !isPreviewed),
          },
        ]),
    { type: 'divider' },
    {
      text: t('composer.acceptanceTitle'),
      icon: 'heart',
      help: acceptanceText(root, state),
      action: () => chooseAcceptance(root, state),
    },
  ];
}
