import { observer } from 'mobx-react-lite';
import { LayoutPicture } from '~/components/decks/LayoutPicture';
import { pictureOf } from '~/components/decks/pictureOf';
import { useSubmit } from '~/components/form/useSubmit';
import { Button } from '~/components/ui/Button';
import { LinkButton } from '~/components/ui/LinkButton';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { usePane } from '~/router/PaneContext';
import { planOf } from '~/services/workspace/deckPlan';
import { rootOf } from '~/services/workspace/deck';
import { leavesOf } from '~/services/workspace/deckTree';
import { settle } from '~/stores/settle';
import { takeMove, type DeviceMove } from '~/stores/settings/deviceMove';
import styles from './MoveDevicePage.module.css';

/** Shows what the other device has, and asks. Nothing changes before the answer. */
export const MoveOffer = observer(function MoveOffer({ move }: { move: DeviceMove }) {
  const { t } = useI18n();
  const root = useStores();
  const { navigate } = usePane();
  const { overlays } = root;
  const taking = useSubmit(() => settle(takeMove(root, move)), {
    async onDone({ refused }) {
      navigate('/', { replace: true });
      const text = [t('moveDevicePage.taken'), ...(refused.length > 0 ? [t('moveDevicePage.refused', { n: refused.length })] : [])].join(
        '\n',
      );
      if (await overlays.confirm({ kind: 'success', text: `${text}\n${t('moveDevicePage.reload')}`, okLabel: t('shell.reload') }))
        location.reload();
    },
  });
  const columns = leavesOf(rootOf(move.file.workspace.deck)).length;
  return (
    <div className={styles.offer}>
      <LayoutPicture columns={pictureOf(planOf(move.file))} />
      <div className={styles.words}>
        <h2 className={styles.heading}>{t('moveDevicePage.question')}</h2>
        <p>{t('moveDevicePage.contents', { settings: Object.keys(move.settings).length, columns })}</p>
        <p className={styles.explain}>{t('moveDevicePage.explain')}</p>
        <div className={styles.actions}>
          <Button variant="primary" icon="check" busy={taking.isBusy} onClick={() => void taking.run()}>
            {t('moveDevicePage.take')}
          </Button>
          <LinkButton to="/">{t('moveDevicePage.keep')}</LinkButton>
        </div>
      </div>
    </div>
  );
});
