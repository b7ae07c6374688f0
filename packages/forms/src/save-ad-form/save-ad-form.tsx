import { creativeInputSchema, webUrlSchema } from '@placard/domain'
import { useWatch } from 'react-hook-form'
import * as z from 'zod'
import { CheckboxGroupField } from '../checkbox-group-field/checkbox-group-field.js'
import { ComboboxField } from '../combobox-field/combobox-field.js'
import { Form, type FormProps } from '../form/form.js'
import { TextField } from '../text-field/text-field.js'
import { UrlField } from '../url-field/url-field.js'

/** Where and how an ad of the builder is saved. */
const saveAdSchema = z.object({
  name: creativeInputSchema.shape.name.unwrap(),
  campaignID: z.string('Choose a campaign').min(1, 'Choose a campaign'),
  /** Landing page of new creatives; empty for none yet. */
  landing: z.union([z.literal(''), webUrlSchema]),
  sizes: z.array(z.string()).min(1, 'Choose at least one size'),
})
export type SaveAdChoices = z.infer<typeof saveAdSchema>

/** Size of an ad in the form. */
export interface SaveAdSize {
  /** Value in `sizes`. */
  value: string
  /** Size, such as '728x90'. */
  label: string
  /** Creative that it is saved to. */
  description: string
}

export interface SaveAdFormProps
  extends Omit<FormProps<SaveAdChoices, SaveAdChoices>, 'schema' | 'defaultValues' | 'fallback' | 'children'> {
  /** Initial values; the sizes are all selected. */
  defaultValues: Omit<SaveAdChoices, 'sizes'>
  /** Returns the sizes of the ad, and where each is saved under a name. */
  sizesFor: (name: string) => readonly SaveAdSize[]
  /** Campaigns to choose from; omit them where the campaign is known. */
  campaigns?: readonly { value: string; label: string }[] | undefined
  /** True while the campaigns load. @default false */
  isLoadingCampaigns?: boolean
  /** Asks for the landing page of new creatives. @default false */
  hasLanding?: boolean
}

/** Form that saves the sizes of an ad as creatives: name, campaign, sizes and landing page. */
export function SaveAdForm({
  defaultValues,
  sizesFor,
  campaigns,
  isLoadingCampaigns = false,
  hasLanding = false,
  ...props
}: SaveAdFormProps) {
  return (
    <Form
      aria-label="Save ad"
      submitLabel="Save ad"
      failureTitle="Not saved"
      {...props}
      schema={saveAdSchema}
      defaultValues={{ ...defaultValues, sizes: sizesFor(defaultValues.name).map(({ value }) => value) }}
      fallback="Couldn’t save the ad."
    >
      <TextField name="name" label="Name" required autoFocus />
      {campaigns && (
        <ComboboxField name="campaignID" label="Campaign" required items={campaigns} loading={isLoadingCampaigns} />
      )}
      <SizesField sizesFor={sizesFor} />
      {hasLanding && (
        <UrlField
          name="landing"
          label="Landing page"
          optional
          hint="Clicks open it. You can add it later, before the ad is published."
        />
      )}
    </Form>
  )
}

function SizesField({ sizesFor }: Pick<SaveAdFormProps, 'sizesFor'>) {
  const name = useWatch<SaveAdChoices, 'name'>({ name: 'name' })
  return <CheckboxGroupField name="sizes" label="Sizes" options={sizesFor(name.trim())} />
}
