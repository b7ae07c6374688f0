import { ShareLinks } from '@placard/charts'
import { type Campaign, errorText, formatRange, lifetimeView, reportViewSearch } from '@placard/domain'
import { useReportTexts, useTranslate } from '@placard/forms'
import { Section, useLabels } from '@placard/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { shareLinkMutations, shareLinksQuery } from '../../data/reports/share-links.js'
import { useNow } from '../../parts/use-now.js'
import { useShareCreation } from '../../report/use-share-creation.js'
import { useSettings } from '../../state/settings.js'
import { campaignLabels } from './campaign-labels.js'

export interface LinksTabProps {
  /** Campaign of the report. */
  campaign: Campaign
}

/** Share links to a campaign's report; they open it on the whole flight. */
export default function LinksTab({ campaign: { id: campaignID, data } }: LinksTabProps) {
  const texts = useReportTexts()
  const translate = useTranslate()
  const labels = useLabels('campaign', campaignLabels)
  const revoke = useMutation(shareLinkMutations(campaignID).revoke)
  const links = useQuery(shareLinksQuery(campaignID))
  const { tzCode } = useSettings().activeReportingTimezone
  const flight = { start: data.start?.date ?? null, end: data.end?.date ?? null }
  const view = lifetimeView(flight, useNow(), tzCode)
  return (
    <Section
      title={labels.shareLinks}
      description={labels.linksHint(formatRange(view.range, {}, texts))}
      className="max-w-160"
    >
      <ShareLinks
        links={links.data}
        error={links.error ? translate(errorText(links.error, labels.pleaseTryAgain)) : undefined}
        search={`?${reportViewSearch(view)}`}
        onCreate={useShareCreation(campaignID)}
        onRevoke={async (id) => void (await revoke.mutateAsync(id))}
        onRetry={() => void links.refetch()}
      />
    </Section>
  )
}
