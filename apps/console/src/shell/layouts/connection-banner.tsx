import { formatTimeAgo } from '@placard/domain/internal/dates'
import { useReportTexts } from '@placard/forms'
import { Badge, Banner, Button, useLabels } from '@placard/ui'
import { WifiOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { askServer } from '../../data/account/session.js'
import { refetchStale } from '../../data/refetch-stale.js'
import { useNow } from '../../parts/use-now.js'
import { type Connection, useConnection } from '../../state/connection.js'
import { consoleShellLabels } from '../shell-labels.js'

const TRY_AGAIN_MS = 15_000

/** Refetches stale or failed queries as soon as the connection is back. */
function useReturn({ lostAt, offline }: Connection): void {
  const since = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (offline || lostAt !== undefined) {
      since.current ??= lostAt ?? Date.now()
    } else if (since.current !== undefined) {
      refetchStale(since.current)
      since.current = undefined
    }
  }, [lostAt, offline])
}

/**
 * Banner shown while the server does not respond. Retries automatically while the page is visible, and by its button.
 */
export function ConnectionBanner() {
  const connection = useConnection()
  const { lostAt, offline } = connection
  const isLost = lostAt !== undefined
  useReturn(connection)
  useEffect(() => {
    if (!isLost || offline) return
    // When the browser is online again, retry without waiting.
    const attempt = () => document.visibilityState === 'visible' && void askServer()
    const timer = setInterval(attempt, TRY_AGAIN_MS)
    window.addEventListener('online', attempt)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', attempt)
    }
  }, [isLost, offline])
  return (
    <div role="status" className="print:hidden">
      {isLost && <LostBanner lostAt={lostAt} />}
    </div>
  )
}

function LostBanner({ lostAt }: { lostAt: number }) {
  const texts = useReportTexts()
  const labels = useLabels('consoleShell', consoleShellLabels)
  const now = useNow()
  const [asking, setAsking] = useState(false)
  const ask = async () => {
    setAsking(true)
    await askServer()
    setAsking(false)
  }
  return (
    <Banner
      tone="warning"
      label={labels.connection}
      action={
        <Button size="sm" loading={asking} onClick={ask}>
          {labels.retry}
        </Button>
      }
    >
      <strong className="font-semibold">{labels.unreachable}</strong>{' '}
      {labels.stopped(formatTimeAgo(new Date(lostAt), now, texts))}
    </Banner>
  )
}

/** Badge in the top bar while the browser is offline. */
export function OfflineBadge() {
  const labels = useLabels('consoleShell', consoleShellLabels)
  const { offline } = useConnection()
  return (
    <span role="status">
      {offline && (
        <Badge tone="warning" icon={<WifiOff aria-hidden className="size-3" />}>
          <span className="max-sm:sr-only">{labels.offline}</span>
        </Badge>
      )}
    </span>
  )
}
