import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { MemoText } from './MemoText';
import styles from './MemoWidget.module.css';

/** A private text, the same in every memo widget and on every device of the account. */
export default observer(function MemoWidget() {
  const { t } = useI18n();
  const { settings, clock, connectivity } = useStores();
  const [memo] = useState(() => new MemoText(settings, clock));
  useEffect(() => {
    const following = memo.follow();
    return () => following.dispose();
  }, [memo]);
  // A hidden page may be closed before the last words are saved.
  useEffect(
    () =>
      reaction(
        () => connectivity.isVisible,
        () => memo.save(),
      ),
    [memo, connectivity],
  );
  return (
    <div className={styles.memo}>
      <textarea
        className={styles.text}
        aria-label={t('memoWidget.title')}
        placeholder={t('memoWidget.memoPlaceholder')}
        value={memo.text}
        onChange={(event) => memo.write(event.target.value)}
      />
      <div className={styles.actions}>
        <Button disabled={!memo.isChanged} onClick={() => memo.save()}>
          {t('core.save')}
        </Button>
      </div>
    </div>
  );
});
