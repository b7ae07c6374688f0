import type { CreativeSummary } from '@placard/domain'
import { type ReactNode, useCallback } from 'react'
import { Link } from 'react-router-dom'

/** Makes creatives' names in a report links to their own reports; stable as long as the address is. */
export function useCreativeLink(addressOf: (creativeID: string) => string) {
  return useCallback(
    (creative: CreativeSummary, children: ReactNode) => (
      <Link to={addressOf(creative.id)} className="rounded-bar hover:text-brand-ink hover:underline">
        {children}
      </Link>
    ),
    [addressOf],
  )
}
