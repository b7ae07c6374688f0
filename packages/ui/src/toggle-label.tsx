import { Root as Label } from '@radix-ui/react-label'
import type { ReactNode } from 'react'
import { classNames } from './class-names.js'

interface ToggleLabelProps {
  /** Id of the checkbox or switch. */
  htmlFor: string
  label: ReactNode
  description?: ReactNode
  /** Id for `aria-describedby` of the control. */
  descriptionId: string
  disabled: boolean | undefined
}

/** Label and description of a checkbox or switch; both can be clicked. */
export function ToggleLabel({ htmlFor, label, description, descriptionId, disabled }: ToggleLabelProps) {
  const labelElement = (
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
  if (!description) return labelElement
  return (
    <span className="flex min-w-0 flex-col">
      {labelElement}
      {/* A second label would become part of the name, so the click is forwarded and the text stays a description. */}
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
