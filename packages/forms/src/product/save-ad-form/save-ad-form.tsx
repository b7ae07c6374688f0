import { creativeInputSchema, landingPageFieldSchema } from '@placard/domain/creative'
import { useLabels } from '@placard/ui'
import { useWatch } from 'react-hook-form'
import * as z from 'zod'
import { Form, type FormProps } from '../../engine/form/form.js'
import { CheckboxGroupField } from '../../fields/checkbox-group-field/checkbox-group-field.js'
import { ComboboxField } from '../../fields/combobox-field/combobox-field.js'
import { LandingPageField } from '../../fields/landing-page-field/landing-page-field.js'
import { TextField } from '../../fields/text-field/text-field.js'

const defaultLabels = {
  saveAd: 'Save ad',
  notSaved: 'Not saved',
  saveFailed: 'Couldn’t save the ad.',
  name: 'Name',
  campaign: 'Campaign',
  landingPage: 'Landing page',
  landingHint: 'Clicks open it. You can add it later, before the ad is published.',
  sizes: 'Sizes',
}

/** Texts of the save ad form. */
export type SaveAdFormLabels = typeof defaultLabels

/** Where and how an ad of the builder is saved. */
const saveAdSchema = z.object({
  name: creativeInputSchema.shape.name.unwrap(),
  campaignID: z.string('Choose a campaign').min(1, 'Choose a campaign'),
  /** Landing page of new creatives; empty for none yet. */
  landing: landingPageFieldSchema,
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
  const labels = useLabels('saveAdForm', defaultLabels)
  return (
    <Form
      aria-label={labels.saveAd}
      submitLabel={labels.saveAd}
      failureTitle={labels.notSaved}
      {...props}
      schema={saveAdSchema}
      defaultValues={{ ...defaultValues, sizes: sizesFor(defaultValues.name).map(({ value }) => value) }}
      fallback={labels.saveFailed}
    >
      <TextField name="name" label={labels.name} required autoFocus />
      {campaigns && (
        <ComboboxField
          name="campaignID"
          label={labels.campaign}
          required
          items={campaigns}
          loading={isLoadingCampaigns}
        />
      )}
      <SizesField sizesFor={sizesFor} />
      {hasLanding && <LandingPageField name="landing" label={labels.landingPage} optional hint={labels.landingHint} />}
    </Form>
  )
}

function SizesField({ sizesFor }: Pick<SaveAdFormProps, 'sizesFor'>) {
  const labels = useLabels('saveAdForm', defaultLabels)
  const name = useWatch<SaveAdChoices, 'name'>({ name: 'name' })
  return <CheckboxGroupField name="sizes" label={labels.sizes} options={sizesFor(name.trim())} />
}
