import { PublishDialog } from '@placard/forms'
import { createSearchParams, Link } from 'react-router-dom'
import { paths } from '../paths.js'
import { usePublishReview } from '../state/publish-gate.js'

/** Dialog with the findings of a publication that the server refused; each links to its field in the editor. */
export default function PublishReviewDialog() {
  const review = usePublishReview()
  if (!review) return null
  const { creative, findings, onEnd } = review
  const { campaignID, id, name } = creative
  return (
    <PublishDialog
      open
      onOpenChange={(open) => !open && onEnd()}
      name={name}
      findings={findings}
      renderLink={({ section, path }) => (
        <Link
          to={{ pathname: paths.creative(campaignID, id), search: `${createSearchParams({ section, field: path })}` }}
          onClick={() => onEnd()}
        />
      )}
      onPublish={() => onEnd([...new Set(findings.map(({ code }) => code))])}
    />
  )
}
