import { lazyPart } from '@placard/ui'
import { Suspense } from 'react'
import { usePublishReview } from '../../state/publish-gate.js'

const PublishReviewDialog = lazyPart(() => import('./publish-review-dialog.js'))

/** Shows the findings of refused publications, whichever screen started them. */
export function PublishGate() {
  const review = usePublishReview()
  return review ? (
    <Suspense fallback={null}>
      <PublishReviewDialog />
    </Suspense>
  ) : null
}
