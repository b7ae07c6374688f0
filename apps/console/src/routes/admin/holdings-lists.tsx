import type { UserHoldings } from '@placard/domain'
import { useReportTexts } from '@placard/forms'
import { TimeText, useLabels } from '@placard/ui'
import type { ReactNode } from 'react'
import { adminLabels } from '../../parts/account/admin-labels.js'

/** Lists share links and schedules below each other; long lists scroll by themselves. */
export function HoldingsLists({ holdings: { shareLinks, schedules } }: { holdings: UserHoldings }) {
  const labels = useLabels('admin', adminLabels)
  const texts = useReportTexts()
  return (
    <>
      {shareLinks.length > 0 && (
        <Holdings title={labels.shareLinks(shareLinks.length)}>
          {shareLinks.map(({ id, campaign, createdAt, lastUsedAt }) => (
            <Holding key={id} campaign={campaign}>
              {labels.created}
              <TimeText value={createdAt} format="relative" /> ·{' '}
              {lastUsedAt === null ? (
                labels.neverOpened
              ) : (
                <>
                  {labels.lastOpened}
                  <TimeText value={lastUsedAt} format="relative" />
                </>
              )}
            </Holding>
          ))}
        </Holdings>
      )}
      {schedules.length > 0 && (
        <Holdings title={labels.schedules(schedules.length)}>
          {schedules.map(({ id, campaign, frequency, recipients, nextRunAt }) => (
            <Holding key={id} campaign={campaign}>
              {texts.frequencies[frequency]} · {labels.recipients(recipients)} ·{' '}
              {nextRunAt === null ? (
                labels.nothingPlanned
              ) : (
                <>
                  {labels.next}
                  <TimeText value={nextRunAt} format="relative" />
                </>
              )}
            </Holding>
          ))}
        </Holdings>
      )}
    </>
  )
}

function Holdings({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="overflow-hidden rounded-control border border-line-subtle">
      <h3 className="border-line-subtle border-b bg-sunken px-3 py-2 font-medium text-dense text-ink">{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys. */}
      <ul className="max-h-44 overflow-y-auto px-3 py-1" tabIndex={0} aria-label={title}>
        {children}
      </ul>
    </section>
  )
}

function Holding({ campaign, children }: { campaign: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5 text-dense">
      <span className="min-w-0 text-ink wrap-anywhere">{campaign}</span>
      <span className="text-ink-muted">{children}</span>
    </li>
  )
}
