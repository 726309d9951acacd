import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useCollection } from '~/components/async/useCollection';
import { Switch } from '~/components/ui/Switch';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { usePausedText } from '~/react/usePausedText';
import { ownEmojis } from '~/stores/resources/server/managedEmojis';
import { ArchiveButtons } from './ArchiveButtons';
import { BulkButtons } from './BulkButtons';
import { EmojiTiles } from './EmojiTiles';

/** The emoji of this server. A press opens one, or chooses it while several are chosen. */
export const OwnEmojiList = observer(function OwnEmojiList() {
  const { t } = useI18n();
  const { overlays } = useStores();
  const [text, setText] = useState('');
  const [isChoosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const list = useCollection(ownEmojis, usePausedText(text));
  const ids = list.items.map(({ id }) => id).filter((id) => chosen.has(id));
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <>
      <TextField label={t('emojiManager.search')} type="search" autoCapitalize="off" value={text} onChange={setText} />
      <Switch
        label={t('emojiManager.choose')}
        checked={isChoosing}
        onChange={(isOn) => {
          setChoosing(isOn);
          setChosen(new Set());
        }}
      />
      <ArchiveButtons />
      {isChoosing && (
        <BulkButtons
          ids={ids}
          isAllChosen={ids.length > 0 && ids.length === list.items.length}
          onAll={(isOn) => setChosen(new Set(isOn ? list.items.map(({ id }) => id) : []))}
        />
      )}
      <EmojiTiles
        list={list}
        label={t('emojiManager.local')}
        {...(isChoosing && { chosen })}
        onPress={(emoji) => (isChoosing ? toggle(emoji.id) : void overlays.open('emojiForm', { emoji }))}
      />
    </>
  );
});
