import type { MetricName } from '@placard/domain'
import { useReportTexts } from '@placard/forms'
import { Toggletip, type ToggletipProps, useLabels } from '@placard/ui'

/** Texts of a MetricDefinition. */
export interface MetricDefinitionLabels {
  /** Name of the button of one metric. */
  one: (metric: string) => string
  /** Name of the button of several metrics. */
  several: string
  /** Heading of what a ratio is divided by. */
  denominator: string
  /** Heading of what is not counted. */
  leavesOut: string
  /** Heading of when there is no value. */
  noData: string
  /** Heading of the standard. */
  source: string
}

const defaultLabels: MetricDefinitionLabels = {
  one: (metric) => `What is ${metric}?`,
  several: 'What do these metrics mean?',
  denominator: 'Divided by',
  leavesOut: 'Leaves out',
  noData: 'No data',
  source: 'Source',
}

export interface MetricDefinitionProps extends Omit<ToggletipProps, 'label' | 'children'> {
  /** The explained metric, or several. */
  metric: MetricName | readonly MetricName[]
  /** Accessible name of the button. @default "What is CTR?" */
  label?: string
}

/** Renders a question mark that explains a metric: what it counts, what it is divided by, what it leaves out and its source. */
export function MetricDefinition({ metric, label, ...props }: MetricDefinitionProps) {
  const isOne = typeof metric === 'string'
  const texts = useLabels('metricDefinition', defaultLabels)
  const { metrics } = useReportTexts()
  return (
    <Toggletip
      data-slot="metric-definition"
      label={label ?? (isOne ? texts.one(metrics[metric].name) : texts.several)}
      {...props}
    >
      {isOne ? (
        <Definition metric={metric} />
      ) : (
        metric.map((name) => (
          <span key={name} className="not-first:mt-2 block">
            <span className="block font-medium">{metrics[name].name}</span>
            <span className="block">{`${metrics[name].formula}.`}</span>
          </span>
        ))
      )}
    </Toggletip>
  )
}

function Definition({ metric }: { metric: MetricName }) {
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
