import type { Creative, PublishFinding } from '@placard/domain/creative'
import type { FindingCode } from '@placard/domain/internal/creative'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** A publication that was refused, and its findings for the user to review. */
interface PublishReview {
  creative: Creative
  findings: readonly PublishFinding[]
  /** Publishes the creative once a landing page was saved in the review; without it, the review has no such field. */
  onSaved?: ((saved: Creative) => Promise<unknown>) | undefined
  /** Ends the review: with the codes of the confirmed warnings, or undefined if it is cancelled. */
  onEnd: (confirmed?: FindingCode[]) => void
}

const store = createStore<{ reviews: readonly PublishReview[] }>(() => ({ reviews: [] }))

/**
 * Shows the findings of a refused publication, after those that are shown already. Returns the codes of the warnings
 * that the user confirms; undefined if they cancel, or if they add the landing page, which `onSaved` then publishes.
 */
export const reviewFindings = (
  creative: Creative,
  findings: readonly PublishFinding[],
  onSaved?: (saved: Creative) => Promise<unknown>,
): Promise<FindingCode[] | undefined> =>
  new Promise((resolve) => {
    const review: PublishReview = {
      creative,
      findings,
      onSaved,
      onEnd(confirmed) {
        store.setState(({ reviews }) => ({ reviews: reviews.filter((one) => one !== review) }))
        resolve(confirmed)
      },
    }
    store.setState(({ reviews }) => ({ reviews: [...reviews, review] }))
  })

/** Returns the publication to review now; undefined if there is none. */
export const usePublishReview = (): PublishReview | undefined => useStore(store, ({ reviews }) => reviews[0])
