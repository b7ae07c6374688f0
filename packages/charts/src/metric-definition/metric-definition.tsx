import { METRICS, type MetricName, type MetricDefinition as Terms } from '@placard/domain'
import { Toggletip, type ToggletipProps } from '@placard/ui'

export interface MetricDefinitionProps extends Omit<ToggletipProps, 'label' | 'children'> {
  /** The explained metric, or several. */
  metric: MetricName | readonly MetricName[]
  /** Accessible name of the button. @default "What is CTR?" */
  label?: string
}

/** Renders a question mark that explains a metric: what it counts, what it is divided by, what it leaves out and its source. */
export function MetricDefinition({ metric, label, ...props }: MetricDefinitionProps) {
  const isOne = typeof metric === 'string'
  return (
    <Toggletip
      data-slot="metric-definition"
      label={label ?? (isOne ? `What is ${METRICS[metric].name}?` : 'What do these metrics mean?')}
      {...props}
    >
      {isOne ? (
        <Definition metric={metric} />
      ) : (
        metric.map((name) => (
          <span key={name} className="not-first:mt-2 block">
            <span className="block font-medium">{METRICS[name].name}</span>
            <span className="block">{`${METRICS[name].formula}.`}</span>
          </span>
        ))
      )}
    </Toggletip>
  )
}

function Definition({ metric }: { metric: MetricName }) {
  const { name, formula, denominator, leavesOut, noData, source }: Terms = METRICS[metric]
  const facts: [string, string | undefined][] = [
    ['Divided by', denominator],
    ['Leaves out', leavesOut],
    ['No data', noData],
    ['Source', source],
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
