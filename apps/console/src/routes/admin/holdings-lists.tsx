import type { OwnedItems } from '@placard/domain/internal/account'
import { AccessTokenList, useReportTexts } from '@placard/forms'
import { TimeText, useLabels } from '@placard/ui'
import type { ReactNode } from 'react'
import { adminLabels } from '../../parts/account/admin-labels.js'

/** Lists share links and schedules below each other; long lists scroll by themselves. */
export function OwnedItemsLists({ holdings: { shareLinks, schedules } }: { holdings: OwnedItems }) {
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

interface TokenHoldingsProps extends Pick<OwnedItems, 'accessTokens'> {
  /** Revokes a token; a thrown error is shown. */
  onRevoke: (id: string) => Promise<unknown>
  /** Current time. */
  now: Date
}

/** Lists the access tokens of a user, each with a button that revokes it. */
export function TokenHoldings({ accessTokens, onRevoke, now }: TokenHoldingsProps) {
  const labels = useLabels('admin', adminLabels)
  const title = labels.accessTokens(accessTokens.length)
  return (
    <section aria-label={title} className="overflow-hidden rounded-control border border-line-subtle">
      <HoldingsTitle>{title}</HoldingsTitle>
      <div className="max-h-60 overflow-y-auto px-3 py-2">
        <AccessTokenList tokens={accessTokens} onRevoke={onRevoke} now={now} />
      </div>
    </section>
  )
}

function HoldingsTitle({ children }: { children: ReactNode }) {
  return <h3 className="border-line-subtle border-b bg-sunken px-3 py-2 font-medium text-dense text-ink">{children}</h3>
}

function Holdings({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="overflow-hidden rounded-control border border-line-subtle">
      <HoldingsTitle>{title}</HoldingsTitle>
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
