import { useI18n } from '~/i18n/useI18n';
import { useMfmSurroundings } from '../MfmContext';
import styles from './nodes.module.css';
import type { NodeProps } from './props';

export function BlockCode({ node }: NodeProps<'blockCode'>) {
  const { t } = useI18n();
  const { nowrap } = useMfmSurroundings();
  const { code, lang } = node.props;
  if (nowrap) return <code className={styles.inlineCode}>{code}</code>;
  const label = lang === null ? t('mfm.code') : t('mfm.codeIn', { lang });
  return (
    <section aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <pre className={styles.blockCode} dir="ltr" tabIndex={0}>
        <code data-lang={lang ?? undefined}>{code}</code>
      </pre>
    </section>
  );
}
