import { formatDay } from '@placard/domain/dates'
import { useReportTexts } from '@placard/forms'
import { Badge, Card, CardActions, CardBody, CardFooter, CardHeader, CardTitle, Meter, useLabels } from '@placard/ui'
import { createEuroFormat } from '../../parts/create-euro-format.js'
import { billingLabels } from './billing-labels.js'
import { PLAN_PRICE, usage } from './sample-billing.js'

/** Card with the plan, its price and its usage. */
export function PlanCard() {
  const labels = useLabels('billing', billingLabels)
  const texts = useReportTexts()
  const number = (value: number) => texts.number(value, 1)
  return (
    <Card>
      <CardHeader>
        <CardTitle>{labels.plan}</CardTitle>
        <CardActions>
          <Badge tone="info">{labels.paidMonthly}</Badge>
        </CardActions>
      </CardHeader>
      <CardBody className="@container grid gap-6">
        <p className="flex items-baseline gap-2 text-ink-muted">
          <span className="font-semibold text-hero text-ink tabular-nums">
            {createEuroFormat(texts.locale, 0)(PLAN_PRICE)}
          </span>
          {labels.perMonth}
        </p>
        <div className="grid gap-x-8 gap-y-4 @min-[48rem]:grid-cols-3">
          {usage.map(({ key, value, max }) => (
            <Meter
              key={key}
              label={labels.usage[key]}
              value={value}
              max={max}
              low={max * 0.75}
              high={max * 0.9}
              optimum={0}
              valueText={labels.used[key](number(value), number(max))}
              labels={labels.quota}
              {...(key === 'storage' && { detail: labels.storageHint })}
            />
          ))}
        </div>
      </CardBody>
      <CardFooter>
        <span>{labels.renewsOn(formatDay('2025-11-01', {}, texts))}</span>
      </CardFooter>
    </Card>
  )
}
