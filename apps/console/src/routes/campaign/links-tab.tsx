import { type LinkCreative, ShareLinks } from '@placard/charts'
import type { Campaign } from '@placard/domain/campaign'
import { formatRange } from '@placard/domain/dates'
import { lifetimeView, reportViewSearch } from '@placard/domain/internal/report'
import { UnsavedGuard, useReportTexts } from '@placard/forms'
import { Section, useLabels } from '@placard/ui'
import { useState } from 'react'
import { useNavigationBlocker } from '../../parts/navigation-blocker.js'
import { useNow } from '../../parts/use-now.js'
import { useShareLinks } from '../../report/use-share-links.js'
import { useSettings } from '../../state/settings.js'
import { campaignLabels } from './campaign-labels.js'

export interface LinksTabProps {
  /** Campaign of the report. */
  campaign: Campaign
  /** Creatives of the campaign; undefined while they load. */
  creatives: readonly LinkCreative[] | undefined
}

/** Share links to a campaign's report, which open it on the whole flight, or the form of one in their place. */
export default function LinksTab({ campaign: { id: campaignID, name, data }, creatives }: LinksTabProps) {
  const texts = useReportTexts()
  const labels = useLabels('campaign', campaignLabels)
  const { tzCode } = useSettings().activeReportingTimezone
  const flight = { start: data.start?.date ?? null, end: data.end?.date ?? null }
  const view = lifetimeView(flight, useNow(), tzCode)
  const [isForm, setForm] = useState(false)
  const [dirty, setDirty] = useState(false)
  const blocker = useNavigationBlocker(dirty)
  return (
    <Section
      title={labels.shareLinks}
      description={isForm ? undefined : labels.linksHint(formatRange(view.range, {}, texts))}
      className="max-w-160"
    >
      <ShareLinks
        {...useShareLinks(campaignID)}
        campaign={name}
        creatives={creatives}
        search={`?${reportViewSearch(view)}`}
        onFormChange={setForm}
        onDirtyChange={setDirty}
      />
      <UnsavedGuard when={dirty} blocker={blocker} />
    </Section>
  )
}
