import { Root as Label } from '@radix-ui/react-label'
import type { ReactNode } from 'react'
import { classNames } from './class-names.js'

interface ToggleLabelProps {
  /** Id of the box or switch. */
  htmlFor: string
  label: ReactNode
  description?: ReactNode
  /** Id by which the description describes the control. */
  descriptionId: string
  disabled: boolean | undefined
}

/** The words beside a checkbox or switch; both lines are part of what can be pressed. */
export function ToggleLabel({ htmlFor, label, description, descriptionId, disabled }: ToggleLabelProps) {
  const words = (
    <Label
      htmlFor={htmlFor}
      className={classNames(
        'min-w-0 wrap-anywhere text-body',
        disabled ? 'cursor-not-allowed text-ink-subtle' : 'cursor-pointer text-ink',
      )}
    >
      {label}
    </Label>
  )
  if (!description) return words
  return (
    <span className="flex min-w-0 flex-col">
      {words}
      {/* A second label would become part of the name: a press is forwarded, the words stay a description. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboards have the control itself. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only widens the target of the control. */}
      <span
        id={descriptionId}
        onClick={() => document.getElementById(htmlFor)?.click()}
        className={classNames(
          'wrap-anywhere text-caption text-ink-subtle',
          disabled ? 'cursor-not-allowed' : 'cursor-pointer',
        )}
      >
        {description}
      </span>
    </span>
  )
}
