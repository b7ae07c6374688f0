import type { PlatformName } from '@placard/domain/tags'
import { Button, useLabels } from '@placard/ui'
import { PackageOpen } from 'lucide-react'
import { useId, useState } from 'react'
import { useReportTexts } from '../../use-report-texts.js'
import { type HandOverCreator, HandOverDialog } from '../hand-over-dialog/hand-over-dialog.js'
import type { TaggedCreative } from '../tagged-creative.js'
import { tagsPanelLabels } from '../tags-panel-labels.js'

export interface HandOverProps {
  /** All creatives; published ones can be handed over. */
  creatives: readonly TaggedCreative[]
  /** Total number of creatives while not all are loaded. */
  of?: number | undefined
  /** Platform that is selected first. */
  platform: PlatformName
  /** Creates the pack. */
  onCreate: HandOverCreator
}

/** Row with a button that opens the dialog for a hand-over pack. */
export function HandOver({ creatives, of, platform, onCreate }: HandOverProps) {
  const texts = useReportTexts()
  const labels = useLabels('tagsPanel', tagsPanelLabels)
  const id = useId()
  const [open, setOpen] = useState(false)
  const isPart = of !== undefined
  return (
    <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-3 border-line-subtle border-t pt-4">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="font-semibold text-body text-ink">{labels.handOverPack}</h3>
        <p id={id} className="text-dense text-ink-muted">
          {isPart ? labels.loadingCreatives(texts.whole(creatives.length), texts.whole(of)) : labels.handOverHint}
        </p>
      </div>
      <Button aria-disabled={isPart || undefined} aria-describedby={id} onClick={() => setOpen(!isPart)}>
        <PackageOpen aria-hidden />
        {labels.createPack}
      </Button>
      <HandOverDialog open={open} onOpenChange={setOpen} platforms={[platform]} {...{ creatives, onCreate }} />
    </div>
  )
}
