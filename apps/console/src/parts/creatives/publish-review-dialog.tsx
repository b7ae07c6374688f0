import { VersionConflict } from '@placard/domain/api'
import type { Creative, PublishFinding } from '@placard/domain/creative'
import { hasDesign } from '@placard/domain/internal/ad-builder'
import { findLandingPage } from '@placard/domain/internal/creative'
import { PublishDialog } from '@placard/forms'
import { useLabels } from '@placard/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { createSearchParams, Link } from 'react-router-dom'
import { takeCreative, updateLandingPageMutation } from '../../data/campaigns/creatives.js'
import { paths } from '../../paths.js'
import { usePublishReview } from '../../state/publish-gate.js'
import { partsLabels } from '../parts-labels.js'
import { landingPageValues } from './landing-page-values.js'

/** Dialog with the findings of a publication that the server refused; each links to its field in the editor. */
export default function PublishReviewDialog() {
  const review = usePublishReview()
  const labels = useLabels('parts', partsLabels)
  const setLandingPage = useMutation(updateLandingPageMutation)
  // The version that somebody else has saved meanwhile.
  const [theirs, setTheirs] = useState<Creative>()
  if (!review) return null
  const { creative, findings, onSaved, onEnd } = review
  const save = async (url: string) => {
    try {
      const seen = theirs?.id === creative.id ? theirs : creative
      const saved = await setLandingPage.mutateAsync({ creative: seen, url })
      onEnd()
      void onSaved?.(saved)
    } catch (refusal) {
      if (refusal instanceof VersionConflict) {
        setTheirs(refusal.current as Creative)
        takeCreative(refusal.current as Creative)
      }
      throw refusal
    }
  }
  const { campaignID, id, name } = creative
  const isInDesign = ({ path }: PublishFinding) => path === 'html' && hasDesign(creative.html)
  return (
    <PublishDialog
      open
      onOpenChange={(open) => !open && onEnd()}
      name={name}
      findings={findings}
      landingPage={
        onSaved && {
          url: findLandingPage(creative.trackers) ?? '',
          values: landingPageValues(creative),
          onSave: save,
        }
      }
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
