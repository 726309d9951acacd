import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { IconButton } from '~/components/ui/IconButton';
import { Measured } from '~/components/widget/Measured';
import { useStatistics } from '~/components/widget/useStatistics';
import { WidgetHead } from '~/components/widget/WidgetHead';
import { useI18n } from '~/i18n/useI18n';
import type { WidgetProps } from '~/registry/defineWidget';
import type { OptionsOf } from '~/registry/options';
import { byteSize } from '~/i18n/byteSize';
import { serverHardware } from '~/stores/resources/server/server';
import { machineOf } from '~/stores/statistics/statisticsOf';
import { Graph } from './Graph';
import type { options as schema } from './options';
import { Pie } from './Pie';
import styles from './ServerMetricWidget.module.css';

/** The views in the order of the button. Their numbers are stored. */
const VIEWS = ['load', 'network', 'cpu', 'memory', 'disk'] as const;

/** The graphs of the network have at least this scale, so that a quiet server looks quiet; bytes per second. */
const LEAST_TRAFFIC = 64 * 1024;

/** How busy the machine of the server is. A server that does not tell says that it has no cores. */
export default function ServerMetricWidget({ options, setOptions }: WidgetProps<OptionsOf<typeof schema>>) {
  const { t } = useI18n();
  const query = useQuery(serverHardware, null);
  const view = VIEWS[options.view] ?? 'load';
  const next = (VIEWS.indexOf(view) + 1) % VIEWS.length;
  const label = t('serverMetricWidget.next', { view: t(`serverMetricWidget.view.${VIEWS[next]!}`) });
  return (
    <>
      <WidgetHead actions={<IconButton icon="chevronRight" label={label} onClick={() => setOptions({ view: next })} />} />
      <Loadable query={query}>
        {({ cpu, mem, fs }) =>
          cpu.cores === 0 ? (
            <EmptyState text={t('serverMetricWidget.hidden')} icon="lock" />
          ) : (
            <div className={styles.content}>
              {view === 'load' && <LoadView memory={mem.total} />}
              {view === 'network' && <NetworkView />}
              {view === 'cpu' && <CpuView model={cpu.model} cores={cpu.cores} />}
              {view === 'memory' && <MemoryView total={mem.total} />}
              {view === 'disk' && (
                <Pie name={t('serverMetricWidget.view.disk')} share={shareOf(fs.used, fs.total)}>
                  <Space total={fs.total} used={fs.used} />
                </Pie>
              )}
            </div>
          )
        }
      </Loadable>
    </>
  );
}

function LoadView({ memory }: { memory: number }) {
  const i18n = useI18n();
  const { t } = i18n;
  const percent = (share: number) => i18n.percent(share);
  return (
    <Measured log={useStatistics(machineOf)}>
      {(latest, samples) => (
        <div className={styles.graphs}>
          <Graph
            name={t('serverMetricWidget.cpu')}
            value={percent(latest.cpu)}
            values={samples.map(({ cpu }) => cpu)}
            max={1}
            write={percent}
          />
          <Graph
            name={t('serverMetricWidget.mem')}
            value={percent(shareOf(latest.mem.active, memory))}
            values={samples.map(({ mem }) => shareOf(mem.active, memory))}
            max={1}
            write={percent}
          />
        </div>
      )}
    </Measured>
  );
}

function NetworkView() {
  const i18n = useI18n();
  const { t } = i18n;
  const write = (bytes: number) => t('serverMetricWidget.perSecond', { size: byteSize(i18n, bytes) });
  return (
    <Measured log={useStatistics(machineOf)}>
      {(latest, samples) => (
        <div className={styles.graphs}>
          {(['rx', 'tx'] as const).map((way) => {
            const values = samples.map(({ net }) => net[way]);
            const max = Math.max(LEAST_TRAFFIC, ...values);
            return (
              <Graph
                key={way}
                name={t(`serverMetricWidget.${way}`)}
                value={write(latest.net[way])}
                values={values}
                max={max}
                write={write}
                isPlain
              />
            );
          })}
        </div>
      )}
    </Measured>
  );
}

function CpuView({ model, cores }: { model: string; cores: number }) {
  const { t } = useI18n();
  return (
    <Measured log={useStatistics(machineOf)}>
      {({ cpu }) => (
        <Pie name={t('serverMetricWidget.view.cpu')} share={cpu}>
          <p>{t('serverMetricWidget.cores', { n: cores })}</p>
          <p>{model}</p>
        </Pie>
      )}
    </Measured>
  );
}

function MemoryView({ total }: { total: number }) {
  const { t } = useI18n();
  return (
    <Measured log={useStatistics(machineOf)}>
      {({ mem: { active } }) => (
        <Pie name={t('serverMetricWidget.view.memory')} share={shareOf(active, total)}>
          <Space total={total} used={active} />
        </Pie>
      )}
    </Measured>
  );
}

function Space({ total, used }: { total: number; used: number }) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <>
      <p>{t('serverMetricWidget.total', { size: byteSize(i18n, total) })}</p>
      <p>{t('serverMetricWidget.used', { size: byteSize(i18n, used) })}</p>
      <p>{t('serverMetricWidget.free', { size: byteSize(i18n, Math.max(0, total - used)) })}</p>
    </>
  );
}

const shareOf = (used: number, total: number): number => (total > 0 ? Math.min(1, used / total) : 0);
