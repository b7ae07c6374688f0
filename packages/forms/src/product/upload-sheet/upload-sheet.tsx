import type { PublishFinding } from '@placard/domain/creative'
import type { MacrosByPlatform, PlatformName, TagModel } from '@placard/domain/tags'
import { Button, Dialog, DialogContent, EmptyState, PageDropzone, useLabels } from '@placard/ui'
import { Upload } from 'lucide-react'
import { type ReactElement, type ReactNode, useRef } from 'react'
import type { HandOverCreator } from '../hand-over-dialog/hand-over-dialog.js'
import type { TagsDownloader } from '../tags-download.js'
import { SheetForm } from './sheet-form.js'
import { SheetResults } from './sheet-results.js'
import type { SheetLandingPages, SheetRow } from './sheet-row-model.js'
import type { SheetRowActions } from './sheet-row-view.js'
import { uploadSheetLabels } from './upload-sheet-labels.js'

export type { MoveTarget } from './sheet-row-menu.js'
export {
  landingPageOfRow,
  rowKey,
  type SheetFile,
  type SheetLandingPages,
  type SheetRow,
  type SheetRowState,
  setKey,
} from './sheet-row-model.js'
export type { SheetRowActions } from './sheet-row-view.js'
export type { UploadSheetLabels } from './upload-sheet-labels.js'

export interface UploadSheetProps extends SheetRowActions, Pick<TagModel, 'servingHost' | 'vendorID'> {
  /** True while the sheet is open. */
  open: boolean
  /** Called when the sheet opens or closes. */
  onOpenChange: (open: boolean) => void
  /** Name of the campaign. */
  campaignName: string
  /** Default landing page of the campaign. @default none */
  campaignLandingPage?: string | undefined
  /** Creatives, in their order; those of a set are next to each other. */
  rows: readonly SheetRow[]
  /** Entering files and landing page, or the results with the tags. */
  phase: 'edit' | 'results'
  /** Landing pages that are entered when the sheet opens. */
  landingPages: SheetLandingPages
  /** Called with the entered landing pages. */
  onLandingPagesChange: (landingPages: SheetLandingPages) => void
  /** Chosen platforms: at least one. The first is that of the creatives. */
  platforms: readonly PlatformName[]
  /** Platforms that were used last, the newest first. @default none */
  recentPlatforms?: readonly PlatformName[]
  /** Called with the chosen platforms. */
  onPlatformsChange: (platforms: PlatformName[]) => void
  /** Called with files that were chosen, dropped or pasted. */
  onFiles: (files: readonly File[]) => void
  /** Called when a folder without files is dropped. */
  onEmptyFolder?: (() => void) | undefined
  /** Accepted file name extensions: '.png'. */
  accept: readonly string[]
  /** True while creatives are created or published. */
  isRunning: boolean
  /** Reason why the last run ended early. */
  failure?: string | undefined
  /** Creates drafts, or creates and publishes; resolves when that has ended for all rows. */
  onCreate: (landingPages: SheetLandingPages, options: { isPublishing: boolean }) => Promise<void>
  /** Tries failed rows again. */
  onRetry: () => void
  /** Publishes the rows whose warnings are confirmed by this. */
  onConfirm: () => void
  /** Publishes the drafts. */
  onPublishDrafts: () => void
  /** Stops the run after what is under way. */
  onCancel: () => void
  /** Returns an empty link to the place where a finding of a draft is fixed. */
  renderLink: (row: SheetRow, finding: PublishFinding) => ReactElement
  /** Macros entered by the user, by platform; undefined while they load, because tags would be wrong without them. */
  macros: MacrosByPlatform | undefined
  /** Creates a spreadsheet of the tags for a platform; without it, there is no button. */
  onTagsDownload?: TagsDownloader | undefined
  /** Creates a hand-over pack; without it, there is no button. */
  onHandOver?: HandOverCreator | undefined
  /** Content inside of the dialog, such as a question. */
  children?: ReactNode
}

/** Large on wide screens, the whole of small ones. */
const FULL_SCREEN =
  'max-sm:m-0 max-sm:h-dvh max-sm:max-h-dvh max-sm:w-full max-sm:max-w-none max-sm:rounded-none max-sm:border-0'

/**
 * Sheet that turns files into creatives: a row per creative with its findings, one landing page and platforms for all,
 * then the tags of all.
 */
export function UploadSheet(props: UploadSheetProps) {
  const { open, onOpenChange, campaignName, rows, phase, onFiles, onEmptyFolder, accept, children } = props
  const labels = useLabels('uploadSheet', uploadSheetLabels)
  const input = useRef<HTMLInputElement>(null)
  const addButton = (
    <>
      <Button onClick={() => input.current?.click()} className="w-fit">
        <Upload aria-hidden /> {labels.addFiles}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept.join()}
        aria-label={labels.addFiles}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size="lg"
        title={labels.title(campaignName)}
        className={FULL_SCREEN}
        onInteractOutside={(event) => event.preventDefault()}
      >
        {rows.length === 0 ? (
          <EmptyState
            titleAs="h3"
            icon={<Upload aria-hidden />}
            title={labels.emptyTitle}
            description={labels.emptyHint}
            action={addButton}
          />
        ) : phase === 'edit' ? (
          <SheetForm {...props} addButton={addButton} />
        ) : (
          <SheetResults {...props} onClose={() => onOpenChange(false)} />
        )}
        <PageDropzone inDialog label={labels.dropToAdd} onFiles={onFiles} onEmpty={onEmptyFolder} />
        {children}
      </DialogContent>
    </Dialog>
  )
}
