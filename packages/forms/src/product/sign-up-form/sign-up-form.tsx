import { type SignUpInput, signUpSchema } from '@placard/domain/account'
import { SIGN_UP_FALLBACK } from '@placard/domain/internal/account'
import { useLabels } from '@placard/ui'
import { CircleCheck, MailCheck, MailOpen } from 'lucide-react'
import { type ReactNode, useId, useMemo, useState } from 'react'
import type { DefaultValues } from 'react-hook-form'
import { Form } from '../../engine/form/form.js'
import { CheckboxField } from '../../fields/checkbox-field/checkbox-field.js'
import { EmailField } from '../../fields/email-field/email-field.js'
import { NewPasswordFields } from '../../fields/new-password-fields.js'
import { TextField } from '../../fields/text-field/text-field.js'
import { FormLinks, linkLook } from '../form-links.js'
import { FormOutcome } from '../form-outcome.js'

const defaultLabels = {
  notSignedUp: 'Not signed up',
  signUp: 'Sign up',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  domainHint: (domain: string) => `Use your @${domain} address`,
  password: 'Password',
  accountReady: 'Your account is ready',
  checkYourInbox: 'Check your inbox',
  acceptTerms: 'I accept the terms of use',
  newTab: ' (opens in a new tab)',
  acceptThe: 'I accept the ',
  termsOfUse: 'terms of use',
  acceptEnd: '',
  fromInvitation: 'Filled in from your invitation',
  fromLink: 'Filled in from your link',
  filledIn: { email: 'email', firstName: 'first name', both: 'first name and email' },
  canChange: (one: boolean) => `You can change ${one ? 'it' : 'them'}.`,
  signInAs: 'Sign in as ',
  signInAsEnd: '.',
  sentTo: 'We sent a confirmation link to ',
  sentToEnd: '. Open it in this browser to confirm your email.',
}

/** Texts of the sign up form. */
export type SignUpFormLabels = typeof defaultLabels

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
  /** Called when the user returns to the form from the message that replaces it. */
  onBack?: (() => void) | undefined
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
  onBack,
  links,
  next = links,
  className,
}: SignUpFormProps) {
  const labels = useLabels('signUpForm', defaultLabels)
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
    const back = () => {
      setDone(undefined)
      onBack?.()
    }
    return <SignedUp values={done} onResend={resend} onBack={back} {...{ next, className }} />
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
      failureTitle={labels.notSignedUp}
      submitLabel={labels.signUp}
      aria-label={labels.signUp}
      wide
      className={className}
      footer={links && <FormLinks>{links}</FormLinks>}
    >
      <PrefillNote id={noteId} prefill={prefill} invited={inviteToken !== undefined} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          name="firstName"
          label={labels.firstName}
          autoComplete="given-name"
          size="lg"
          {...noted('firstName')}
        />
        <TextField name="lastName" label={labels.lastName} autoComplete="family-name" size="lg" />
      </div>
      <EmailField
        name="email"
        label={labels.email}
        hint={domain && inviteToken === undefined && setupToken === undefined ? labels.domainHint(domain) : undefined}
        autoComplete="email"
        size="lg"
        autoFocus={isBack}
        {...noted('email')}
      />
      <NewPasswordFields label={labels.password} hint={passwordHint} />
      <CheckboxField name="termsChecked" label={<span className={linkLook}>{termsLabel}</span>} />
    </Form>
  )
}

interface PrefillNoteProps {
  /** Id for `aria-describedby` of the fields. */
  id: string
  /** Prefilled values. */
  prefill: { email?: string; firstName?: string }
  /** True if they come from an invitation. */
  invited: boolean
}

/** Note about prefilled fields and their source. */
function PrefillNote({ id, prefill: { email, firstName }, invited }: PrefillNoteProps) {
  const labels = useLabels('signUpForm', defaultLabels)
  if (!firstName && !email) return null
  const names = labels.filledIn[firstName ? (email ? 'both' : 'firstName') : 'email']
  return (
    <p className="flex items-start gap-2 text-dense text-ink-muted">
      <MailOpen aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 text-pretty">
        <span id={id}>{invited ? labels.fromInvitation : labels.fromLink}</span>: {names}.{' '}
        {labels.canChange(!firstName || !email)}
      </span>
    </p>
  )
}

interface SignedUpProps {
  /** Submitted values. */
  values: SignUpInput
  /** Resends the email. */
  onResend: (() => Promise<void>) | undefined
  /** Returns to the form. */
  onBack: () => void
  /** Next step, such as a link. */
  next: ReactNode
  className: string | undefined
}

/** Outcome of a sign-up: check your email, or sign in if an invitation or set-up activated the account. */
function SignedUp({ values: { email, inviteToken, setupToken }, onResend, onBack, next, className }: SignedUpProps) {
  const labels = useLabels('signUpForm', defaultLabels)
  const common = { slot: 'sign-up-form', fallback: SIGN_UP_FALLBACK, links: next, className }
  if (inviteToken !== undefined || setupToken !== undefined)
    return (
      <FormOutcome {...common} icon={<CircleCheck aria-hidden />} title={labels.accountReady}>
        {labels.signInAs}
        <strong>{email}</strong>
        {labels.signInAsEnd}
      </FormOutcome>
    )
  return (
    <FormOutcome
      {...common}
      icon={<MailCheck aria-hidden />}
      title={labels.checkYourInbox}
      onResend={onResend}
      onBack={onBack}
    >
      {labels.sentTo}
      <strong>{email}</strong>
      {labels.sentToEnd}
    </FormOutcome>
  )
}

interface TermsLabelProps {
  /** URL of the terms. */
  href: string | undefined
}

/** Label of the terms checkbox with a link that opens in a new tab. */
function TermsLabel({ href }: TermsLabelProps) {
  const labels = useLabels('signUpForm', defaultLabels)
  if (href === undefined) return labels.acceptTerms
  return (
    <>
      {labels.acceptThe}
      <a href={href} target="_blank" rel="noreferrer">
        {labels.termsOfUse}
        <span className="sr-only">{labels.newTab}</span>
      </a>
      {labels.acceptEnd}
    </>
  )
}
