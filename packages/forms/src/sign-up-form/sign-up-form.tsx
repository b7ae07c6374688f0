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
  /** Requests the account. Errors thrown are shown and the input is kept. */
  onSubmit: (values: SignUpInput) => Promise<void>
  /** Email domain of the company; other addresses need an invitation. */
  domain?: string
  /** Invitation token; the account is active immediately. */
  inviteToken?: string
  /** Set-up token printed by the server; the user becomes the first administrator. */
  setupToken?: string
  /** Values known from the link; editable and explained in a note. */
  prefill?: { email?: string; firstName?: string }
  /** URL of the terms, opened in a new tab. */
  termsHref?: string
  /** Label of the terms checkbox instead of 'I accept the terms of use'. */
  termsLabel?: ReactNode
  /** Password requirements. @default 'At least 6 characters' */
  passwordHint?: ReactNode
  /** Resends the confirmation email; without it, there is no button. */
  onResend?: (email: string) => Promise<void>
  /** Link to sign in. */
  links?: ReactNode
  /** Replaces `links` after success, such as a LinkButton to sign in. */
  next?: ReactNode
  /** Class name of the form and of the message that replaces it. */
  className?: string
}

/** Sign-up form. Afterwards it shows where the email was sent, and lets the user correct the address. */
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
  // Terms are prechecked only if they were accepted in an earlier submit.
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
