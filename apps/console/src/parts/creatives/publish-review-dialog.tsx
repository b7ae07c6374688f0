import { hasDesign, type PublishFinding } from '@placard/domain'
import { PublishDialog } from '@placard/forms'
import { useLabels } from '@placard/ui'
import { createSearchParams, Link } from 'react-router-dom'
import { paths } from '../../paths.js'
import { usePublishReview } from '../../state/publish-gate.js'
import { partsLabels } from '../parts-labels.js'

/** Dialog with the findings of a publication that the server refused; each links to its field in the editor. */
export default function PublishReviewDialog() {
  const review = usePublishReview()
  const labels = useLabels('parts', partsLabels)
  if (!review) return null
  const { creative, findings, onEnd } = review
  const { campaignID, id, name } = creative
  const isInDesign = ({ path }: PublishFinding) => path === 'html' && hasDesign(creative.html)
  return (
    <PublishDialog
      open
      onOpenChange={(open) => !open && onEnd()}
      name={name}
      findings={findings}
      placeOf={(finding) => (isInDesign(finding) ? labels.adBuilder : undefined)}
      renderLink={(finding) => (
        <Link
          to={
            isInDesign(finding)
              ? paths.builder(campaignID, id)
              : {
                  pathname: paths.creative(campaignID, id),
                  search: `${createSearchParams({ section: finding.section, field: finding.path })}`,
                }
          }
          onClick={() => onEnd()}
        />
      )}
      onPublish={() => onEnd([...new Set(findings.map(({ code }) => code))])}
    />
  )
}
