import type { Creative } from '@placard/domain/creative'
import type { BuiltAd } from '@placard/forms/ad-builder'
import { lazyPart, useLabels, useToast } from '@placard/ui'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { takeCreative } from '../../data/campaigns/creatives.js'
import { useChooseFiles } from '../../parts/files/use-choose-files.js'
import { useLazyDialog } from '../../parts/use-lazy-dialog.js'
import { paths } from '../../paths.js'
import { useCrumbs } from '../../shell/navigation/crumbs.js'
import { PageTitle } from '../../shell/navigation/page-title.js'
import { builderLabels } from './builder-labels.js'
import { BuilderScreen } from './builder-screen.js'
import { useBuilderSession } from './use-builder-session.js'
import { useSaveAd } from './use-save-ad.js'
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
  const onVideoUpload = useVideoUpload(creative)
  const files = useChooseFiles()
  const [asked, setAsked] = useState<BuiltAd>()
  const [savedAt, setSavedAt] = useState<number>()
  const asking = useLazyDialog(SaveDialog)
  const navigate = useNavigate()
  const toast = useToast()
  const tell = (creatives: Creative[]) =>
    toast.show({ type: 'success', title: labels.adSaved, text: creatives.map(({ name }) => name).join(', ') })
  const keep = (creatives: Creative[], ad: BuiltAd) => {
    const own = creatives.find(({ id }) => id === creative?.id) ?? creatives[0]
    setSavedAt(Date.now())
    if (own) builder.keep(own, ad)
    return own
  }
  const saving = useSaveAd({
    session,
    onStored: builder.noteStored,
    onSaved: (saved, created, ad) => {
      keep(saved, ad)
      if (created.length > 0) tell(created)
    },
  })
  const ask = (ad: BuiltAd) => {
    setAsked(ad)
    asking.show()
  }
  useCrumbs([])
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
        onSave={creative ? saving.save : ask}
        onSaveAs={ask}
        isSaving={saving.isSaving || asking.isComing}
        savedAt={savedAt}
        failure={saving.failure}
        onTakeCurrent={(current) => {
          saving.dismiss()
          builder.open(current)
          takeCreative(current)
        }}
        onVideoUpload={onVideoUpload}
        onFilesChoose={files.choose}
      />
      {files.dialog}
      {asking.dialog && asked && (
        <SaveDialog
          {...asking.dialog}
          key={asking.dialog.key}
          {...asked}
          campaignID={campaignID}
          session={session}
          onTakeCurrent={builder.open}
          onSaved={(creatives) => {
            const own = keep(creatives, asked)
            tell(creatives)
            if (own) void navigate(paths.builder(own.campaignID, own.id), { replace: true })
          }}
        />
      )}
    </>
  )
}
