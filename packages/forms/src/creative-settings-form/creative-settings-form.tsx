import {
  type CreativeSetting,
  type CreativeSettingsChoices,
  creativeSettingsChoicesSchema,
  settingsChoices,
  settingsFromChoices,
} from '@placard/domain'
import { useMemo } from 'react'
import { Form, type FormProps } from '../form/form.js'
import { withDraftProblems } from '../with-draft-problems.js'
import { CreativeSettingsFields, type CreativeSettingsFieldsProps } from './settings-fields.js'

export { CreativeSettingsFields, type CreativeSettingsFieldsProps } from './settings-fields.js'

export interface CreativeSettingsFormProps
  extends Omit<
      FormProps<CreativeSettingsChoices, CreativeSettingsChoices>,
      'schema' | 'defaultValues' | 'fallback' | 'children' | 'onSubmit'
    >,
    CreativeSettingsFieldsProps {
  /** Stored settings; each of the five keys at most once. */
  settings: readonly CreativeSetting[]
  /** Called with the settings to store. Errors thrown are shown at the fields and above them. */
  onSubmit: (settings: CreativeSetting[]) => Promise<void> | void
  /** Error message for failures without one. @default 'Couldn’t save the settings.' */
  fallback?: string
}

/** Form for the five settings of a creative, with the stored layout. */
export function CreativeSettingsForm({
  settings,
  onSubmit,
  creatives,
  layout,
  layoutAction,
  fallback = 'Couldn’t save the settings.',
  ...props
}: CreativeSettingsFormProps) {
  const begun = useMemo(() => settingsChoices(settings), [settings])
  return (
    <Form
      aria-label="Creative settings"
      failureTitle="Not saved"
      {...props}
      schema={creativeSettingsChoicesSchema}
      defaultValues={begun}
      fallback={fallback}
      onSubmit={async (choices) => {
        const stored = settingsFromChoices(choices)
        try {
          await onSubmit(stored)
        } catch (failure) {
          throw withDraftProblems(failure, stored)
        }
      }}
    >
      <CreativeSettingsFields creatives={creatives} layout={layout} layoutAction={layoutAction} />
    </Form>
  )
}
