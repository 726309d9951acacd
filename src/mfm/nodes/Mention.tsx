import { observer } from 'mobx-react-lite';
import { Link } from '~/router/Link';
import { useAccount, useServer, useStores } from '~/react/context';
import { useAvatarSource } from '~/react/useAvatarSource';
import { mentionText } from '~/lib/mentionText';
import { hostText } from '../hostText';
import { useMfmContext } from '../MfmContext';
import styles from './nodes.module.css';
import type { NodeProps } from './props';

/** A mention as a chip that links to the user. Without a host it names a user of the author's server. */
export const Mention = observer(function Mention({ node }: NodeProps<'mention'>) {
  const { host: writerHost } = useMfmContext();
  const { me } = useAccount();
  const { settings } = useStores();
  const server = useServer();
  const { username } = node.props;
  const host = (node.props.host ?? writerHost ?? server.host).toLowerCase();
  const isLocal = server.isOwnHost(host);
  const picture = useAvatarSource({ username, host: isLocal ? null : host });
  const acct = mentionText({ username, host: isLocal ? null : host });
  const isMe = isLocal && me !== null && me.username.toLowerCase() === username.toLowerCase();
  const showHost = !isLocal || settings.get('showFullAcct');
  return (
    <Link to={`/${acct}`} className={styles.mention} data-me={isMe || undefined} data-hover-user={acct}>
      <img className={styles.mentionAvatar} src={picture} alt="" loading="lazy" decoding="async" />
      <span dir="ltr">
        @{username}
        {showHost && <span className={styles.mentionHost}>@{hostText(isLocal ? server.host : host)}</span>}
      </span>
    </Link>
  );
});
