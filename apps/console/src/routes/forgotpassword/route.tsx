import type { ChangePasswordInput } from '@placard/domain/account'
import { useLabels } from '@placard/ui'
import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { forgotPasswordMutation, updatePasswordMutation } from '../../data/account/accounts.js'
import { signInLabels } from '../../parts/account/account-labels.js'
import { type AccountState, useAccountState } from '../../parts/account/account-state.js'
import { usePasswordHint } from '../../parts/account/password-hint.js'
import { paths } from '../../paths.js'
import { PageTitle } from '../../shell/navigation/page-title.js'
import { ForgotPasswordScreen } from './forgot-password-screen.js'

/** Forgot password: requests the email or, with its link, sets the new password and goes to the sign-in. */
export default function ForgotPasswordRoute() {
  const labels = useLabels('signIn', signInLabels)
  const navigate = useNavigate()
  const requestEmail = useMutation(forgotPasswordMutation)
  const changePassword = useMutation(updatePasswordMutation)
  const query = new URLSearchParams(useLocation().search)
  const { email } = useAccountState()
  const token = query.get('forgotToken') || undefined
  const change = async (values: ChangePasswordInput) => {
    await changePassword.mutateAsync(values)
    const state: AccountState = { email: values.username, notice: labels.passwordChanged }
    void navigate(paths.signIn, { replace: true, state })
  }
  return (
    <>
      <PageTitle>{token === undefined ? labels.forgotPassword : labels.chooseNewPassword}</PageTitle>
      <ForgotPasswordScreen
        token={token}
        onAsk={requestEmail.mutateAsync}
        onChange={change}
        email={email}
        passwordHint={usePasswordHint()}
      />
    </>
  )
}
