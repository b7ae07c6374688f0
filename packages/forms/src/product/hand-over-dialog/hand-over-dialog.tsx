import { handOverSelectionSchema, MAX_PACK_CREATIVES } from '@placard/domain/internal/tags'
import { type HandOverSelection, PLATFORM_NAMES, type PlatformName } from '@placard/domain/tags'
import { Alert, Button, Dialog, DialogClose, DialogContent, EmptyState, Progress, useLabels } from '@placard/ui'
import { PackageOpen } from 'lucide-react'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Form } from '../../engine/form/form.js'
import { MultiSelectField } from '../../fields/multi-select-field/multi-select-field.js'
import { useReportTexts } from '../../use-report-texts.js'
import type { AttemptOptions } from '../use-attempt.js'
import { CreativeSelection, isPublished, type SelectableCreative } from './creative-selection.js'
import { handOverDialogLabels } from './hand-over-dialog-labels.js'

/** Creates a hand-over pack and saves it as a download; rejects with the reason. */
export type HandOverCreator = (selection: HandOverSelection, options: AttemptOptions) => Promise<void>

export interface HandOverDialogProps {
  /** True while the dialog is open. */
  open: boolean
  /** Called when the dialog opens or closes. Closing cancels an unfinished pack. */
  onOpenChange: (open: boolean) => void
  /** Creatives of the campaign; published ones are selected. */
  creatives: readonly SelectableCreative[]
  /** Initially selected platforms. @default none */
  platforms?: readonly PlatformName[]
  /** Creates the pack. Errors thrown are shown. */
  onCreate: HandOverCreator
}

const PLATFORM_OPTIONS = PLATFORM_NAMES.map((name) => ({ value: name, label: name }))

/** Dialog to create a hand-over pack for publishers: creatives, platforms, progress and download. */
export function HandOverDialog({ open, onOpenChange, ...props }: HandOverDialogProps) {
  const labels = useLabels('handOverDialog', handOverDialogLabels)
  const isNonePublished = !props.creatives.some(isPublished)
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size="md"
        title={labels.createHandOverPack}
        description={labels.hint}
        // Submit events bubble through portals; do not submit a form around the panel.
        onSubmit={(event: SyntheticEvent) => event.stopPropagation()}
      >
        {isNonePublished ? (
          <EmptyState
            titleAs="h3"
            icon={<PackageOpen aria-hidden />}
            title={labels.nothingYet}
            description={labels.nothingYetHint}
            action={
              <DialogClose asChild>
                <Button>{labels.close}</Button>
              </DialogClose>
            }
          />
        ) : (
          <HandOverForm {...props} />
        )}
      </DialogContent>
    </Dialog>
  )
}

type HandOverFormProps = Omit<HandOverDialogProps, 'open' | 'onOpenChange'>

function HandOverForm({ creatives, platforms = [], onCreate }: HandOverFormProps) {
  const labels = useLabels('handOverDialog', handOverDialogLabels)
  const { whole } = useReportTexts()
  const [share, setShare] = useState<number | null>()
  const [created, setCreated] = useState<HandOverSelection>()
  const controller = useRef<AbortController>(undefined)
  const isRunning = share !== undefined
  useEffect(() => () => controller.current?.abort(), [])

  const create = async (selection: HandOverSelection) => {
    const current = new AbortController()
    controller.current = current
    const { signal } = current
    setCreated(undefined)
    setShare(null)
    try {
      await onCreate(selection, { signal, onProgress: (done) => !signal.aborted && setShare(done) })
      if (!signal.aborted) setCreated(selection)
    } catch (failure) {
      // Cancelling is not a failure.
      if (!signal.aborted) throw failure
    } finally {
      setShare(undefined)
    }
  }
  return (
    <Form
      aria-label={labels.handOverPack}
      schema={handOverSelectionSchema}
      defaultValues={{
        creativeIDs: creatives
          .filter(isPublished)
          .slice(0, MAX_PACK_CREATIVES)
          .map(({ id }) => id),
        platforms: [...platforms],
      }}
      fallback={labels.createFailed}
      failureTitle={labels.notCreated}
      submitLabel={labels.createPack}
      bar="dialog"
      secondary={
        isRunning ? (
          <Button onClick={() => controller.current?.abort()}>{labels.cancel}</Button>
        ) : (
          <DialogClose asChild>
            <Button>{labels.close}</Button>
          </DialogClose>
        )
      }
      onSubmit={create}
    >
      <CreativeSelection name="creativeIDs" creatives={creatives} disabled={isRunning} />
      <MultiSelectField
        name="platforms"
        label={labels.platforms}
        hint={labels.platformsHint}
        required
        selectAll
        items={PLATFORM_OPTIONS}
        disabled={isRunning}
      />
      {isRunning && <Progress label={labels.creating} value={share === null ? null : share * 100} />}
      {created && (
        <Alert live tone="success" title={labels.packDownloaded}>
          {labels.contents(created.creativeIDs.length, created.platforms.length, whole)}
        </Alert>
      )}
    </Form>
  )
}
