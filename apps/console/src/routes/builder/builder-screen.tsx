import { errorText } from '@placard/domain/api'
import type { Creative } from '@placard/domain/creative'
import { UNREADABLE_DESIGN } from '@placard/domain/internal/ad-builder'
import { CREATIVE_NOT_FOUND } from '@placard/domain/internal/creative'
import { ConflictActions, SaveStatus, type SaveStatusProps, UnsavedGuard, useTranslate } from '@placard/forms'
import { AdBuilder, type BuiltAd } from '@placard/forms/ad-builder'
import {
  Alert,
  Button,
  ButtonGroup,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
  ErrorState,
  IconButton,
  MenuItem,
  Skeleton,
  useAfterClose,
  useLabels,
} from '@placard/ui'
import { ArrowLeft, ChevronDown, Save, Settings2, SlidersHorizontal } from 'lucide-react'
import { type Ref, type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { PREVIEW_HOST } from '../../config.js'
import { MissingNotice } from '../../parts/missing-notice.js'
import { useNavigationBlocker } from '../../parts/navigation-blocker.js'
import { paths } from '../../paths.js'
import { lastScreen } from '../../state/last-screen.js'
import { changeSettings, settings } from '../../state/settings.js'
import { builderLabels } from './builder-labels.js'
import type { BuilderSession, WithoutSession } from './use-builder-session.js'
import type { SaveFailure } from './use-save-ad.js'

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
  /** Saves the ad, or opens the dialog for it if it was never saved. */
  onSave: (ad: BuiltAd) => void
  /** Opens the dialog for the name and the sizes. */
  onSaveAs: (ad: BuiltAd) => void
  /** True while the ad is being saved, or the code of the dialog loads. */
  isSaving: boolean
  /** Time of the last save in ms since 1970. */
  savedAt: number | undefined
  failure: SaveFailure | undefined
  /** Opens the version of somebody else instead of the unsaved one. */
  onTakeCurrent: (current: Creative) => void
  /** Uploads a video; undefined while there is no creative. */
  onVideoUpload: Parameters<typeof AdBuilder>[0]['onVideoUpload']
  /** Opens the file manager to choose images. */
  onFilesChoose: Parameters<typeof AdBuilder>[0]['onFilesChoose']
}

/** Screen of the ad builder in all its states. */
export function BuilderScreen({ campaignID, session, without, onReload, ...props }: BuilderScreenProps) {
  const labels = useLabels('builder', builderLabels)
  const { isDirty, isStored, onChange, onSave, onSaveAs, isSaving, savedAt, failure, onVideoUpload, onFilesChoose } =
    props
  const creative = session?.creative
  const title = useKeptFocus(`${session?.key} ${failure !== undefined} ${session?.isRestored && isDirty}`)
  if (without !== undefined) return <Without why={without} campaignID={campaignID} onReload={onReload} />
  const heading = (
    <Heading
      titleRef={title}
      backTo={lastScreen() ?? fallbackPath(campaignID, creative)}
      name={creative?.name ?? labels.newAd}
      savedAt={savedAt}
      state={isSaving ? 'submitting' : failure ? 'failed' : isDirty ? 'dirty' : 'clean'}
      status={isSaving ? labels.saving : isDirty ? undefined : creative ? labels.saved : labels.nothingToSave}
      dirtyLabel={labels.unsaved}
    />
  )
  if (!session)
    return (
      <div className="flex h-full flex-col bg-surface" aria-busy="true">
        <div className="border-line-subtle border-b px-2 py-1">{heading}</div>
        <Skeleton className="m-4 flex-1 rounded-card" />
      </div>
    )
  return (
    <>
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
        onSave={onSave}
        layout={settings().builderLayout}
        onLayoutChange={(builderLayout) => changeSettings({ builderLayout })}
        className="h-full rounded-none border-0"
        heading={heading}
        notices={<Notices session={session} {...props} />}
        actions={(ad) => (
          <SaveButtons
            creative={creative}
            isSaving={isSaving}
            onSave={() => onSave(ad)}
            onSaveAs={() => onSaveAs(ad)}
          />
        )}
      />
      <LeavingGuard isDirty={isDirty} isStored={isStored} />
    </>
  )
}

/** Moves focus to the title when what had it is gone, such as the button of a message. Returns the ref of the title. */
function useKeptFocus(shown: string): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (document.activeElement === document.body) title.current?.focus()
  }, [shown])
  return title
}

/** Returns the screen to go back to where the one before is not known. */
const fallbackPath = (campaignID: string, creative: Creative | undefined) => {
  if (creative) return paths.creative(creative.campaignID, creative.id)
  return campaignID === '' ? paths.campaigns : paths.campaign(campaignID)
}

interface HeadingProps extends Pick<SaveStatusProps, 'state' | 'savedAt' | 'dirtyLabel'> {
  titleRef: Ref<HTMLHeadingElement>
  /** Path of the screen to go back to. */
  backTo: string
  name: string
  /** Text instead of the time of the last save. */
  status: string | undefined
}

