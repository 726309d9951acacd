import { Icon } from '~/components/ui/Icon';
import { Acct } from '~/components/user/Acct';
import { Avatar } from '~/components/user/Avatar';
import { UserName } from '~/components/user/UserName';
import { ReactionEmoji } from '~/emoji/ReactionEmoji';
import { useI18n } from '~/i18n/useI18n';
import styles from './Autocomplete.module.css';
import type { Suggestion } from './suggestions';

interface SuggestionViewProps {
  suggestion: Suggestion;
}

/** One suggestion in the list. */
export function SuggestionView({ suggestion }: SuggestionViewProps) {
  const { t } = useI18n();
  switch (suggestion.kind) {
    case 'user':
      return (
        <>
          <Avatar user={suggestion.user} size={24} link={false} />
          <span className={styles.name}>
            <UserName user={suggestion.user} />
          </span>{' '}
          <span className={styles.aside}>
            <Acct user={suggestion.user} />
          </span>
        </>
      );
    case 'otherUser':
      return (
        <>
          <Icon name="search" />
          <span className={styles.name}>{t('composer.typing.otherUser')}</span>
        </>
      );
    case 'hashtag':
      return (
        <>
          <Icon name="hash" />
          <bdi className={styles.name}>{suggestion.tag}</bdi>
        </>
      );
    case 'emoji':
      return (
        <>
          <span className={styles.emoji} aria-hidden>
            <ReactionEmoji reaction={suggestion.emoji} />
          </span>
          <bdi className={styles.name}>:{suggestion.name}:</bdi>
        </>
      );
    case 'function':
      return (
        <>
          <Icon name="palette" />
          <bdi className={styles.name}>{suggestion.name}</bdi>
        </>
      );
    case 'argument':
      return <bdi className={styles.name}>{suggestion.argument}</bdi>;
  }
}
