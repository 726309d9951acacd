import { observer } from 'mobx-react-lite';
import type { WireEmojiDetailed } from '~/api/wire';
import { ExternalLink } from '~/components/ui/ExternalLink';
import { IconButton } from '~/components/ui/IconButton';
import { CustomEmoji } from '~/emoji/CustomEmoji';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { useAccount } from '~/react/context';
import styles from './EmojiDetailWindow.module.css';

/** The picture of an emoji and its properties. */
export const EmojiFacts = observer(function EmojiFacts({ emoji }: { emoji: WireEmojiDetailed }) {
  const { t } = useI18n();
  const roles = useRoles(emoji);
  const code = `:${emoji.name}:`;
  const { overlays } = useStores();
  const answer = (isSo: boolean | undefined) => t(isSo ? 'emojiDetailWindow.yes' : 'emojiDetailWindow.no');
  const facts: readonly (readonly [string, string])[] = [
    [t('emojiDetailWindow.category'), categoryOf(emoji) || t('emojiDetailWindow.none')],
    [t('emojiDetailWindow.aliases'), emoji.aliases.filter(Boolean).join(' ') || t('emojiDetailWindow.none')],
    [t('emojiDetailWindow.sensitive'), answer(emoji.isSensitive)],
    [t('emojiDetailWindow.localOnly'), answer(emoji.localOnly)],
    [t('emojiDetailWindow.roles'), t(`emojiDetailWindow.${roles}`)],
    [t('emojiDetailWindow.license'), emoji.license || t('emojiDetailWindow.none')],
  ];
  return (
    <>
      <div className={styles.picture}>
        <CustomEmoji name={emoji.name} url={emoji.url} size="large" />
      </div>
      <p className={styles.name}>
        {code}
        <IconButton icon="copy" label={t('emojiDetailWindow.copy', { name: code })} onClick={() => void overlays.copy(code)} />
      </p>
      <dl className={styles.facts}>
        {facts.map(([title, value]) => (
          <div key={title} className={styles.fact}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.fact}>
          <dt>{t('emojiDetailWindow.file')}</dt>
          <dd>
            <ExternalLink href={emoji.url}>{t('emojiDetailWindow.openFile')}</ExternalLink>
          </dd>
        </div>
      </dl>
    </>
  );
});

/** Some servers send the text "null" for an emoji without a category. */
const categoryOf = ({ category }: WireEmojiDetailed) => (category === 'null' ? null : category);

/** Who may use the emoji as a reaction, from the viewer's point of view. Call it inside an observer. */
function useRoles({ roleIdsThatCanBeUsedThisEmojiAsReaction: ids = [] }: WireEmojiDetailed): 'everyone' | 'rolesMine' | 'rolesOthers' {
  const mine = useAccount().me?.roles ?? [];
  if (ids.length === 0) return 'everyone';
  return mine.some(({ id }) => ids.includes(id)) ? 'rolesMine' : 'rolesOthers';
}
