import { ShareLinks } from '@placard/charts'
import { type Campaign, errorText, formatRange, lifetimeView, reportViewSearch } from '@placard/domain'
import { Section } from '@placard/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { shareLinkMutations, shareLinksQuery } from '../../data/share-links.js'
import { useNow } from '../../parts/use-now.js'
import { useShareCreation } from '../../report/use-share-creation.js'
import { useSettings } from '../../state/settings.js'

export interface LinksTabProps {
  /** Whose report. */
  campaign: Campaign
}

/** The public links to a campaign's report; they open it with all its days. */
export default function LinksTab({ campaign: { id: campaignID, data } }: LinksTabProps) {
  const revoke = useMutation(shareLinkMutations(campaignID).revoke)
  const links = useQuery(shareLinksQuery(campaignID))
  const { tzCode } = useSettings().activeReportingTimezone
  const flight = { start: data.start?.date ?? null, end: data.end?.date ?? null }
  const view = lifetimeView(flight, useNow(), tzCode)
  return (
    <Section
      title="Share links"
      description={`Whoever has a link sees the campaign’s report, without signing in, until it is revoked. It opens with ${formatRange(view.range)}; other days can be chosen there.`}
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
