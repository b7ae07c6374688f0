import { METRICS, type MetricName, type MetricDefinition as Terms } from '@placard/domain'
import { Toggletip, type ToggletipProps } from '@placard/ui'

export interface MetricDefinitionProps extends Omit<ToggletipProps, 'label' | 'children'> {
  /** The metric that is explained. */
  metric: MetricName
  /** The name of the button. @default "What is CTR?" */
  label?: string
}

/** A question mark beside a figure: what it counts, what it is divided by, what it leaves out and who says so. */
export function MetricDefinition({ metric, label, ...props }: MetricDefinitionProps) {
  const { name, formula, denominator, leavesOut, noData, source }: Terms = METRICS[metric]
  const facts: [string, string | undefined][] = [
    ['Divided by', denominator],
    ['Leaves out', leavesOut],
    ['No data', noData],
    ['Source', source],
  ]
  return (
    <Toggletip data-slot="metric-definition" label={label ?? `What is ${name}?`} {...props}>
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
    </Toggletip>
  )
}
