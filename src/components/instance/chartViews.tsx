import type { ComponentType } from 'react';
import type { ChartSpan } from '~/api/endpoints';
import type { ChartSeries, WireByOrigin, WireCountChart, WireNotesChart } from '~/api/wire';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import type { ChartLine } from '~/components/chart/chartLines';
import { TimeChart } from '~/components/chart/TimeChart';
import type { MessageKey } from '~/i18n/I18n';
import { useI18n } from '~/i18n/useI18n';
import { byteSize } from '~/i18n/byteSize';
import { charts, type LoadedChart } from '~/stores/resources/server/charts';
import type { QueryDefinition } from '~/stores/resources/definitions';

interface ChartViewProps<P> {
  params: P;
  /** The accessible name of the chart. */
  label: string;
}

/** Draws one chart of a server. */
export type ChartView<P> = ComponentType<ChartViewProps<P>>;

/** A line without its name in the language of the viewer. */
type Line = Omit<ChartLine, 'name'> & { readonly name: MessageKey };

const STYLES = [
  { color: 'linkText' },
  { color: 'hashtagText', style: 'dashed' },
  { color: 'errorText', style: 'dotted' },
  { color: 'renoteText', style: 'dashDotted' },
  { color: 'mutedText', style: 'dashed' },
  { color: 'accentText', style: 'dotted' },
] as const satisfies readonly Pick<ChartLine, 'color' | 'style'>[];

/** Lines that are told apart by their order. */
const drawn = (...lines: readonly (readonly [name: MessageKey, values: ChartSeries])[]): readonly Line[] =>
  lines.map(([name, values], index) => ({ ...STYLES[index % STYLES.length]!, name, values }));

const KILOBYTE = 1024;

function chartView<P extends ChartSpan, C>(
  definition: QueryDefinition<P, LoadedChart<C>, LoadedChart<C>>,
  linesOf: (chart: C) => readonly Line[],
  { isInKilobytes = false } = {},
): ChartView<P> {
  return function ChartOf({ params, label }: ChartViewProps<P>) {
    const i18n = useI18n();
    const { t } = i18n;
    return (
      <Loadable query={useQuery(definition, params)}>
        {({ chart, newestMs }) => (
          <TimeChart
            label={label}
            span={params.span}
            newestMs={newestMs}
            isMovable
            lines={linesOf(chart).map((line) => ({ ...line, name: t(line.name) }))}
            {...(isInKilobytes && { format: (value: number) => byteSize(i18n, value * KILOBYTE) })}
          />
        )}
      </Loadable>
    );
  };
}

const addedAndRemoved = (inc: ChartSeries, dec: ChartSeries) => drawn(['server.line.added', inc], ['server.line.removed', dec]);
const kindsOf = ({ diffs }: WireNotesChart) =>
  drawn(
    ['server.line.notes', diffs.normal],
    ['server.line.replies', diffs.reply],
    ['server.line.renotes', diffs.renote],
    ['server.line.withFile', diffs.withFile],
  );
const sum = (one: ChartSeries, other: ChartSeries): ChartSeries => one.map((value, index) => value + (other[index] ?? 0));
const byOrigin = ({ local, remote }: WireByOrigin<WireCountChart>, key: keyof WireCountChart) =>
  drawn(['server.line.local', local[key]], ['server.line.remote', remote[key]]);
const bothOrigins = ({ local, remote }: WireByOrigin<WireNotesChart>): WireNotesChart => ({
  ...local,
  diffs: {
    normal: sum(local.diffs.normal, remote.diffs.normal),
    reply: sum(local.diffs.reply, remote.diffs.reply),
    renote: sum(local.diffs.renote, remote.diffs.renote),
    withFile: sum(local.diffs.withFile, remote.diffs.withFile),
  },
});

