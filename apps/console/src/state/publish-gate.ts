import type { Creative, FindingCode, PublishFinding } from '@placard/domain'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** A publication that was refused, and its findings for the user to review. */
interface PublishReview {
  creative: Creative
  findings: readonly PublishFinding[]
  /** Ends the review: with the codes of the confirmed warnings, or undefined if it is cancelled. */
  onEnd: (confirmed?: FindingCode[]) => void
}

const store = createStore<{ reviews: readonly PublishReview[] }>(() => ({ reviews: [] }))

/**
 * Shows the findings of a refused publication, after those that are shown already. Returns the codes of the warnings
 * that the user confirms; undefined if they cancel.
 */
export const reviewFindings = (
  creative: Creative,
  findings: readonly PublishFinding[],
): Promise<FindingCode[] | undefined> =>
  new Promise((resolve) => {
    const review: PublishReview = {
      creative,
      findings,
      onEnd(confirmed) {
        store.setState(({ reviews }) => ({ reviews: reviews.filter((one) => one !== review) }))
        resolve(confirmed)
      },
    }
    store.setState(({ reviews }) => ({ reviews: [...reviews, review] }))
  })

/** Returns the publication to review now; undefined if there is none. */
export const usePublishReview = (): PublishReview | undefined => useStore(store, ({ reviews }) => reviews[0])
