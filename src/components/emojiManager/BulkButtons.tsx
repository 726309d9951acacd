import { useSubmit } from '~/components/form/useSubmit';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { useI18n } from '~/i18n/useI18n';
import type { Result } from '~/lib/Result';
import { useAccount, useStores } from '~/react/context';
import { changeEmojiTags, deleteEmojis, setEmojiCategory, setEmojiLicense } from '~/stores/resources/server/managedEmojis';

interface BulkButtonsProps {
  /** The chosen emoji. */
  ids: readonly string[];
  isAllChosen: boolean;
  onAll: (isOn: boolean) => void;
}

const ACTIONS = ['category', 'setTags', 'addTags', 'removeTags', 'license'] as const;

/** What can be done with several emoji at once. */
export function BulkButtons({ ids, isAllChosen, onAll }: BulkButtonsProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const working = useSubmit((work: () => Promise<Result>) => work(), { onDone: () => overlays.success() });
  const change = async (action: (typeof ACTIONS)[number]) => {
    const text = await overlays.prompt({ title: t(`emojiManager.${action}`) });
    if (text === undefined) return;
    const tags = text.split(/\s+/).filter(Boolean);
    const work = {
      category: () => setEmojiCategory(account, ids, text.trim() || null),
      license: () => setEmojiLicense(account, ids, text.trim() || null),
      setTags: () => changeEmojiTags(account, 'set', ids, tags),
      addTags: () => changeEmojiTags(account, 'add', ids, tags),
      removeTags: () => changeEmojiTags(account, 'remove', ids, tags),
    };
    await working.run(work[action]);
  };
  const remove = async () => {
    const text = t('emojiManager.deleteQuestion', { n: ids.length });
    if (await overlays.confirm({ kind: 'warning', danger: true, text })) await working.run(() => deleteEmojis(account, ids));
  };
  return (
    <ButtonRow role="group" aria-label={t('emojiManager.chosen', { n: ids.length })}>
      <Button icon="selectAll" onClick={() => onAll(!isAllChosen)}>
        {t(isAllChosen ? 'emojiManager.chooseNone' : 'emojiManager.chooseAll')}
      </Button>
      {ACTIONS.map((action) => (
        <Button key={action} disabled={ids.length === 0} busy={working.isBusy} onClick={() => void change(action)}>
          {t(`emojiManager.${action}`)}
        </Button>
      ))}
      <Button variant="danger" icon="trash" disabled={ids.length === 0} busy={working.isBusy} onClick={() => void remove()}>
        {t('emojiManager.delete')}
      </Button>
    </ButtonRow>
  );
}