/** Way back, and name of the ad with its save status. */
function Heading({ titleRef, backTo, name, status, ...save }: HeadingProps) {
  const labels = useLabels('builder', builderLabels)
  const isTimed = save.state !== 'submitting' && (status === undefined || save.savedAt !== undefined)
  return (
    <div className="flex min-w-0 items-center gap-2">
      <Button asChild size="sm" variant="ghost">
        <Link to={backTo}>
          <ArrowLeft aria-hidden className="rtl:-scale-x-100" /> {labels.back}
        </Link>
      </Button>
      <div className="min-w-0 max-w-44 [&_p]:truncate [&_p]:text-caption">
        <h1
          ref={titleRef}
          tabIndex={-1}
          title={name}
          className="truncate font-semibold text-dense text-ink leading-4 outline-none"
        >
          {name}
        </h1>
        {isTimed ? (
          <SaveStatus {...save} />
        ) : (
          <p role="status" className="flex min-h-5 items-center text-ink-muted">
            {status}
          </p>
        )}
      </div>
    </div>
  )
}

interface SaveButtonsProps {
  creative: Creative | undefined
  isSaving: boolean
  onSave: () => void
  onSaveAs: () => void
}

/** Button that saves, with a menu for an ad that exists. */
function SaveButtons({ creative, isSaving, onSave, onSaveAs }: SaveButtonsProps) {
  const labels = useLabels('builder', builderLabels)
  const { afterClose, onCloseAutoFocus } = useAfterClose()
  const save = (
    <Button
      size="sm"
      variant="primary"
      aria-keyshortcuts="Control+S Meta+S"
      {...(!creative && { 'aria-haspopup': 'dialog' as const })}
      loading={isSaving}
      onClick={onSave}
    >
      <Save aria-hidden /> {labels.save}
    </Button>
  )
  if (!creative) return save
  return (
    <ButtonGroup label={labels.save}>
      {save}
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton size="sm" label={labels.moreActions}>
            <ChevronDown aria-hidden />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" onCloseAutoFocus={onCloseAutoFocus}>
          <MenuItem icon={<SlidersHorizontal aria-hidden />} onSelect={() => afterClose(onSaveAs)}>
            {labels.saveAs}
          </MenuItem>
          <MenuItem icon={<Settings2 aria-hidden />} asChild>
            <Link to={paths.creative(creative.campaignID, creative.id)}>{labels.creativeSettings}</Link>
          </MenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </ButtonGroup>
  )
}

type NoticesProps = Pick<BuilderScreenProps, 'isDirty' | 'isStored' | 'onDiscard' | 'failure' | 'onTakeCurrent'> & {
  session: BuilderSession
}

/** Messages about restored and unsaved changes. */
function Notices({ session, isDirty, isStored, onDiscard, failure, onTakeCurrent }: NoticesProps) {
  const labels = useLabels('builder', builderLabels)
  const translate = useTranslate()
  const isConflict = failure?.isConflict
  return (
    <div className="grid gap-2 empty:hidden [&>*]:mx-3 [&>*]:my-2">
      {session.isRestored && isDirty && !failure && (
        <Alert
          tone="info"
          title={labels.restored}
          action={
            <Button size="sm" onClick={onDiscard}>
              {session.creative ? labels.discardChanges : labels.startOver}
            </Button>
          }
        >
          {labels.restoredHint}
        </Alert>
      )}
      {isDirty && !isStored && (
        <Alert tone="warning" title={labels.notKept}>
          {labels.notKeptHint}
        </Alert>
      )}
      {failure && (
        <Alert
          tone="danger"
          live
          title={labels.notSaved}
          action={
            !isConflict && (
              <Button size="sm" onClick={() => failure.retry()}>
                {labels.tryAgain}
              </Button>
            )
          }
        >
          {translate(errorText(failure.error, labels.pleaseTryAgain))} {isStored && labels.changesKept}
          <ConflictActions<Creative>
            failure={failure.error}
            onTakeCurrent={onTakeCurrent}
            onKeepMine={(current) => failure.retry(current)}
          />
        </Alert>
      )}
    </div>
  )
}

/** Asks before leaving; the browser asks only if it can’t keep the changes. */
function LeavingGuard({ isDirty, isStored }: Pick<BuilderScreenProps, 'isDirty' | 'isStored'>) {
  const labels = useLabels('builder', builderLabels)
  const blocker = useNavigationBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <UnsavedGuard
      when={isDirty && !isStored}
      blocker={blocker}
      {...(isStored && { description: labels.leaveHint, leaveLabel: labels.leave })}
    />
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
        className="h-full min-h-96"
        titleAs="h1"
        title={labels.foreign}
        description={labels.foreignHint}
        action={back}
      />
    )
  if (why === 'damaged')
    return (
      <ErrorState
        className="h-full min-h-96"
        titleAs="h1"
        title={labels.openFailed}
        description={translate(UNREADABLE_DESIGN)}
        action={back}
      />
    )
  return (
    <ErrorState
      live
      className="h-full min-h-96"
      titleAs="h1"
      title={labels.loadFailed}
      description={translate(why.error)}
      action={<Button onClick={onReload}>{labels.tryAgain}</Button>}
    />
  )
}
