import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useCollection } from '~/components/async/useCollection';
import { useQuery } from '~/components/async/useQuery';
import { useSubmit } from '~/components/form/useSubmit';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { usePausedText } from '~/react/usePausedText';
import { offeredEndpoints } from '~/stores/resources/server/endpoints';
import { importEmoji, otherEmojis } from '~/stores/resources/server/managedEmojis';
import styles from './EmojiManager.module.css';
import { EmojiTiles } from './EmojiTiles';

/** The emoji of other servers, which can be copied where the server offers that. */
export const OtherEmojiList = observer(function OtherEmojiList() {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const [text, setText] = useState('');
  const [host, setHost] = useState('');
  const list = useCollection(otherEmojis, { query: usePausedText(text), host: usePausedText(host) });
  const mayCopy = useQuery(offeredEndpoints, null).value?.includes('admin/emoji/copy') ?? false;
  const importing = useSubmit((id: string) => importEmoji(account, id), { onDone: () => overlays.success() });
  return (
    <>
      <div className={styles.filters}>
        <TextField label={t('emojiManager.search')} type="search" autoCapitalize="off" value={text} onChange={setText} />
        <TextField label={t('emojiManager.host')} type="search" autoCapitalize="off" value={host} onChange={setHost} />
      </div>
      <EmojiTiles
        list={list}
        label={t('emojiManager.remote')}
        onPress={async (emoji) => {
          if (!mayCopy) return void overlays.alert({ text: t('emojiManager.cannotImport') });
          const text = t('emojiManager.importQuestion', { name: emoji.name });
          if (await overlays.confirm({ text })) await importing.run(emoji.id);
        }}
      />
    </>
  );
});
