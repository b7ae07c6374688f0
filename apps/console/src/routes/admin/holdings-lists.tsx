import type { UserHoldings } from '@placard/domain'
import { TimeText } from '@placard/ui'
import type { ReactNode } from 'react'

/** Lists share links and schedules below each other; long lists scroll by themselves. */
export function HoldingsLists({ holdings: { shareLinks, schedules } }: { holdings: UserHoldings }) {
  return (
    <>
      {shareLinks.length > 0 && (
        <Holdings title={shareLinks.length === 1 ? '1 share link' : `${shareLinks.length} share links`}>
          {shareLinks.map(({ id, campaign, createdAt, lastUsedAt }) => (
            <Holding key={id} campaign={campaign}>
              created <TimeText value={createdAt} format="relative" /> ·{' '}
              {lastUsedAt === null ? (
                'never opened'
              ) : (
                <>
                  last opened <TimeText value={lastUsedAt} format="relative" />
                </>
              )}
            </Holding>
          ))}
        </Holdings>
      )}
      {schedules.length > 0 && (
        <Holdings title={schedules.length === 1 ? '1 schedule' : `${schedules.length} schedules`}>
          {schedules.map(({ id, campaign, frequency, recipients, nextRunAt }) => (
            <Holding key={id} campaign={campaign}>
              {frequency} · {recipients === 1 ? '1 recipient' : `${recipients} recipients`} ·{' '}
              {nextRunAt === null ? (
                'nothing planned'
              ) : (
                <>
                  next <TimeText value={nextRunAt} format="relative" />
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