/** The charts of this server. */
export const OWN_CHARTS = {
  activeUsers: chartView(charts.activeUsers, ({ readWrite, read, write }) =>
    drawn(['server.line.read', read], ['server.line.write', write], ['server.line.readWrite', readWrite]),
  ),
  users: chartView(charts.users, (chart) => byOrigin(chart, 'inc')),
  usersTotal: chartView(charts.users, (chart) => byOrigin(chart, 'total')),
  notes: chartView(charts.notes, (chart) => kindsOf(bothOrigins(chart))),
  localNotes: chartView(charts.notes, ({ local }) => kindsOf(local)),
  remoteNotes: chartView(charts.notes, ({ remote }) => kindsOf(remote)),
  notesTotal: chartView(charts.notes, (chart) => byOrigin(chart, 'total')),
  servers: chartView(charts.federation, ({ sub, pub, pubsub, stalled }) =>
    drawn(
      ['server.line.subscribing', sub],
      ['server.line.publishing', pub],
      ['server.line.both', pubsub],
      ['server.line.stalled', stalled],
    ),
  ),
  requests: chartView(charts.apRequests, ({ inboxReceived, deliverSucceeded, deliverFailed }) =>
    drawn(['server.line.received', inboxReceived], ['server.line.sent', deliverSucceeded], ['server.line.failed', deliverFailed]),
  ),
  fileSizes: chartView(
    charts.drive,
    ({ local, remote }) => addedAndRemoved(sum(local.incSize, remote.incSize), sum(local.decSize, remote.decSize)),
    { isInKilobytes: true },
  ),
  files: chartView(charts.drive, ({ local, remote }) =>
    addedAndRemoved(sum(local.incCount, remote.incCount), sum(local.decCount, remote.decCount)),
  ),
} as const satisfies Readonly<Record<string, ChartView<ChartSpan>>>;

/** The charts of an account. */
export const ACCOUNT_CHARTS = {
  notes: chartView(charts.userNotes, (chart) => kindsOf(chart)),
  views: chartView(charts.userViews, ({ upv, pv }) =>
    drawn(['server.line.viewers', sum(upv.user, upv.visitor)], ['server.line.views', sum(pv.user, pv.visitor)]),
  ),
  following: chartView(charts.userFollowing, ({ local, remote }) =>
    addedAndRemoved(sum(local.followings.inc, remote.followings.inc), sum(local.followings.dec, remote.followings.dec)),
  ),
  followers: chartView(charts.userFollowing, ({ local, remote }) =>
    addedAndRemoved(sum(local.followers.inc, remote.followers.inc), sum(local.followers.dec, remote.followers.dec)),
  ),
  fileSizes: chartView(charts.userDrive, ({ incSize, decSize }) => addedAndRemoved(incSize, decSize), { isInKilobytes: true }),
  files: chartView(charts.userDrive, ({ incCount, decCount }) => addedAndRemoved(incCount, decCount)),
} as const satisfies Readonly<Record<string, ChartView<ChartSpan & { userId: string }>>>;

/** The charts of another server, as this one knows it. */
export const OTHER_CHARTS = {
  requests: chartView(charts.instance, ({ requests }) =>
    drawn(['server.line.received', requests.received], ['server.line.sent', requests.succeeded], ['server.line.failed', requests.failed]),
  ),
  users: chartView(charts.instance, ({ users }) => addedAndRemoved(users.inc, users.dec)),
  usersTotal: chartView(charts.instance, ({ users }) => drawn(['server.line.total', users.total])),
  notes: chartView(charts.instance, ({ notes }) => kindsOf(notes)),
  notesTotal: chartView(charts.instance, ({ notes }) => drawn(['server.line.total', notes.total])),
  follows: chartView(charts.instance, ({ following, followers }) =>
    drawn(['server.line.publishing', following.inc], ['server.line.subscribing', followers.inc]),
  ),
  followsTotal: chartView(charts.instance, ({ following, followers }) =>
    drawn(['server.line.publishing', following.total], ['server.line.subscribing', followers.total]),
  ),
  fileSizes: chartView(charts.instance, ({ drive }) => addedAndRemoved(drive.incUsage, drive.decUsage), { isInKilobytes: true }),
  files: chartView(charts.instance, ({ drive }) => addedAndRemoved(drive.incFiles, drive.decFiles)),
  filesTotal: chartView(charts.instance, ({ drive }) => drawn(['server.line.total', drive.totalFiles])),
} as const satisfies Readonly<Record<string, ChartView<ChartSpan & { host: string }>>>;
