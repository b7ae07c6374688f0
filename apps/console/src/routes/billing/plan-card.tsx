import { Badge, Card, CardActions, CardBody, CardFooter, CardHeader, CardTitle, Meter, TimeText } from '@placard/ui'
import { usage } from './sample-billing.js'

/** Card with the plan, its price and its usage. */
export function PlanCard() {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Studio plan</CardTitle>
        <CardActions>
          <Badge tone="info">Paid monthly</Badge>
        </CardActions>
      </CardHeader>
      <CardBody className="@container grid gap-6">
        <p className="flex items-baseline gap-2 text-ink-muted">
          <span className="font-semibold text-hero text-ink tabular-nums">€480</span> per month, excl. VAT
        </p>
        <div className="grid gap-x-8 gap-y-4 @min-[48rem]:grid-cols-3">
          {usage.map(({ label, value, max, text, ...more }) => (
            <Meter
              key={label}
              label={label}
              value={value}
              max={max}
              low={max * 0.75}
              high={max * 0.9}
              optimum={0}
              valueText={text}
              labels={{ good: 'OK', fair: 'Filling', poor: 'Nearly full' }}
              {...more}
            />
          ))}
        </div>
      </CardBody>
      <CardFooter>
        <span>
          Renews on <TimeText value="2025-11-01" format="date" />
        </span>
      </CardFooter>
    </Card>
  )
}
