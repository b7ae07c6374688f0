import { createContext, use } from 'react'
import type { AdBuilderApi } from './use-ad-builder.js'

export const BuilderContext = createContext<AdBuilderApi | null>(null)

/** Returns the state of the surrounding ad builder. Throws outside of one. */
export function useBuilder(): AdBuilderApi {
  const builder = use(BuilderContext)
  if (!builder) throw new Error('This panel needs an AdBuilder around it: put it into an AdBuilder.')
  return builder
}
