import { Link } from '~/router/Link';
import { useMfmSurroundings } from '../MfmContext';
import styles from './nodes.module.css';
import type { NodeProps } from './props';

export function Hashtag({ node }: NodeProps<'hashtag'>) {
  const { isNote } = useMfmSurroundings();
  const tag = node.props.hashtag;
  // Half a character, as a text that was cut off can end with, cannot be part of an address.
  const whole = tag.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
  return (
    <Link to={`/${isNote ? 'tags' : 'user-tags'}/${encodeURIComponent(whole)}`} className={styles.hashtag}>
      #{tag}
    </Link>
  );
}
