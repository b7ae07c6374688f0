import { ALargeSmall, CircleCheck, TriangleAlert } from 'lucide-react'
import { classNames } from '../class-names.js'
import { contrastRatio, parseColor, type Readability, ratioText, readability } from './color-math.js'

export interface ContrastNoteProps {
  /** The id that the text box is described by. */
  id: string
  /** The colour in a form that the browser knows. */
  value: string
  /** What it stands on. */
  background: string
  labels: Record<Readability, string>
}

/** How well text of this colour can be read on its background: the ratio, a word for it, and a sample. */
export function ContrastNote({ id, value, background, labels }: ContrastNoteProps) {
  const [color, ground] = [parseColor(value), parseColor(background)]
  if (!color || !ground) return null
  const ratio = contrastRatio(color, ground)
  const judgement = readability(ratio)
  const Icon = judgement === 'readable' ? CircleCheck : TriangleAlert
  return (
    <p id={id} className="flex items-center gap-2 text-caption text-ink-muted">
      <span
        aria-hidden
        className="flex h-4 w-6 shrink-0 items-center justify-center rounded-bar border border-line forced-color-adjust-none"
        style={{ color: value, backgroundColor: background }}
      >
        <ALargeSmall className="size-3.5" strokeWidth={2} />
      </span>
      <span className="flex min-w-0 items-center gap-1">
        <Icon
          aria-hidden
          className={classNames(
            'size-3.5 shrink-0',
            judgement === 'readable' ? 'text-success-ink' : 'text-warning-ink',
          )}
        />
        <bdi className="min-w-0 tabular-nums">
          {ratioText(ratio)}, {labels[judgement]}
        </bdi>
      </span>
    </p>
  )
}
