import { useMemo, useState } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { IconButton } from '~/components/ui/IconButton';
import type { I18n } from '~/i18n/I18n';
import { useI18n } from '~/i18n/useI18n';
import { chartTimes, type ChartSpan } from '~/services/chartTimes';
import { ChartCanvas } from './ChartCanvas';
import { DASHES, type ChartForm, type ChartLine } from './chartLines';
import { ChartTable } from './ChartTable';
import styles from './DrawnChart.module.css';
import type { TimeChartProps } from './TimeChart';
import { wholeRange, zoomed } from './visibleRange';

const ZOOM_STEP = 1.5;

/** See {@link TimeChart}. */
export function DrawnChart({ label, lines, form = 'lines', span, newestMs, isMovable = false, format }: TimeChartProps) {
  const i18n = useI18n();
  const { t, lang } = i18n;
  const count = Math.max(0, ...lines.map(({ values }) => values.length));
  const times = useMemo(() => chartTimes(span, count, newestMs).toReversed(), [span, count, newestMs]);
  const labels = useMemo(() => pointLabels(span, lang, i18n), [span, lang, i18n]);
  const [isTable, setIsTable] = useState(false);
  const [point, setPoint] = useState<number | null>(null);
  const [chosen, setChosen] = useState({ count, range: wholeRange(count) });
  const range = chosen.count === count ? chosen.range : wholeRange(count);
  const setRange = (next: typeof range) => setChosen({ count, range: next });
  if (count === 0) return <EmptyState />;

  const shown = Math.min(point ?? count - 1, count - 1);
  const valueOf = ({ values }: ChartLine, index: number) => values[count - 1 - index] ?? 0;
  const write = format ?? ((value: number) => i18n.number(value));
  const summary = lines.map((line) => {
    const peak = line.values.indexOf(Math.max(...line.values));
    const values = { name: line.name, now: write(line.values[0] ?? 0), most: write(line.values[peak] ?? 0) };
    return t('chart.summary', { ...values, when: labels.long(times[count - 1 - peak] ?? newestMs) });
  });
  const readout = (index: number) =>
    t('chart.valuesAt', {
      when: labels.long(times[index]!),
      values: i18n.list(lines.map((line) => t('chart.value', { name: line.name, value: write(valueOf(line, index)) }))),
    });
  return (
    <figure className={styles.chart} aria-label={label}>
      <figcaption className="visuallyHidden">{summary.join(' ')}</figcaption>
      {isTable ? (
        <ChartTable label={label} lines={lines} times={times} span={span} timeLabel={labels.long} format={write} />
      ) : (
        <ChartCanvas
          label={label}
          lines={lines}
          form={form}
          count={count}
          shortLabel={(index) => (times[index] === undefined ? '' : labels.short(times[index]))}
          format={write}
          readout={readout}
          point={point}
          onPoint={setPoint}
          range={range}
          onRange={isMovable ? setRange : undefined}
        />
      )}
      <div className={styles.foot}>
        {!isTable && (
          <div className={styles.legend}>
            <span className={styles.when}>{labels.long(times[shown]!)}</span>
            <ul className={styles.lines}>
              {lines.map((line) => (
                <li key={line.name} className={styles.line}>
                  <LineKey line={line} form={form} />
                  {line.name} <b className={styles.value}>{write(valueOf(line, shown))}</b>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className={styles.buttons}>
          {isMovable && !isTable && (
            <>
              <IconButton icon="minus" label={t('chart.zoomOut')} onClick={() => setRange(zoomed(range, 1 / ZOOM_STEP, count))} />
              <IconButton icon="plus" label={t('chart.zoomIn')} onClick={() => setRange(zoomed(range, ZOOM_STEP, count))} />
            </>
          )}
          <IconButton icon="table" label={t('chart.showAsTable')} pressed={isTable} onClick={() => setIsTable(!isTable)} />
        </div>
      </div>
    </figure>
  );
}

/** How a line looks in the chart. */
function LineKey({ line: { color, style = 'solid' }, form }: { line: ChartLine; form: ChartForm }) {
  if (form === 'bars') return <span className={styles.block} data-color={color} aria-hidden />;
  return (
    <svg className={styles.key} viewBox="0 0 22 4" data-color={color} aria-hidden>
      <line x1="0" y1="2" x2="22" y2="2" strokeDasharray={DASHES[style].join(' ') || undefined} />
    </svg>
  );
}

/** The texts for the times of a chart. */
interface PointLabels {
  /** For a sentence or a table. */
  readonly long: (ms: number) => string;
  /** For an axis, where neighbors help: the hour or the date. */
  readonly short: (ms: number) => string;
}

/** Returns the texts for the times of a chart. */
function pointLabels(span: ChartSpan, code: string, i18n: Pick<I18n, 'date'>): PointLabels {
  const [lang = 'en-US'] = Intl.DateTimeFormat.supportedLocalesOf(code);
  if (span === 'tenSeconds') {
    const seconds = new Intl.DateTimeFormat(lang, { timeStyle: 'medium' });
    return { long: (ms) => seconds.format(ms), short: (ms) => i18n.date(ms, 'time') };
  }
  const days = new Intl.DateTimeFormat(lang, { month: 'short', day: 'numeric' });
  if (span === 'day') return { long: (ms) => i18n.date(ms, 'date'), short: (ms) => days.format(ms) };
  const isMidnight = (ms: number) => new Date(ms).getHours() === 0;
  return { long: (ms) => i18n.date(ms, 'short'), short: (ms) => (isMidnight(ms) ? days.format(ms) : i18n.date(ms, 'time')) };
}
