import type { Campaign } from '@placard/domain/campaign'
import type { CreativeSummary } from '@placard/domain/creative'
import { useLabels } from '@placard/ui'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import * as z from 'zod'
import { Form, type FormProps } from '../../engine/form/form.js'
import { ComboboxField } from '../../fields/combobox-field/combobox-field.js'

const defaultLabels = {
  addFailed: 'Couldn’t add the files.',
  target: 'Creative for the files',
  notAdded: 'Not added',
  pickFiles: 'Use files',
  campaign: 'Campaign',
  creative: 'Creative',
  newCreative: 'New creative',
  newCreativeHint: 'named after the first file',
}

/** Texts of the creative target form. */
export type CreativeTargetFormLabels = typeof defaultLabels

/** Value of the creative field for a new creative. */
const NEW_CREATIVE = 'new'

const CHOOSE_CAMPAIGN = 'Choose a campaign'

/** Schema of the form: a campaign, and one of its creatives or a new one. */
export const creativeTargetSchema = z.object({
  campaignID: z.string(CHOOSE_CAMPAIGN).min(1, CHOOSE_CAMPAIGN),
  /** null creates a creative. */
  creativeID: z
    .string()
    .nullable()
    .transform((id) => (id === NEW_CREATIVE ? null : id)),
})
export type CreativeTarget = z.output<typeof creativeTargetSchema>
type CreativeTargetFields = z.input<typeof creativeTargetSchema>

export interface CreativeTargetFormProps
  extends Omit<
    FormProps<CreativeTargetFields, CreativeTarget>,
    'schema' | 'defaultValues' | 'fallback' | 'editing' | 'children'
  > {
  /** Campaigns to choose from; undefined while they load. */
  campaigns: readonly Pick<Campaign, 'id' | 'name'>[] | undefined
  /** Creatives of the selected campaign; undefined while they load. */
  creatives: readonly Pick<CreativeSummary, 'id' | 'name' | 'type' | 'size'>[] | undefined
  /** Called with the selected campaign, whose creatives are to be loaded. */
  onCampaignChange: (campaignID: string) => void
  /** Shown below the fields, such as the progress of the submission. */
  status?: ReactNode
  /** Error message for failures without one. @default 'Couldn’t add the files.' */
  fallback?: string
  /** Focuses the first field on mount. @default false */
  autoFocus?: boolean
}

/**
 * Form that chooses a creative for files: one of a campaign, or a new one. The only campaign is selected from the start.
 * @experimental Props may change in a minor version.
 */
export function CreativeTargetForm({
  campaigns,
  creatives,
  onCampaignChange,
  status,
  fallback,
  autoFocus = false,
  ...props
}: CreativeTargetFormProps) {
  const labels = useLabels('creativeTargetForm', defaultLabels)
  return (
    <Form
      aria-label={labels.target}
      failureTitle={labels.notAdded}
      submitLabel={labels.pickFiles}
      {...props}
      schema={creativeTargetSchema}
      defaultValues={{ campaignID: '', creativeID: NEW_CREATIVE }}
      fallback={fallback ?? labels.addFailed}
    >
      <TargetFields {...{ campaigns, creatives, onCampaignChange, autoFocus }} />
      {status}
    </Form>
  )
}

type TargetFieldsProps = Pick<CreativeTargetFormProps, 'campaigns' | 'creatives' | 'onCampaignChange' | 'autoFocus'>

function TargetFields({ campaigns, creatives, onCampaignChange, autoFocus = false }: TargetFieldsProps) {
  const labels = useLabels('creativeTargetForm', defaultLabels)
  const { getValues, setValue } = useFormContext<CreativeTargetFields>()
  const onlyID = campaigns?.length === 1 ? campaigns[0]?.id : undefined
  const select = useEffectEvent((id: string) => {
    if (getValues('campaignID') !== '') return
    setValue('campaignID', id)
    onCampaignChange(id)
  })
  useEffect(() => {
    if (onlyID !== undefined) select(onlyID)
  }, [onlyID])
  return (
    <>
      <ComboboxField
        name="campaignID"
        label={labels.campaign}
        required
        autoFocus={autoFocus}
        items={(campaigns ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        loading={campaigns === undefined}
        onValueChange={(id) => {
          // A creative of another campaign.
          setValue('creativeID', NEW_CREATIVE)
          onCampaignChange(id)
        }}
      />
      <ComboboxField
        name="creativeID"
        label={labels.creative}
        required
        items={[
          { value: NEW_CREATIVE, label: labels.newCreative, hint: labels.newCreativeHint },
          ...(creatives ?? []).map(({ id, name, type, size }) => ({
            value: id,
            label: name,
            hint: `${type}, ${size}`,
          })),
        ]}
        loading={creatives === undefined}
      />
    </>
  )
}
