import { type NewAccessToken, newAccessTokenSchema, type TokenAccess } from '@placard/domain/account'
import { TOKEN_ACCESS_LABELS, TOKEN_LIFETIMES, TOKEN_PASSWORD_RULE } from '@placard/domain/internal/account'
import type { MultiSelectProps } from '@placard/ui'
import { useLabels } from '@placard/ui'
import { useWatch } from 'react-hook-form'
import * as z from 'zod'
import { Form, type FormProps } from '../../engine/form/form.js'
import { MultiSelectField } from '../../fields/multi-select-field/multi-select-field.js'
import { PasswordField } from '../../fields/password-field/password-field.js'
import { RadioGroupField } from '../../fields/radio-group-field/radio-group-field.js'
import { SelectField } from '../../fields/select-field/select-field.js'
import { TextField } from '../../fields/text-field/text-field.js'
import { useTranslate } from '../../use-translate.js'

const defaultLabels = {
  tokenNotCreated: 'The token could not be created. Please try again.',
  createToken: 'Create token',
  newAccessToken: 'New access token',
  name: 'Name',
  nameHint: 'Where the token is used, such as “Sales dashboard”',
  access: 'Access',
  campaigns: 'Campaigns',
  validFor: 'Valid for',
  selectedCampaigns: 'Selected campaigns',
  readHint: 'Reports, campaigns and creatives, and downloads',
  writeHint: 'Also create, change, publish and delete',
  all: 'All campaigns that I can open',
  password: 'Your password',
  passwordHint: 'Confirms that it is you who creates a token that can write.',
  lifetime: (days: number) => (days === 365 ? '1 year' : `${days} days`),
}

/** Texts of the access token form. */
export type AccessTokenFormLabels = typeof defaultLabels

export interface AccessTokenFormProps
  extends Pick<FormProps<NewAccessToken, NewAccessToken>, 'onDirtyChange' | 'bar' | 'secondary' | 'className'> {
  /** Campaigns that the token can be limited to. */
  campaigns: MultiSelectProps['items']
  /** Email of the account, for password managers. */
  email?: string | undefined
  /** Creates the token. Errors thrown are shown and the input is kept. */
  onSubmit: (values: NewAccessToken) => Promise<void>
}

/** The form has a choice of all or some campaigns, which a token expresses by `null` or a list. */
const formSchema = z
  .object({
    ...newAccessTokenSchema.shape,
    scope: z.enum(['all', 'some']),
    campaignIDs: z.array(z.string()),
    // A select has texts.
    days: z.string().transform(Number).pipe(newAccessTokenSchema.shape.days),
  })
  .superRefine(({ scope, campaignIDs }, { addIssue }) => {
    const { error } = newAccessTokenSchema.shape.campaignIDs.safeParse(scope === 'all' ? null : campaignIDs)
    if (error?.issues[0]) addIssue({ code: 'custom', path: ['campaignIDs'], message: error.issues[0].message })
  })
  .refine(...TOKEN_PASSWORD_RULE)

/** Form to create an access token, by which a product or script uses the API. */
export function AccessTokenForm({ campaigns, email, onSubmit, ...props }: AccessTokenFormProps) {
  const labels = useLabels('accessTokenForm', defaultLabels)
  const translate = useTranslate()
  const hints: Record<TokenAccess, string> = { read: labels.readHint, write: labels.writeHint }
  const accesses = (Object.keys(hints) as TokenAccess[]).map((value) => ({
    value,
    label: translate(TOKEN_ACCESS_LABELS[value]),
    description: hints[value],
  }))
  const scopes = [
    { value: 'all', label: labels.all },
    { value: 'some', label: labels.selectedCampaigns },
  ]
  const lifetimes = TOKEN_LIFETIMES.map((days) => ({ value: String(days), label: labels.lifetime(days) }))
  return (
    <Form
      schema={formSchema}
      defaultValues={{ name: '', access: 'read', scope: 'all', campaignIDs: [], days: '30', password: '' }}
      onSubmit={({ scope, campaignIDs, password, ...values }) =>
        onSubmit({
          ...values,
          campaignIDs: scope === 'all' ? null : campaignIDs,
          ...(values.access === 'write' && { password }),
        })
      }
      fallback={labels.tokenNotCreated}
      submitLabel={labels.createToken}
      aria-label={labels.newAccessToken}
      {...props}
    >
      <TextField name="name" label={labels.name} hint={labels.nameHint} autoComplete="off" />
      <RadioGroupField name="access" label={labels.access} options={accesses} />
      <RadioGroupField name="scope" label={labels.campaigns} options={scopes} />
      <CampaignChoice campaigns={campaigns} />
      <SelectField name="days" label={labels.validFor} options={lifetimes} />
      <Confirmation email={email} />
    </Form>
  )
}

/** Password of the user, for a token that can write. */
function Confirmation({ email }: Pick<AccessTokenFormProps, 'email'>) {
  const labels = useLabels('accessTokenForm', defaultLabels)
  const access: TokenAccess = useWatch({ name: 'access' })
  if (access !== 'write') return null
  return (
    <>
      {email !== undefined && <input type="email" hidden readOnly autoComplete="username" value={email} />}
      <PasswordField name="password" label={labels.password} hint={labels.passwordHint} />
    </>
  )
}

/** Choice of the campaigns, if the token is limited to some. */
function CampaignChoice({ campaigns }: Pick<AccessTokenFormProps, 'campaigns'>) {
  const labels = useLabels('accessTokenForm', defaultLabels)
  const scope: string = useWatch({ name: 'scope' })
  if (scope !== 'some') return null
  return <MultiSelectField name="campaignIDs" label={labels.selectedCampaigns} items={campaigns} />
}
