import { ApiError, errorText } from '@placard/domain/api'
import { EMAIL_LINK_NOT_FOUND } from '@placard/domain/internal/schedule'
import { useLabels } from '@placard/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { subscriptionQuery, updateSubscriptionMutation } from '../../data/account/emails.js'
import { type SignInLabels, signInLabels } from '../../parts/account/account-labels.js'
import { paths } from '../../paths.js'
import { storedLanguage } from '../../shell/appearance/language.js'
import { useVisitLook } from '../../shell/appearance/use-visit-look.js'
import { PageTitle } from '../../shell/navigation/page-title.js'
import { EmailsScreen } from './emails-screen.js'

/** Pages that the links in report emails open; nothing changes until a button is pressed. */
export default function EmailsRoute() {
  const { pathname, search } = useLocation()
  const token = new URLSearchParams(search).get('token') ?? ''
  const isConfirming = pathname.startsWith(paths.confirmEmails)
  return <EmailsPage key={pathname + token} action={isConfirming ? 'confirm' : 'unsubscribe'} token={token} />
}

function EmailsPage({ action, token }: { action: 'confirm' | 'unsubscribe'; token: string }) {
  const labels = useLabels('signIn', signInLabels)
  const options = { ...subscriptionQuery(token), enabled: token !== '' }
  const { data, error, fetchStatus, refetch } = useQuery(options)
  const queryClient = useQueryClient()
  const act = useMutation(updateSubscriptionMutation(action, token))
  useVisitLook({ theme: null, language: storedLanguage() ?? data?.language ?? null })
  return (
    <>
      <PageTitle>{action === 'confirm' ? labels.confirmReportEmails : labels.unsubscribe}</PageTitle>
      <EmailsScreen
        action={action}
        subscription={data}
        failure={
          token === ''
            ? { text: EMAIL_LINK_NOT_FOUND, isDead: true }
            : describeFailure(error, fetchStatus === 'idle', labels)
        }
        onRetry={() => void refetch()}
        onCancel={() => void queryClient.cancelQueries({ queryKey: options.queryKey })}
        onAct={async () => void (await act.mutateAsync())}
      />
    </>
  )
}

function describeFailure(
  error: Error | null,
  isIdle: boolean,
  labels: SignInLabels,
): { text: string; isDead: boolean } | undefined {
  if (!isIdle) return undefined
  // Canceled before there was a response.
  if (!error) return { text: labels.loadingCanceled, isDead: false }
  return {
    text: errorText(error, labels.pleaseTryAgain),
    isDead: error instanceof ApiError && error.status === 404,
  }
}
