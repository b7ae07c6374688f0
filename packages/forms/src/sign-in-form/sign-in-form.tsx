import { type LoginInput, loginInputSchema, SIGN_IN_FALLBACK } from '@placard/domain'
import { Alert } from '@placard/ui'
import type { ReactNode } from 'react'
import { EmailField } from '../email-field/email-field.js'
import { Form } from '../form/form.js'
import { PasswordField } from '../password-field/password-field.js'
import { SwitchField } from '../switch-field/switch-field.js'

export interface SignInFormProps {
  /** Signs in; what it throws is shown, and what was typed stays. */
  onSubmit: (values: LoginInput) => Promise<void>
  /** Good news that brought the person here, such as 'Email verified! Sign in below'. */
  notice?: ReactNode
  /** Ways to sign up and to reset the password. */
  links?: ReactNode
  /** Lands on the form. */
  className?: string
}

/** E-mail, password, and whether to stay signed in. */
export function SignInForm({ onSubmit, notice, links, className }: SignInFormProps) {
  return (
    <Form
      schema={loginInputSchema}
      defaultValues={{ username: '', password: '', remember: false }}
      onSubmit={onSubmit}
      fallback={SIGN_IN_FALLBACK}
      failureTitle="Not signed in"
      submitLabel="Sign in"
      aria-label="Sign in"
      wide
      className={className}
      footer={
        links && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-dense [&_a]:text-brand-ink [&_a]:underline [&_a]:underline-offset-2 [&_a]:hover:decoration-2">
            {links}
          </div>
        )
      }
    >
      {notice && (
        <Alert tone="success" role="status">
          {notice}
        </Alert>
      )}
      <EmailField name="username" label="Email" autoComplete="username" size="lg" />
      <PasswordField name="password" label="Password" autoComplete="current-password" size="lg" />
      <SwitchField name="remember" label="Remember me" />
    </Form>
  )
}
