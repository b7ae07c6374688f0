import { ApiError, EMAIL_LINK_NOT_FOUND, type EmailSubscription, errorText } from '@placard/domain'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { confirmEmails, readSubscription, unsubscribe } from '../../data/emails.js'
import { paths } from '../../paths.js'
import { PageTitle } from '../../shell/page-title.js'
import { EmailsScreen } from './emails-screen.js'

/** Pages that the links in report emails open; nothing changes until a button is pressed. */
export default function EmailsRoute() {
  const { pathname, search } = useLocation()
  const token = new URLSearchParams(search).get('token') ?? ''
  const isConfirming = pathname.startsWith(paths.confirmEmails)
  return <EmailsPage key={pathname + token} action={isConfirming ? 'confirm' : 'unsubscribe'} token={token} />
}

function EmailsPage({ action, token }: { action: 'confirm' | 'unsubscribe'; token: string }) {
  const [subscription, setSubscription] = useState<EmailSubscription>()
  const [failure, setFailure] = useState<{ text: string; isDead: boolean }>()
  const [attempt, setAttempt] = useState(0)
  const loading = useRef<AbortController>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    if (token === '') return setFailure({ text: EMAIL_LINK_NOT_FOUND, isDead: true })
    const controller = new AbortController()
    loading.current = controller
    readSubscription(token, controller.signal).then(setSubscription, (cause: unknown) => {
      if (controller.signal.aborted) return
      const isDead = cause instanceof ApiError && cause.status === 404
      setFailure({ text: errorText(cause, 'Please try again.'), isDead })
    })
    return () => controller.abort()
  }, [token, attempt])

  return (
    <>
      <PageTitle>{action === 'confirm' ? 'Confirm report emails' : 'Unsubscribe'}</PageTitle>
      <EmailsScreen
        action={action}
        subscription={subscription}
        failure={failure}
        onRetry={() => {
          setFailure(undefined)
          setAttempt(attempt + 1)
        }}
        onCancel={() => {
          loading.current?.abort()
          setFailure({ text: 'Loading was canceled.', isDead: false })
        }}
        onAct={async () => setSubscription(await (action === 'confirm' ? confirmEmails : unsubscribe)(token))}
      />
    </>
  )
}
