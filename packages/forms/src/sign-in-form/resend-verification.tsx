import { Button } from '@placard/ui'
import { ResendStatus, useResend } from '../use-resend.js'

export interface ResendVerificationProps {
  /** Emails another verification link. */
  onResend: () => Promise<void>
}

/** Button of an alert that emails another verification link, and what came of it. */
export function ResendVerification({ onResend }: ResendVerificationProps) {
  const { resent, resend } = useResend(onResend, 'The email could not be sent. Please try again.')
  return (
    <div className="mt-3">
      <Button onClick={() => void resend()} loading={resent.state === 'sending'}>
        Resend email
      </Button>
      <ResendStatus resent={resent} />
    </div>
  )
}
