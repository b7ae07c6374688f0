import { classNames } from '../class-names.js'

const CHECKERBOARD =
  'bg-[conic-gradient(var(--placard-active)_25%,var(--placard-surface)_0_50%,var(--placard-active)_0_75%,var(--placard-surface)_0)] bg-[length:8px_8px]'

export interface ColorSwatchProps {
  /** The colour in a form that the browser knows; undefined while there is none. */
  color: string | undefined
}

/** A small field of a colour; squares behind it show how much of them comes through. */
export function ColorSwatch({ color }: ColorSwatchProps) {
  return (
    <span
      data-slot="color-swatch"
      data-state={color === undefined ? 'none' : 'color'}
      className={classNames(
        'relative size-5 shrink-0 overflow-hidden rounded-bar border forced-color-adjust-none',
        color === undefined ? 'border-line-control border-dashed' : classNames('border-line', CHECKERBOARD),
      )}
    >
      {color !== undefined && <span className="absolute inset-0" style={{ backgroundColor: color }} />}
    </span>
  )
}
