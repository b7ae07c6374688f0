import { CREATIVE_NOT_FOUND, type Creative, UNREADABLE_DESIGN } from '@placard/domain'
import { AdBuilder, type BuiltAd, UnsavedGuard } from '@placard/forms'
import { Alert, Button, ErrorState, PageHeader, Skeleton } from '@placard/ui'
import { Save } from 'lucide-react'
import { Link, useBlocker } from 'react-router-dom'
import { MissingNotice } from '../../parts/missing-notice.js'
import { paths } from '../../paths.js'
import type { BuilderSession, WithoutSession } from './use-builder-session.js'

/** Page that shows the preview: the console's own policy forbids the scripts of an ad. */
const PREVIEW_HOST = '/serve/preview'

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
}

/** Screen of the ad builder in all its states. */
export function BuilderScreen({ campaignID, session, without, onReload, ...props }: BuilderScreenProps) {
  if (without !== undefined) return <Without why={without} campaignID={campaignID} onReload={onReload} />
  const { isDirty, isStored, onChange, onDiscard, onSave, isSaveComing, onVideoUpload } = props
  const creative = session?.creative
  return (
    <div className="flex min-w-0 flex-col gap-4" aria-busy={!session || undefined}>
      <PageHeader
        title={creative?.name ?? 'New ad'}
        description={<SaveState isDirty={isDirty} isStored={isStored} creative={creative} />}
        actions={creative && <CreativeLink creative={creative} />}
      />
      {session?.isRestored && isDirty && (
        <Alert
          tone="info"
          title="Unsaved changes restored"
          action={
            <Button size="sm" onClick={onDiscard}>
              {creative ? 'Discard changes' : 'Start over'}
            </Button>
          }
        >
          They were kept in this browser when you last left the builder.
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
              <Save aria-hidden /> Save
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
  const blocker = useBlocker(when)
  return <UnsavedGuard when={when} blocker={blocker} />
}

function SaveState({
  isDirty,
  isStored,
  creative,
}: Pick<BuilderScreenProps, 'isDirty' | 'isStored'> & { creative: Creative | undefined }) {
  if (!isDirty) return <span>{creative ? 'Saved' : 'Nothing to save yet'}</span>
  return (
    <span>
      {isStored
        ? 'Unsaved changes, kept in this browser'
        : 'Unsaved changes. This browser can’t keep them, so save soon.'}
    </span>
  )
}

function CreativeLink({ creative: { id, campaignID } }: { creative: Creative }) {
  return (
    <Button asChild>
      <Link to={paths.creative(campaignID, id)}>Creative settings</Link>
    </Button>
  )
}

interface WithoutProps extends Pick<BuilderScreenProps, 'campaignID' | 'onReload'> {
  why: WithoutSession
}

function Without({ why, campaignID, onReload }: WithoutProps) {
  const back = (
    <Button asChild>
      <Link to={campaignID === '' ? paths.campaigns : paths.campaign(campaignID)}>
        {campaignID === '' ? 'Go to campaigns' : 'Go to the campaign'}
      </Link>
    </Button>
  )
  if (why === 'missing') return <MissingNotice title={CREATIVE_NOT_FOUND} action={back} />
  if (why === 'foreign')
    return (
      <ErrorState
        className="min-h-96"
        titleAs="h1"
        title="This creative wasn’t made with the ad builder"
        description="Only ads made here can be opened here. Its own page has all its settings."
        action={back}
      />
    )
  if (why === 'damaged')
    return (
      <ErrorState
        className="min-h-96"
        titleAs="h1"
        title="Couldn’t open the ad"
        description={UNREADABLE_DESIGN}
        action={back}
      />
    )
  return (
    <ErrorState
      live
      className="min-h-96"
      titleAs="h1"
      title="Couldn’t load the ad"
      description={why.error}
      action={<Button onClick={onReload}>Try again</Button>}
    />
  )
}
