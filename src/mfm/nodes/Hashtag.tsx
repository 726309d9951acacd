import { Link } from '~/router/Link';
import { useMfmSurroundings } from '../MfmContext';
import styles from './nodes.module.css';
import type { NodeProps } from './props';

export function Hashtag({ node }: NodeProps<'hashtag'>) {
  const { isNote } = useMfmSurroundings();
  const tag = node.props.hashtag;
  return (
    <Link to={`/${isNote ? 'tags' : 'user-tags'}/${encodeURIComponent(tag)}`} className={styles.hashtag}>
      #{tag}
    </Link>
  );
}
