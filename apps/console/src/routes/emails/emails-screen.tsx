import { errorText } from '@placard/domain/api'
import type { EmailSubscription } from '@placard/domain/internal/schedule'
import { useTranslate } from '@placard/forms'
import { Alert, Button, Skeleton, SlowNotice, useLabels } from '@placard/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { AccountCard } from '../../parts/account/account-card.js'
import { signInLabels } from '../../parts/account/account-labels.js'

export interface EmailsScreenProps {
  /** Purpose of the link in the email. */
  action: 'confirm' | 'unsubscribe'
  /** Report and recipient; undefined while they load. */
  subscription: EmailSubscription | undefined
  /** Error of loading; an invalid link offers no retry. */
  failure?: { text: string; isDead: boolean } | undefined
  /** Reloads the data. */
  onRetry: () => void
  /** Cancels loading. */
  onCancel: () => void
  /** Confirms or unsubscribes; errors thrown are shown above the button. */
  onAct: () => Promise<void>
}

/** Confirms or ends report emails, for recipients without an account. */
export function EmailsScreen({ action, subscription, failure, onRetry, onCancel, onAct }: EmailsScreenProps) {
  const translate = useTranslate()
  const labels = useLabels('signIn', signInLabels)
  return (
    <AccountCard title={action === 'confirm' ? labels.confirmReportEmails : labels.unsubscribe}>
      <div className="flex flex-col gap-4 text-pretty text-body text-ink wrap-anywhere">
        {failure && !subscription ? (
          <Alert live tone="danger" title={failure.isDead ? labels.linkDoesntWork : labels.couldntLoadPage}>
            <p>{translate(failure.text)}</p>
            {!failure.isDead && (
              <Button className="mt-3" onClick={onRetry}>
                {labels.tryAgain}
              </Button>
            )}
          </Alert>
        ) : subscription ? (
          <Question action={action} subscription={subscription} onAct={onAct} />
        ) : (
          <div role="status" aria-label={labels.loading} className="flex flex-col gap-2">
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="mt-3 h-9 w-36" />
          </div>
        )}
        <SlowNotice waiting={!failure && !subscription} onCancel={onCancel} className="empty:hidden" />
      </div>
    </AccountCard>
  )
}

type QuestionProps = Pick<EmailsScreenProps, 'action' | 'onAct'> & { subscription: EmailSubscription }

function Question({ action, subscription, onAct }: QuestionProps) {
  const translate = useTranslate()
  const labels = useLabels('signIn', signInLabels)
  const { email, campaign, sender, frequency, state } = subscription
  const act = useMutation({ mutationFn: () => onAct() })
  if (state === (action === 'confirm' ? 'confirmed' : 'unsubscribed')) return <Done state={state} email={email} />
  return (
    <>
      {action === 'confirm' ? (
        <>
          <p>
            {labels.wantsToEmail(sender, labels.reports[frequency])}
            <strong className="font-semibold">{campaign}</strong>
            {labels.toEmail(email)}
          </p>
          <p className="text-dense text-ink-muted">{labels.senderHint}</p>
        </>
      ) : (
        <p>
          {labels.stopSending(labels.reports[frequency])}
          <strong className="font-semibold">{campaign}</strong>
          {labels.stopToEmail(email)}
        </p>
      )}
      {act.error && (
        <Alert live tone="danger" title={action === 'confirm' ? labels.notConfirmed : labels.notUnsubscribed}>
          {translate(errorText(act.error, labels.thatDidntWork))}
        </Alert>
      )}
      <Button variant="primary" className="self-start" loading={act.isPending} onClick={() => act.mutate()}>
        {action === 'confirm' ? labels.confirmEmails : labels.unsubscribe}
      </Button>
    </>
  )
}

function Done({ state, email }: { state: EmailSubscription['state']; email: string }) {
  const labels = useLabels('signIn', signInLabels)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isConfirmed = state === 'confirmed'
  return (
    <div role="status" className="flex flex-col gap-1">
      <h2 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {isConfirmed ? labels.youreAllSet : labels.youreUnsubscribed}
      </h2>
      <p className="text-ink-muted">{isConfirmed ? labels.confirmedHint(email) : labels.unsubscribedHint(email)}</p>
    </div>
  )
}
