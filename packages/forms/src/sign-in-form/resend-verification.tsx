import { Button } from '@placard/ui'
import { ResendStatus, useResend } from '../use-resend.js'

export interface ResendVerificationProps {
  /** Sends another verification email. */
  onResend: () => Promise<void>
}

/** Button that sends another verification email, with its outcome. */
export function ResendVerification({ onResend }: ResendVerificationProps) {
  const { resent, resend } = useResend(onResend, 'Couldn’t send the email. Please try again.')
  return (
    <div className="mt-3">
      <Button onClick={() => void resend()} loading={resent.state === 'sending'}>
        Resend email
      </Button>
      <ResendStatus resent={resent} />
    </div>
  )
}
