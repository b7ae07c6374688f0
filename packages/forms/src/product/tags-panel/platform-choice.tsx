import type { CreativeType } from '@placard/domain/creative'
import { clickTagMacro, platformWithMacros } from '@placard/domain/internal/tags'
import { type MacrosByPlatform, PLATFORM_NAMES, PLATFORMS, type PlatformName } from '@placard/domain/tags'
import { Field, Select, useLabels } from '@placard/ui'
import type { ReactNode } from 'react'
import { useTranslate } from '../../use-translate.js'
import { tagsPanelLabels } from '../tags-panel-labels.js'

const readClick = (name: PlatformName) => PLATFORMS[name].click.raw?.text

export interface PlatformChoiceProps {
  /** Accessible name. */
  label: ReactNode
  /** Selected platform. */
  value: PlatformName
  /** Called with the selected platform. */
  onValueChange: (value: PlatformName) => void
  /** Creative type, because not every tag contains a click macro. */
  type: CreativeType
  /** Macros entered by the user, by platform. */
  macros: MacrosByPlatform
  /** Platform to leave out. */
  without?: PlatformName
}

/** Select for one of the eleven platforms, with the click macro of the selected one. */
export function PlatformChoice({ label, value, onValueChange, type, macros, without }: PlatformChoiceProps) {
  const labels = useLabels('tagsPanel', tagsPanelLabels)
  const translate = useTranslate()
  const fact = clickTagMacro(platformWithMacros(value, macros[value]), type)
  const [macro] = fact.macros
  return (
    <Field
      label={label}
      hint={
        macro === undefined ? (
          labels.clickMacroIs(translate(fact.description))
        ) : (
          <>
            {labels.clickMacro}
            <code dir="ltr" className="font-mono text-ink wrap-anywhere">
              {macro}
            </code>
            {!fact.confirmed && labels.unconfirmedCheck(value)}
          </>
        )
      }
    >
      <Select
        value={value}
        onValueChange={(next) => {
          const name = PLATFORM_NAMES.find((one) => one === next)
          if (name) onValueChange(name)
        }}
        options={PLATFORM_NAMES.filter((name) => name !== without).map((name) => ({
          value: name,
          label: name,
          description: readClick(name) ?? labels.notPublic,
        }))}
      />
    </Field>
  )
}
