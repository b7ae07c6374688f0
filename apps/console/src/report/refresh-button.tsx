import { Button } from '@placard/ui'
import { RefreshCw } from 'lucide-react'

export interface RefreshButtonProps {
  /** Asks for the report again. */
  onRefresh: () => void
  /** It is on its way. */
  refreshing: boolean
}

/** Asks the server for the report again, whatever is cached. */
export function RefreshButton({ onRefresh, refreshing }: RefreshButtonProps) {
  return (
    <Button onClick={onRefresh} loading={refreshing}>
      <RefreshCw aria-hidden /> <span className="max-sm:sr-only">Refresh</span>
    </Button>
  )
}
