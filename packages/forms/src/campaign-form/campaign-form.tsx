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
  /** The campaign to change; without one the form makes a new one. */
  campaign?: Parameters<typeof campaignFieldsOf>[0]
  /** The day that 'today' means. @default today on this device */
  today?: Day
  /** What is said when a failure has no words of its own. @default 'The campaign could not be saved.' */
  fallback?: string
  /** When somebody else has saved meanwhile: takes theirs. The form then shows it. */
  onTakeCurrent?: (current: Campaign) => void
  /** When somebody else has saved meanwhile: takes the number of their version, so that the next attempt replaces it. */
  onKeepMine?: (current: Campaign) => void
  /** Takes the focus at once. @default false */
  autoFocus?: boolean
}

/** What a person decides about a campaign: its name, and its first and last day. For a new one, and for one that is there. */
export function CampaignForm({
  campaign,
  today,
  fallback = 'The campaign could not be saved.',
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
