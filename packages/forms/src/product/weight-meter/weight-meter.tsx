import type { CpuUse, CreativeWeight } from '@placard/domain/creative'
import { closestCpuLimit, formatWeight } from '@placard/domain/internal/creative'
import { Meter, useLabels, useLocale } from '@placard/ui'
import type { ComponentProps } from 'react'
import { useTranslate } from '../../use-translate.js'
import { BudgetMeter, CLOSE, weightMeterLabels } from '../budget-meter.js'

export type { WeightMeterLabels } from '../budget-meter.js'

export interface WeightMeterProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Weight of the creative as it would be published, from `weighCreative`. */
  weight: CreativeWeight
  /** CPU use of the ad in its preview; `unknown` if the browser cannot measure it. Omit it without a preview. */
  cpuUse?: CpuUse | 'unknown' | undefined
}

const joined = (parts: readonly (string | false)[]) => parts.filter((part) => part !== false).join(' · ')

/** Weight of a creative, with the limits of the IAB, its platform and Chrome for a banner. */
export function WeightMeter({ weight, cpuUse, className, ...props }: WeightMeterProps) {
  const labels = useLabels('weightMeter', weightMeterLabels)
  const translate = useTranslate()
  const { documentBytes, fileBytes, videoBytes, unknown, budgets } = weight
  return (
    <section
      aria-label={labels.weight}
      data-slot="weight-meter"
      {...props}
      className={`@container grid min-w-0 gap-3 rounded-card border border-line-subtle p-4 ${className ?? ''}`}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-dense">
        <span className="font-semibold text-ink">
          {labels.total(formatWeight(documentBytes + fileBytes + videoBytes))}
        </span>
        {documentBytes > 0 && (
          <span className="text-caption text-ink-muted">
            {joined([
              labels.code(formatWeight(documentBytes)),
              fileBytes > 0 && labels.files(formatWeight(fileBytes)),
              videoBytes > 0 && labels.video(formatWeight(videoBytes)),
            ])}
          </span>
        )}
      </p>
      {budgets.length > 0 ? (
        <div className="grid gap-3 @md:grid-cols-2">
          {budgets.map((budget) => (
            <BudgetMeter key={budget.label} budget={budget} label={translate(budget.label)} />
          ))}
          {cpuUse === 'unknown' && <p className="col-span-full text-caption text-ink-muted">{labels.cpuUnknown}</p>}
          {cpuUse !== undefined && cpuUse !== 'unknown' && <CpuMeter {...cpuUse} />}
        </div>
      ) : (
        <p className="text-caption text-ink-muted">{labels.videoHint}</p>
      )}
      {unknown.length > 0 && (
        <p className="break-words text-caption text-ink-muted">{labels.unknownSize(unknown.join(', '))}</p>
      )}
    </section>
  )
}

/** Formats seconds; less than one second is within the noise of a page that loads. */
const formatSeconds = (ms: number, locale: string) =>
  ms < 1000 ? '< 1' : (Math.ceil(ms / 100) / 10).toLocaleString(locale)

function CpuMeter(use: CpuUse) {
  const labels = useLabels('weightMeter', weightMeterLabels)
  const locale = useLocale()
  const { kind, usedMs, limitMs } = closestCpuLimit(use)
  const text = kind === 'window' ? labels.cpuInWindow : labels.cpuInTotal
  return (
    <Meter
      className="col-span-full"
      label={labels.cpu}
      value={usedMs < 1000 ? 0 : usedMs}
      max={Math.max(limitMs, usedMs)}
      low={limitMs * CLOSE}
      high={limitMs}
      optimum={0}
      valueText={text(formatSeconds(usedMs, locale), formatSeconds(limitMs, locale))}
      labels={{ good: labels.within, fair: labels.close, poor: labels.over }}
    />
  )
}
