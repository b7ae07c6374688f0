import { DiscrepancyResult } from '@placard/charts'
import { formatRange } from '@placard/domain/dates'
import type { SharedDiscrepancy } from '@placard/domain/internal/discrepancy'
import { useReportTexts } from '@placard/forms'
import { Disclosure, Section, useLabels } from '@placard/ui'
import { discrepancyLabels } from './discrepancy-labels.js'

export interface SharedDiscrepanciesProps {
  /** Checks that a share link shows, the newest first. */
  checks: readonly SharedDiscrepancy[]
}

/** Discrepancy checks below a shared report: the newest one, and the others collapsed. */
export default function SharedDiscrepancies({ checks }: SharedDiscrepanciesProps) {
  const labels = useLabels('discrepancies', discrepancyLabels)
  const texts = useReportTexts()
  const [newest, ...others] = checks
  if (!newest) return null
  const createTitle = ({ platform, range }: SharedDiscrepancy) =>
    [platform ?? labels.unknownPlatform, range && formatRange(range, {}, texts)].filter(Boolean).join(' · ')
  return (
    <Section title={labels.title} description={createTitle(newest)} className="mt-8">
      <div className="grid min-w-0 gap-6">
        <Result check={newest} />
        {others.map((check) => (
          <Disclosure key={check.id} title={createTitle(check)}>
            <Result check={check} />
          </Disclosure>
        ))}
      </div>
    </Section>
  )
}

function Result({ check }: { check: SharedDiscrepancy }) {
  return <DiscrepancyResult check={check} creatives={check.creatives} platform={check.platform} titleAs="h3" />
}
