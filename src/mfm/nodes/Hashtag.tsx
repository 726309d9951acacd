import { Link } from '~/router/Link';
import { useMfmContext } from '../MfmContext';
import styles from './nodes.module.css';
import type { NodeProps } from './props';

export function Hashtag({ node }: NodeProps<'hashtag'>) {
  const { isNote } = useMfmContext();
  const tag = node.props.hashtag;
  // A text that was cut off can end with a lone surrogate, which cannot be encoded in an address.
  const whole = tag.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
  return (
    <Link to={`/${isNote ? 'tags' : 'user-tags'}/${encodeURIComponent(whole)}`} className={styles.hashtag}>
      #{tag}
    </Link>
  );
}
