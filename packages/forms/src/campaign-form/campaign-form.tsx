import {
  type Campaign,
  type CampaignFields,
  type CampaignInput,
  campaignFieldsOf,
  campaignFieldsSchema,
  type Day,
} from '@placard/domain'
import { useState } from 'react'
import { ConflictActions } from '../conflict-actions.js'
import { Form, type FormProps } from '../form/form.js'
import { TextField } from '../text-field/text-field.js'
import { FlightFields } from './flight-fields.js'

export { FlightFields, type FlightFieldsProps } from './flight-fields.js'

export interface CampaignFormProps
  extends Omit<
    FormProps<CampaignFields, CampaignInput>,
    'schema' | 'defaultValues' | 'fallback' | 'failureAction' | 'editing' | 'children'
  > {
  /** Campaign to edit; without it, the form creates one. */
  campaign?: Parameters<typeof campaignFieldsOf>[0]
  /** Day treated as today. @default today on this device */
  today?: Day
  /** Error message for failures without one. @default 'Couldn’t save the campaign.' */
  fallback?: string
  /** Called after a version conflict when the user takes the saved version, which the form then shows. */
  onTakeCurrent?: (current: Campaign) => void
  /**
   * Called after a version conflict when the user keeps their input; use the version number of `current` for the next
   * save.
   */
  onKeepMine?: (current: Campaign) => void
  /** Focuses the first field on mount. @default false */
  autoFocus?: boolean
}

/** Form to create or edit a campaign: name, first day and last day. */
export function CampaignForm({
  campaign,
  today,
  fallback = 'Couldn’t save the campaign.',
  onTakeCurrent,
  onKeepMine,
  autoFocus = false,
  ...props
}: CampaignFormProps) {
  const [taken, setTaken] = useState<{ values: CampaignFields; times: number }>()
  const editing = campaign !== undefined
  return (
    <Form
      key={taken?.times ?? 0}
      aria-label={editing ? 'Campaign' : 'New campaign'}
      submitLabel={editing ? 'Save' : 'Create campaign'}
      failureTitle={editing ? 'Not saved' : 'Not created'}
      {...props}
      editing={editing}
      schema={campaignFieldsSchema}
      defaultValues={taken?.values ?? campaignFieldsOf(campaign)}
      fallback={fallback}
      failureAction={(failure) => (
        <ConflictActions<Campaign>
          failure={failure}
          onKeepMine={onKeepMine}
          onTakeCurrent={
            onTakeCurrent &&
            ((current) => {
              setTaken({ values: campaignFieldsOf(current), times: (taken?.times ?? 0) + 1 })
              onTakeCurrent(current)
            })
          }
        />
      )}
    >
      <TextField name="name" label="Name" required autoComplete="off" autoFocus={autoFocus || taken !== undefined} />
      <FlightFields {...(today !== undefined && { today })} />
    </Form>
  )
}
