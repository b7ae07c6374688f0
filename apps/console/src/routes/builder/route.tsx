import type { BuiltAd } from '@placard/forms'
import { lazyPart, useLabels, useToast } from '@placard/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { campaignQuery } from '../../data/campaigns/campaign.js'
import { useChooseFiles } from '../../parts/files/use-choose-files.js'
import { useLazyDialog } from '../../parts/use-lazy-dialog.js'
import { paths } from '../../paths.js'
import { useCrumbs } from '../../shell/navigation/crumbs.js'
import { PageTitle } from '../../shell/navigation/page-title.js'
import { builderLabels } from './builder-labels.js'
import { BuilderScreen } from './builder-screen.js'
import { useBuilderSession } from './use-builder-session.js'
import { useVideoUpload } from './use-video-upload.js'

const SaveDialog = lazyPart(() => import('./save-dialog.js'))

/** Ad builder: a new ad, or that of the creative in the URL. */
export default function BuilderRoute() {
  const labels = useLabels('builder', builderLabels)
  const [params] = useSearchParams()
  const creativeID = params.get('creative') ?? undefined
  const builder = useBuilderSession(params.get('campaign') ?? '', creativeID)
  const { session, without } = builder
  const creative = session?.creative
  const campaignID = creative?.campaignID ?? params.get('campaign') ?? ''
  const campaign = useQuery({ ...campaignQuery(campaignID), enabled: campaignID !== '' })
  const onVideoUpload = useVideoUpload(creative)
  const files = useChooseFiles()
  const [saved, setSaved] = useState<BuiltAd>()
  const saving = useLazyDialog(SaveDialog)
  const navigate = useNavigate()
  const toast = useToast()
  useCrumbs([
    { label: labels.campaigns, to: paths.campaigns },
    ...(campaignID === '' ? [] : [{ label: campaign.data?.name ?? labels.campaign, to: paths.campaign(campaignID) }]),
    { label: labels.adBuilder },
  ])
  return (
    <>
      <PageTitle>{creative ? labels.titleOf(creative.name) : labels.adBuilder}</PageTitle>
      <BuilderScreen
        campaignID={campaignID}
        session={session}
        without={without}
        onReload={builder.onReload}
        isDirty={builder.isDirty}
        isStored={builder.isStored}
        onChange={builder.onChange}
        onDiscard={builder.discard}
        onSave={(ad) => {
          setSaved(ad)
          saving.show()
        }}
        isSaveComing={saving.isComing}
        onVideoUpload={onVideoUpload}
        onFilesChoose={files.choose}
      />
      {files.dialog}
      {saving.dialog && saved && (
        <SaveDialog
          {...saving.dialog}
          key={saving.dialog.key}
          {...saved}
          campaignID={campaignID}
          opened={creative}
          knownHtml={session?.knownHtml}
          onSaved={(creatives) => {
            const own = creatives.find(({ id }) => id === creative?.id) ?? creatives[0]
            if (!own) return
            builder.keep(own)
            toast.show({ type: 'success', title: labels.adSaved, text: creatives.map(({ name }) => name).join(', ') })
            void navigate(paths.builder(own.campaignID, own.id), { replace: true })
          }}
        />
      )}
    </>
  )
}
