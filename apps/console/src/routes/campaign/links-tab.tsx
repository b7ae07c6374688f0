import { ShareLinks } from '@placard/charts'
import { type Campaign, errorText, formatRange, lifetimeView, reportViewSearch } from '@placard/domain'
import { Section } from '@placard/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { shareLinkMutations, shareLinksQuery } from '../../data/share-links.js'
import { useNow } from '../../parts/use-now.js'
import { useShareCreation } from '../../report/use-share-creation.js'
import { useSettings } from '../../state/settings.js'

export interface LinksTabProps {
  /** Campaign of the report. */
  campaign: Campaign
}

/** Share links to a campaign's report; they open it on the whole flight. */
export default function LinksTab({ campaign: { id: campaignID, data } }: LinksTabProps) {
  const revoke = useMutation(shareLinkMutations(campaignID).revoke)
  const links = useQuery(shareLinksQuery(campaignID))
  const { tzCode } = useSettings().activeReportingTimezone
  const flight = { start: data.start?.date ?? null, end: data.end?.date ?? null }
  const view = lifetimeView(flight, useNow(), tzCode)
  return (
    <Section
      title="Share links"
      description={`Anyone with a link can view the campaign’s report without signing in, until you revoke it. It opens on ${formatRange(view.range)}; readers can choose other dates.`}
      className="max-w-160"
    >
      <ShareLinks
        links={links.data}
        error={links.error ? errorText(links.error, 'Please try again.') : undefined}
        search={`?${reportViewSearch(view)}`}
        onCreate={useShareCreation(campaignID)}
        onRevoke={async (id) => void (await revoke.mutateAsync(id))}
        onRetry={() => void links.refetch()}
      />
    </Section>
  )
}
