import { ExternalLink } from '~/components/ui/ExternalLink';
import { useI18n } from '~/i18n/useI18n';
import styles from './ServerDocuments.module.css';

/** Documents that servers publish about themselves. */
const DOCUMENTS = ['.well-known/host-meta', '.well-known/nodeinfo', 'manifest.json', 'robots.txt'] as const;

/** Links to the documents that a server publishes for other programs. */
export function ServerDocuments({ origin }: { origin: string }) {
  const { t } = useI18n();
  return (
    <section>
      <h3 className={styles.title}>{t('server.documents')}</h3>
      <ul className={styles.links}>
        {DOCUMENTS.map((path) => (
          <li key={path}>
            <ExternalLink href={`${origin}/${path}`}>/{path}</ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
