import type { ChangePasswordInput, ForgotPasswordInput } from '@placard/domain/account'
import { ChangePasswordForm, type ChangePasswordFormProps, ForgotPasswordForm } from '@placard/forms'
import { useLabels } from '@placard/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AccountCard } from '../../parts/account/account-card.js'
import { signInLabels } from '../../parts/account/account-labels.js'
import { paths } from '../../paths.js'

export interface ForgotPasswordScreenProps extends Pick<ChangePasswordFormProps, 'email' | 'passwordHint'> {
  /** Token of the link in the email, if that led here. */
  token?: string | undefined
  /** Requests the email, the first time and again. */
  onAsk: (values: ForgotPasswordInput) => Promise<void>
  /** Changes the password. Errors that either function throws are shown in its form. */
  onChange: (values: ChangePasswordInput) => Promise<void>
}

/** Resets a password: first by requesting an email, then by its link. */
export function ForgotPasswordScreen({ token, onAsk, onChange, email, passwordHint }: ForgotPasswordScreenProps) {
  const labels = useLabels('signIn', signInLabels)
  const [isSent, setIsSent] = useState(false)
  const ask = async (values: ForgotPasswordInput) => {
    await onAsk(values)
    setIsSent(true)
  }
  const signIn = <Link to={paths.signIn}>{labels.backToSignIn}</Link>
  if (token === undefined)
    return (
      <AccountCard
        {...(isSent
          ? { title: labels.resetPassword }
          : { title: labels.forgotPassword, description: labels.forgotHint })}
      >
        <ForgotPasswordForm onSubmit={ask} onBack={() => setIsSent(false)} email={email} links={signIn} />
      </AccountCard>
    )
  return (
    <AccountCard title={labels.chooseNewPassword} description={labels.signedOutEverywhere}>
      <ChangePasswordForm
        code={token}
        onSubmit={onChange}
        email={email}
        passwordHint={passwordHint}
        links={
          <>
            {/* Loads the page again, to drop the token and start with focus and title of a new page. */}
            <Link to={paths.forgotPassword} reloadDocument>
              {labels.requestNewLink}
            </Link>
            {signIn}
          </>
        }
      />
    </AccountCard>
  )
}
