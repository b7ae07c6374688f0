import { errorText } from '@placard/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { config, servingHost } from '../../config.js'
import { campaignQuery } from '../../data/campaign.js'
import { creativeQuery, creativesQuery } from '../../data/creatives.js'
import { isMissing } from '../../parts/is-missing.js'
import { useLeaving } from '../../parts/leaving.js'
import { useCreativeActions } from '../../parts/use-creative-actions.js'
import { paths } from '../../paths.js'
import { useCrumbs } from '../../shell/crumbs.js'
import { PageTitle } from '../../shell/page-title.js'
import { CreativeScreen } from './creative-screen.js'

/** One creative of a campaign: a plain view of it. */
export default function CreativeRoute() {
  const { campaignID = '', creativeID = '' } = useParams()
  const one = useQuery(creativeQuery(campaignID, creativeID))
  const all = useQuery(creativesQuery(campaignID))
  const campaign = useQuery(campaignQuery(campaignID))
  const actions = useCreativeActions(all.data)
  const [publishing, setPublishing] = useState(false)
  const creative = one.data
  const leaving = useLeaving()
  // One of another campaign has another address.
  const missing =
    isMissing(one.error) || leaving.has(creativeID) || (creative !== undefined && creative.campaignID !== campaignID)
  const without = missing
    ? ('missing' as const)
    : one.error && !creative
      ? { error: errorText(one.error, 'Please try again.') }
      : undefined
  const name = missing ? 'Not found' : (creative?.name ?? 'Creative')
  useCrumbs([
    { label: 'Campaigns', to: paths.campaigns },
    { label: campaign.data?.name ?? 'Campaign', to: paths.campaign(campaignID) },
    { label: name },
  ])
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <CreativeScreen
        key={creativeID}
        campaignID={campaignID}
        creative={creative}
        creatives={all.data ?? []}
        without={without}
        onReload={() => void one.refetch()}
        publishing={publishing}
        onPublish={async () => {
          if (!creative) return
          setPublishing(true)
          await actions.onPublish(creative)
          setPublishing(false)
        }}
        servingHost={servingHost()}
        vendorID={config().vendorID}
      />
    </>
  )
}
