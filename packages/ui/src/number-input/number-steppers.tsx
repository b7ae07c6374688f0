import { Minus, Plus } from 'lucide-react'
import { type PointerEvent, useEffect, useRef } from 'react'
import { ControlButton, type ControlFrameProps } from '../control-frame.js'

const HOLD_MS = 400
const REPEAT_MS = 60

interface StepButtonProps {
  label: string
  size: ControlFrameProps['size']
  atBound: boolean
  disabled: boolean | undefined
  onStep: () => void
  children: React.ReactNode
}

/** One press is one step, holding it goes on. Keys have the arrows, so Tab passes it by. */
function StepButton({ atBound, onStep, ...props }: StepButtonProps) {
  const latest = useRef({ atBound, onStep })
  latest.current = { atBound, onStep }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const again = (wait: number) => {
    timer.current = setTimeout(() => {
      if (latest.current.atBound) return
      latest.current.onStep()
      again(REPEAT_MS)
    }, wait)
  }
  const press = (event: PointerEvent) => {
    if (event.button !== 0 || props.disabled) return
    if (!atBound) onStep()
    again(HOLD_MS)
  }
  return (
    <ControlButton
      {...props}
      tabIndex={-1}
      aria-disabled={atBound || undefined}
      onPointerDown={press}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      // Only assistive technology clicks without a pointer having been down.
      onClick={(event) => event.detail === 0 && !atBound && onStep()}
    />
  )
}

export interface NumberSteppersProps {
  size: ControlFrameProps['size']
  disabled: boolean | undefined
  atMin: boolean
  atMax: boolean
  labels: { decrease: string; increase: string }
  onStep: (steps: number) => void
}

/** The two buttons of a number box. */
export function NumberSteppers({ size, disabled, atMin, atMax, labels, onStep }: NumberSteppersProps) {
  return (
    <span className="flex shrink-0 items-center gap-0.5">
      <StepButton label={labels.decrease} size={size} disabled={disabled} atBound={atMin} onStep={() => onStep(-1)}>
        <Minus aria-hidden />
      </StepButton>
      <StepButton label={labels.increase} size={size} disabled={disabled} atBound={atMax} onStep={() => onStep(1)}>
        <Plus aria-hidden />
      </StepButton>
    </span>
  )
}
