import { Fragment } from 'react';
import { observer } from 'mobx-react-lite';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/defineWindow';
import { keyText } from '~/services/keys';
import { useStores } from '~/react/context';
import type manifest from './manifest';
import { CommandKeys } from './CommandKeys';
import { keySections, type KeySection } from './keySections';
import styles from './KeyHelpWindow.module.css';
import type { KeyCommand } from './params';

/** All keys, by where they work. Most of them can be changed here. */
export default observer(function KeyHelpWindow({ params }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  const { settings } = useStores();
  const changes = settings.get('keyBindings');
  const isChanged = Object.keys(changes).length > 0;
  return (
    <>
      {keySections(params, changes).map((section) => (
        <Section key={section.title} section={section} commands={params.commands} />
      ))}
      {isChanged && (
        <Button icon="arrowBack" className={styles.reset} onClick={() => settings.reset('keyBindings')}>
          {t('keyHelpWindow.reset')}
        </Button>
      )}
    </>
  );
});

function Section({ section: { title, rows }, commands }: { section: KeySection; commands: readonly KeyCommand[] }) {
  const { t } = useI18n();
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t(title)}</h2>
      <dl className={styles.keys}>
        {rows.map((row) => (
          <Fragment key={row.text}>
            <dt className={'isNext' in row && row.isNext ? styles.next : undefined}>{t(row.text)}</dt>
            <dd className={styles.key}>
              {'command' in row ? (
                <CommandKeys command={row.command} name={t(row.text)} commands={commands} />
              ) : (
                row.keys.map((key) => (
                  <kbd key={key} className={styles.cap}>
                    {keyText(key)}
                  </kbd>
                ))
              )}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
