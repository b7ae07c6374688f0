import type { CreativeSummary } from '@placard/domain/creative'
import { useCallback } from 'react'
import { Link } from 'react-router-dom'

/** Returns a component that links creative names to their own reports; stable while the URL is. */
export function useCreativeLink(createAddress: (creativeID: string) => string) {
  return useCallback(
    (creative: CreativeSummary) => (
      <Link to={createAddress(creative.id)} className="rounded-bar hover:text-brand-ink hover:underline" />
    ),
    [createAddress],
  )
}
