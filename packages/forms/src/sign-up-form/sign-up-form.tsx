import { SIGN_UP_FALLBACK, type SignUpInput, signUpSchema } from '@placard/domain'
import { type ReactNode, useId, useMemo, useState } from 'react'
import type { DefaultValues } from 'react-hook-form'
import { CheckboxField } from '../checkbox-field/checkbox-field.js'
import { EmailField } from '../email-field/email-field.js'
import { Form } from '../form/form.js'
import { FormLinks, linkLook } from '../form-links.js'
import { NewPasswordFields } from '../new-password-fields.js'
import { TextField } from '../text-field/text-field.js'
import { PrefillNote } from './prefill-note.js'
import { SignedUp } from './signed-up.js'
import { TermsLabel } from './terms-label.js'

export interface SignUpFormProps {
  /** Asks for the account; what it throws is shown, and what was typed stays. */
  onSubmit: (values: SignUpInput) => Promise<void>
  /** The domain of the company: only its addresses are taken, unless there is an invitation. */
  domain?: string
  /** The token of the invitation that brought the person here. Their account is ready at once. */
  inviteToken?: string
  /** The set-up token of the server's console: the person becomes the first administrator, at once. */
  setupToken?: string
  /** What is known from the link. It can be changed, and the form says where it comes from. */
  prefill?: { email?: string; firstName?: string }
  /** Where the terms are read, in another tab. */
  termsHref?: string
  /** What is accepted, in the place of 'I accept the terms of use'. */
  termsLabel?: ReactNode
  /** Password requirements. @default 'At least 6 characters' */
  passwordHint?: ReactNode
  /** Emails another confirmation link to the address; without it, there is no button for that. */
  onResend?: (email: string) => Promise<void>
  /** A way to the sign-in screen, for those who have an account. */
  links?: ReactNode
  /** Stands in the place of `links` when all is done: the way on, such as a LinkButton to the sign-in screen. */
  next?: ReactNode
  /** Class name of the form and of the message that replaces it. */
  className?: string
}

/** Requests an account. Afterwards it says which email to look for, and offers a way back to a mistyped address. */
export function SignUpForm({
  onSubmit,
  domain,
  inviteToken,
  setupToken,
  prefill = {},
  termsHref,
  termsLabel = <TermsLabel href={termsHref} />,
  passwordHint,
  onResend,
  links,
  next = links,
  className,
}: SignUpFormProps) {
  const noteId = useId()
  const schema = useMemo(() => signUpSchema(domain), [domain])
  const [begin, setBegin] = useState<DefaultValues<SignUpInput>>({
    firstName: prefill.firstName ?? '',
    lastName: '',
    email: prefill.email ?? '',
    password: '',
    confirmPassword: '',
    ...(inviteToken !== undefined && { inviteToken }),
    ...(setupToken !== undefined && { setupToken }),
  })
  const [done, setDone] = useState<SignUpInput>()

  if (done) {
    const resend = onResend && (() => onResend(done.email))
    return <SignedUp values={done} onResend={resend} onBack={() => setDone(undefined)} {...{ next, className }} />
  }
  // Only what was sent once has its terms accepted from the beginning.
  const isBack = begin.termsChecked === true
  const noted = (name: 'email' | 'firstName') => (prefill[name] ? { 'aria-describedby': noteId } : {})
  return (
    <Form
      schema={schema}
      defaultValues={begin}
      onSubmit={async (values) => {
        await onSubmit(values)
        setBegin(values)
        setDone(values)
      }}
      fallback={SIGN_UP_FALLBACK}
      failureTitle="Not signed up"
      submitLabel="Sign up"
      aria-label="Sign up"
      wide
      className={className}
      footer={links && <FormLinks>{links}</FormLinks>}
    >
      <PrefillNote id={noteId} prefill={prefill} invited={inviteToken !== undefined} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField name="firstName" label="First name" autoComplete="given-name" size="lg" {...noted('firstName')} />
        <TextField name="lastName" label="Last name" autoComplete="family-name" size="lg" />
      </div>
      <EmailField
        name="email"
        label="Email"
        hint={
          domain && inviteToken === undefined && setupToken === undefined ? `Use your @${domain} address` : undefined
        }
        autoComplete="email"
        size="lg"
        autoFocus={isBack}
        {...noted('email')}
      />
      <NewPasswordFields label="Password" hint={passwordHint} />
      <CheckboxField name="termsChecked" label={<span className={linkLook}>{termsLabel}</span>} />
    </Form>
  )
}
