import { CREATIVE_NOT_FOUND, type Creative, UNREADABLE_DESIGN } from '@placard/domain'
import { AdBuilder, type BuiltAd, UnsavedGuard, useTranslate } from '@placard/forms'
import { Alert, Button, ErrorState, PageHeader, Skeleton, useLabels } from '@placard/ui'
import { Save } from 'lucide-react'
import { Link } from 'react-router-dom'
import { PREVIEW_HOST } from '../../config.js'
import { MissingNotice } from '../../parts/missing-notice.js'
import { useNavigationBlocker } from '../../parts/navigation-blocker.js'
import { paths } from '../../paths.js'
import { builderLabels } from './builder-labels.js'
import type { BuilderSession, WithoutSession } from './use-builder-session.js'

export interface BuilderScreenProps {
  campaignID: string
  /** Open ad; undefined while it loads. */
  session: BuilderSession | undefined
  /** Reason why there is none. */
  without: WithoutSession | undefined
  onReload: () => void
  isDirty: boolean
  /** False if unsaved changes could not be kept in this browser. */
  isStored: boolean
  onChange: (ad: BuiltAd) => void
  /** Removes unsaved changes. */
  onDiscard: () => void
  /** Opens the dialog that saves the ad. */
  onSave: (ad: BuiltAd) => void
  /** True while the code of that dialog loads. */
  isSaveComing: boolean
  /** Uploads a video; undefined while there is no creative. */
  onVideoUpload: Parameters<typeof AdBuilder>[0]['onVideoUpload']
  /** Opens the file manager to choose images. */
  onFilesChoose: Parameters<typeof AdBuilder>[0]['onFilesChoose']
}

/** Screen of the ad builder in all its states. */
export function BuilderScreen({ campaignID, session, without, onReload, ...props }: BuilderScreenProps) {
  const labels = useLabels('builder', builderLabels)
  if (without !== undefined) return <Without why={without} campaignID={campaignID} onReload={onReload} />
  const { isDirty, isStored, onChange, onDiscard, onSave, isSaveComing, onVideoUpload, onFilesChoose } = props
  const creative = session?.creative
  return (
    <div className="flex min-w-0 flex-col gap-4" aria-busy={!session || undefined}>
      <PageHeader
        title={creative?.name ?? labels.newAd}
        description={<SaveState isDirty={isDirty} isStored={isStored} creative={creative} />}
        actions={creative && <CreativeLink creative={creative} />}
      />
      {session?.isRestored && isDirty && (
        <Alert
          tone="info"
          title={labels.restored}
          action={
            <Button size="sm" onClick={onDiscard}>
              {creative ? labels.discardChanges : labels.startOver}
            </Button>
          }
        >
          {labels.restoredHint}
        </Alert>
      )}
      {session ? (
        <AdBuilder
          key={session.key}
          ad={session.ad}
          sizeID={session.sizeID}
          creative={creative}
          previewHost={PREVIEW_HOST}
          onChange={onChange}
          onVideoUpload={onVideoUpload}
          onFilesChoose={onFilesChoose}
          startsWithTemplates={!creative && !session.isRestored}
          className="lg:h-[calc(100dvh-12rem)] lg:min-h-176"
          actions={(ad) => (
            <Button
              size="sm"
              variant="primary"
              aria-haspopup="dialog"
              loading={isSaveComing}
              onClick={() => onSave(ad)}
            >
              <Save aria-hidden /> {labels.save}
            </Button>
          )}
        />
      ) : (
        <Skeleton className="h-176 rounded-card" />
      )}
      {!isStored && <LeavingGuard when={isDirty} />}
    </div>
  )
}

/** Asks before leaving, because nothing keeps the changes. */
function LeavingGuard({ when }: { when: boolean }) {
  const blocker = useNavigationBlocker(when)
  return <UnsavedGuard when={when} blocker={blocker} />
}

function SaveState({
  isDirty,
  isStored,
  creative,
}: Pick<BuilderScreenProps, 'isDirty' | 'isStored'> & { creative: Creative | undefined }) {
  const labels = useLabels('builder', builderLabels)
  if (!isDirty) return <span>{creative ? labels.saved : labels.nothingToSave}</span>
  return <span>{isStored ? labels.unsavedKept : labels.unsaved}</span>
}

function CreativeLink({ creative: { id, campaignID } }: { creative: Creative }) {
  const labels = useLabels('builder', builderLabels)
  return (
    <Button asChild>
      <Link to={paths.creative(campaignID, id)}>{labels.creativeSettings}</Link>
    </Button>
  )
}

interface WithoutProps extends Pick<BuilderScreenProps, 'campaignID' | 'onReload'> {
  why: WithoutSession
}

function Without({ why, campaignID, onReload }: WithoutProps) {
  const labels = useLabels('builder', builderLabels)
  const translate = useTranslate()
  const back = (
    <Button asChild>
      <Link to={campaignID === '' ? paths.campaigns : paths.campaign(campaignID)}>
        {campaignID === '' ? labels.goToCampaigns : labels.goToCampaign}
      </Link>
    </Button>
  )
  if (why === 'missing') return <MissingNotice title={CREATIVE_NOT_FOUND} action={back} />
  if (why === 'foreign')
    return (
      <ErrorState
        className="min-h-96"
        titleAs="h1"
        title={labels.foreign}
        description={labels.foreignHint}
        action={back}
      />
    )
  if (why === 'damaged')
    return (
      <ErrorState
        className="min-h-96"
        titleAs="h1"
        title={labels.openFailed}
        description={translate(UNREADABLE_DESIGN)}
        action={back}
      />
    )
  return (
    <ErrorState
      live
      className="min-h-96"
      titleAs="h1"
      title={labels.loadFailed}
      description={translate(why.error)}
      action={<Button onClick={onReload}>{labels.tryAgain}</Button>}
    />
  )
}
