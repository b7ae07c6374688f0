import { type AdDesign, BUILDER_TEMPLATES, newAdDesign } from '@placard/domain/ad-builder'
import { sampleDesign } from '@placard/domain/internal/ad-builder'
import { Dialog, DialogContent, useLabels } from '@placard/ui'
import { useTranslate } from '../use-translate.js'
import { adBuilderLabels } from './ad-builder-labels.js'
import { ArtboardView } from './canvas/layer-view.js'

export interface TemplatesDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called when the closed dialog returns the focus; prevent it to move the focus elsewhere. */
  onCloseAutoFocus?: (event: Event) => void
  /** Called with the design of the selected template, and its English name. */
  onSelect: (design: AdDesign, name: string) => void
}

const PREVIEW_ZOOM = 0.8

/** Choice of a design without layers. Its texts are translated like those of the templates. */
const EMPTY = { id: 'empty', name: 'Empty', description: 'A white artboard of 300x250' }

/** Dialog with the templates, which replace the design. */
export function TemplatesDialog({ open, onOpenChange, onCloseAutoFocus, onSelect }: TemplatesDialogProps) {
  const labels = useLabels('adBuilder', adBuilderLabels)
  const translate = useTranslate()
  const choose = (design: AdDesign, name: string) => {
    onSelect(design, name)
    onOpenChange(false)
  }
  const choices = [{ ...EMPTY, design: newAdDesign() }, ...BUILDER_TEMPLATES]
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size="lg"
        title={labels.templates}
        description={labels.templatesHint}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <ul className="grid grid-cols-[repeat(auto-fill,16.5rem)] gap-4">
          {choices.map(({ id, name, description, design }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => choose(design, name)}
                className="grid w-full cursor-pointer justify-items-start gap-2 rounded-card border border-line-subtle p-3 text-start hover:border-brand-line hover:bg-hover"
              >
                <span
                  aria-hidden
                  inert
                  className="relative block overflow-hidden border border-line-subtle"
                  style={{ width: 300 * PREVIEW_ZOOM, height: 250 * PREVIEW_ZOOM }}
                >
                  <ArtboardView
                    design={design}
                    styles={sampleDesign(design, design.timeline.durationMs)}
                    at={design.timeline.durationMs}
                    zoom={PREVIEW_ZOOM}
                  />
                </span>
                <span className="font-semibold text-dense text-ink">{translate(name)}</span>
                <span className="text-caption text-ink-muted">{translate(description)}</span>
              </button>
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  )
}
