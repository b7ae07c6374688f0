import { ratioValues } from '@placard/domain/internal/report'
import {
  type Counters,
  formatMetric,
  INVALID_KIND_TEXTS,
  type InvalidCount,
  type MetricName,
  type ReportTexts,
} from '@placard/domain/report'
import { useReportTexts } from '@placard/forms'
import { Toggletip, type ToggletipProps, useLabels } from '@placard/ui'

const defaultLabels = {
  /** Name of the button of one metric. */
  one: (metric: string) => `What is ${metric}?`,
  /** Name of the button of several metrics. */
  several: 'What do these metrics mean?',
  /** Heading of what a ratio is divided by. */
  denominator: 'Divided by',
  /** Heading of what is not counted. */
  leavesOut: 'Leaves out',
  /** Heading of when there is no value. */
  noData: 'No data',
  /** Heading of the standard. */
  source: 'Source',
  /** Heading of the values of a ratio. */
  here: 'Here',
  /** Names of the reasons of invalid traffic. */
  reasons: INVALID_KIND_TEXTS,
}

/** Texts of a MetricDefinition. */
export type MetricDefinitionLabels = typeof defaultLabels

export interface MetricDefinitionProps extends Omit<ToggletipProps, 'label' | 'children'> {
  /** The explained metric, or several. */
  metric: MetricName | readonly MetricName[]
  /** Counts of the value beside the button; a ratio then shows what is divided by what. */
  counters?: Partial<Counters> | undefined
  /** Invalid traffic by its reason, shown with that metric. */
  invalidKinds?: readonly InvalidCount[] | undefined
  /** Accessible name of the button. @default "What is CTR?" */
  label?: string
}

/** Renders a question mark that explains a metric: what it counts, what it is divided by, what it leaves out and its source. */
export function MetricDefinition({ metric, counters, invalidKinds = [], label, ...props }: MetricDefinitionProps) {
  const isOne = typeof metric === 'string'
  const texts = useLabels('metricDefinition', defaultLabels)
  const reportTexts = useReportTexts()
  const { metrics } = reportTexts
  const reasons = invalidKinds.map(({ kind, count }) => `${reportTexts.whole(count)} ${texts.reasons[kind]}`).join(', ')
  const renderValues = (name: MetricName) =>
    name === 'invalidTraffic' ? reasons : counters && ratioText(name, counters, reportTexts)
  return (
    <Toggletip
      data-slot="metric-definition"
      label={label ?? (isOne ? texts.one(metrics[metric].name) : texts.several)}
      {...props}
    >
      {isOne ? (
        <Definition metric={metric} values={renderValues(metric)} />
      ) : (
        metric.map((name) => (
          <span key={name} className="not-first:mt-2 block">
            <span className="block font-medium">{metrics[name].name}</span>
            <span className="block">{`${metrics[name].formula}.`}</span>
            <Values>{renderValues(name)}</Values>
          </span>
        ))
      )}
    </Toggletip>
  )
}

/** Returns "19,104 ÷ 2,584,321 = 0.74%" for a ratio; undefined for a count, and without counts. */
function ratioText(metric: MetricName, counters: Partial<Counters>, texts: ReportTexts): string | undefined {
  const values = ratioValues(metric, counters)
  if (!values) return undefined
  const [numerator, denominator] = values
  const result = formatMetric(metric, (numerator / denominator) * 100, texts)
  return `${texts.whole(numerator)} ÷ ${texts.whole(denominator)} = ${result}`
}

function Values({ children }: { children: string | undefined }) {
  const { here } = useLabels('metricDefinition', defaultLabels)
  if (!children) return null
  return (
    <span className="block tabular-nums">
      <span className="font-medium">{here}: </span>
      {children}
    </span>
  )
}

function Definition({ metric, values }: { metric: MetricName; values: string | undefined }) {
  const texts = useLabels('metricDefinition', defaultLabels)
  const { name, formula, denominator, leavesOut, noData, source } = useReportTexts().metrics[metric]
  const facts: [string, string | undefined][] = [
    [texts.denominator, denominator],
    [texts.leavesOut, leavesOut],
    [texts.noData, noData],
    [texts.source, source],
  ]
  return (
    <>
      <span className="block font-medium">{name}</span>
      <span className="block">{`${formula}.`}</span>
      <Values>{values}</Values>
      <span className="mt-2 block space-y-1 text-caption text-ink-muted">
        {facts.map(
          ([fact, words]) =>
            words && (
              <span key={fact} className="block">
                <span className="font-medium text-ink">{fact}: </span>
                {`${words}.`}
              </span>
            ),
        )}
      </span>
    </>
  )
}
