import { type EmailSubscription, errorText } from '@placard/domain'
import { Alert, Button, Skeleton, SlowNotice } from '@placard/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { AccountCard } from '../../parts/account-card.js'

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

const TITLES = { confirm: 'Confirm report emails', unsubscribe: 'Unsubscribe' }
const HOW_OFTEN: Readonly<Record<EmailSubscription['frequency'], string>> = {
  Daily: 'a daily report',
  Weekly: 'a weekly report',
  Monthly: 'a monthly report',
  'On campaign end': 'the final report',
}

/** Confirms or ends report emails, for recipients without an account. */
export function EmailsScreen({ action, subscription, failure, onRetry, onCancel, onAct }: EmailsScreenProps) {
  return (
    <AccountCard title={TITLES[action]}>
      <div className="flex flex-col gap-4 text-pretty text-body text-ink wrap-anywhere">
        {failure && !subscription ? (
          <Alert live tone="danger" title={failure.isDead ? 'This link doesn’t work' : 'Couldn’t load this page'}>
            <p>{failure.text}</p>
            {!failure.isDead && (
              <Button className="mt-3" onClick={onRetry}>
                Try again
              </Button>
            )}
          </Alert>
        ) : subscription ? (
          <Question action={action} subscription={subscription} onAct={onAct} />
        ) : (
          <div role="status" aria-label="Loading" className="flex flex-col gap-2">
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
  const { email, campaign, sender, frequency, state } = subscription
  const act = useMutation({ mutationFn: () => onAct() })
  if (state === (action === 'confirm' ? 'confirmed' : 'unsubscribed')) return <Done state={state} email={email} />
  return (
    <>
      {action === 'confirm' ? (
        <>
          <p>
            {sender} wants to email {HOW_OFTEN[frequency]} of <strong className="font-semibold">{campaign}</strong> to{' '}
            {email}.
          </p>
          <p className="text-dense text-ink-muted">
            If you don’t know the sender, close this page. Nothing is sent until you confirm.
          </p>
        </>
      ) : (
        <p>
          Stop sending {HOW_OFTEN[frequency]} of <strong className="font-semibold">{campaign}</strong> to {email}?
        </p>
      )}
      {act.error && (
        <Alert live tone="danger" title={action === 'confirm' ? 'Not confirmed' : 'Not unsubscribed'}>
          {errorText(act.error, 'That didn’t work. Please try again.')}
        </Alert>
      )}
      <Button variant="primary" className="self-start" loading={act.isPending} onClick={() => act.mutate()}>
        {action === 'confirm' ? 'Confirm emails' : 'Unsubscribe'}
      </Button>
    </>
  )
}

function Done({ state, email }: { state: EmailSubscription['state']; email: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isConfirmed = state === 'confirmed'
  return (
    <div role="status" className="flex flex-col gap-1">
      <h2 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {isConfirmed ? 'You’re all set' : 'You’re unsubscribed'}
      </h2>
      <p className="text-ink-muted">
        {isConfirmed
          ? `Reports go to ${email} from now on. Every email has an unsubscribe link.`
          : `${email} won’t get this report again.`}
      </p>
    </div>
  )
}
