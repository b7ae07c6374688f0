import {
  type CreativeSetting,
  type CreativeSettingsChoices,
  creativeSettingsChoicesSchema,
  settingsChoices,
  settingsFromChoices,
} from '@placard/domain'
import { useMemo } from 'react'
import { atDraftFields } from '../at-draft-fields.js'
import { Form, type FormProps } from '../form/form.js'
import { CreativeSettingsFields, type CreativeSettingsFieldsProps } from './settings-fields.js'

export { CreativeSettingsFields, type CreativeSettingsFieldsProps } from './settings-fields.js'

export interface CreativeSettingsFormProps
  extends Omit<
      FormProps<CreativeSettingsChoices, CreativeSettingsChoices>,
      'schema' | 'defaultValues' | 'fallback' | 'children' | 'onSubmit'
    >,
    CreativeSettingsFieldsProps {
  /** The settings as they are stored: each of the five keys at most once. */
  settings: readonly CreativeSetting[]
  /** Gets the settings as they are stored; what it throws is shown at the fields and above them. */
  onSubmit: (settings: CreativeSetting[]) => Promise<void> | void
  /** What is said when a failure has no words of its own. @default 'The settings could not be saved.' */
  fallback?: string
}

/** The five settings of a creative: what they do, and what is stored of its layout. */
export function CreativeSettingsForm({
  settings,
  onSubmit,
  creatives,
  layout,
  layoutAction,
  fallback = 'The settings could not be saved.',
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
          throw atDraftFields(failure, stored)
        }
      }}
    >
      <CreativeSettingsFields creatives={creatives} layout={layout} layoutAction={layoutAction} />
    </Form>
  )
}
