import {
  type NewAccessToken,
  newAccessTokenSchema,
  TOKEN_ACCESS_LABELS,
  TOKEN_LIFETIMES,
  type TokenAccess,
} from '@placard/domain'
import type { MultiSelectProps } from '@placard/ui'
import { useWatch } from 'react-hook-form'
import * as z from 'zod'
import { Form, type FormProps } from '../form/form.js'
import { MultiSelectField } from '../multi-select-field/multi-select-field.js'
import { RadioGroupField } from '../radio-group-field/radio-group-field.js'
import { SelectField } from '../select-field/select-field.js'
import { TextField } from '../text-field/text-field.js'

export interface AccessTokenFormProps
  extends Pick<FormProps<NewAccessToken, NewAccessToken>, 'onDirtyChange' | 'bar' | 'secondary' | 'className'> {
  /** Campaigns that the token can be limited to. */
  campaigns: MultiSelectProps['items']
  /** Creates the token. Errors thrown are shown and the input is kept. */
  onSubmit: (values: NewAccessToken) => Promise<void>
}

const ACCESS_HINTS: Record<TokenAccess, string> = {
  read: 'Reports, campaigns and creatives, and downloads',
  write: 'Also create, change, publish and delete',
}
const accesses = (Object.keys(TOKEN_ACCESS_LABELS) as TokenAccess[]).map((value) => ({
  value,
  label: TOKEN_ACCESS_LABELS[value],
  description: ACCESS_HINTS[value],
}))
const scopes = [
  { value: 'all', label: 'All campaigns that I can open' },
  { value: 'some', label: 'Selected campaigns' },
]
const lifetimes = TOKEN_LIFETIMES.map((days) => ({
  value: String(days),
  label: days === 365 ? '1 year' : `${days} days`,
}))

/** The form has a choice of all or some campaigns, which a token expresses by `null` or a list. */
const formSchema = z
  .object({ ...newAccessTokenSchema.shape, scope: z.enum(['all', 'some']), campaignIDs: z.array(z.string()) })
  .superRefine(({ scope, campaignIDs }, { addIssue }) => {
    const { error } = newAccessTokenSchema.shape.campaignIDs.safeParse(scope === 'all' ? null : campaignIDs)
    if (error?.issues[0]) addIssue({ code: 'custom', path: ['campaignIDs'], message: error.issues[0].message })
  })

/** Form to create an access token, by which a product or script uses the API. */
export function AccessTokenForm({ campaigns, onSubmit, ...props }: AccessTokenFormProps) {
  return (
    <Form
      schema={formSchema}
      defaultValues={{ name: '', access: 'read', scope: 'all', campaignIDs: [], days: '30' }}
      onSubmit={({ scope, campaignIDs, ...values }) =>
        onSubmit({ ...values, campaignIDs: scope === 'all' ? null : campaignIDs })
      }
      fallback="The token could not be created. Please try again."
      submitLabel="Create token"
      aria-label="New access token"
      {...props}
    >
      <TextField
        name="name"
        label="Name"
        hint="Where the token is used, such as “Sales dashboard”"
        autoComplete="off"
      />
      <RadioGroupField name="access" label="Access" options={accesses} />
      <RadioGroupField name="scope" label="Campaigns" options={scopes} />
      <CampaignChoice campaigns={campaigns} />
      <SelectField name="days" label="Valid for" options={lifetimes} />
    </Form>
  )
}

/** Choice of the campaigns, if the token is limited to some. */
function CampaignChoice({ campaigns }: Pick<AccessTokenFormProps, 'campaigns'>) {
  const scope: string = useWatch({ name: 'scope' })
  if (scope !== 'some') return null
  return <MultiSelectField name="campaignIDs" label="Selected campaigns" items={campaigns} />
}
