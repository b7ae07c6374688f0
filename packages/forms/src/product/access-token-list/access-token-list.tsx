import type { AccessToken } from '@placard/domain/account'
import { errorText } from '@placard/domain/api'
import { isTokenExpired, TOKEN_ACCESS_LABELS } from '@placard/domain/internal/account'
import { formatTimeAgo } from '@placard/domain/internal/dates'
import { Button, EmptyState, ErrorState, InlineConfirm, Skeleton, Status, TimeText, useLabels } from '@placard/ui'
import { KeyRound, Trash2 } from 'lucide-react'
import { useReportTexts } from '../../use-report-texts.js'
import { useTranslate } from '../../use-translate.js'

const defaultLabels = {
  loadFailed: 'Couldn’t load the access tokens',
  tryAgain: 'Try again',
  noAccessTokens: 'No access tokens',
  emptyHint: 'Create one for each product or script that uses the API.',
  accessTokens: 'Access tokens',
  expired: 'Expired',
  revokeQuestion: 'Revoke this token? Whatever uses it stops working immediately.',
  revokeToken: 'Revoke token',
  revokeFailed: 'Couldn’t revoke the token. Please try again.',
  revoke: 'Revoke',
  revokeName: (name: string) => `Revoke ${name}`,
  allCampaigns: 'All campaigns',
  countCampaigns: (count: number) => `${count} ${count === 1 ? 'campaign' : 'campaigns'}`,
  expiredOn: 'Expired on',
  expiresOn: 'Expires on',
  lastUsed: (timeAgo: string) => `Last used ${timeAgo}`,
  neverUsed: 'Never used',
}

/** Texts of the access token list. */
export type AccessTokenListLabels = typeof defaultLabels

export interface AccessTokenListProps {
  /** Tokens of the user; undefined while they load. */
  tokens: readonly AccessToken[] | undefined
  /** Error message of the list. */
  error?: string | undefined
  /** Loads the tokens again. */
  onRetry?: (() => void) | undefined
  /** Revokes a token; a thrown error is shown. */
  onRevoke: (id: string) => Promise<unknown>
  /** Current time. */
  now: Date
}

/** List of access tokens, with their scope, last use and end. */
export function AccessTokenList({ tokens, error, onRetry, onRevoke, now }: AccessTokenListProps) {
  const labels = useLabels('accessTokenList', defaultLabels)
  const translate = useTranslate()
  if (error !== undefined && !tokens)
    return (
      <ErrorState
        live
        title={labels.loadFailed}
        description={translate(error)}
        action={onRetry && <Button onClick={onRetry}>{labels.tryAgain}</Button>}
      />
    )
  if (!tokens) return <Skeleton className="h-14 w-full" />
  if (tokens.length === 0)
    return (
      <EmptyState
        size="sm"
        titleAs="h3"
        icon={<KeyRound aria-hidden />}
        title={labels.noAccessTokens}
        description={labels.emptyHint}
      />
    )
  return (
    <ul aria-label={labels.accessTokens} className="flex flex-col divide-y divide-line-subtle">
      {tokens.map((token) => (
        <li key={token.id} className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
          <span className="flex flex-wrap items-baseline gap-x-3">
            <span className="min-w-0 break-words font-medium text-dense text-ink">{token.name}</span>
            {isTokenExpired(token, now) && <Status tone="neutral">{labels.expired}</Status>}
          </span>
          <InlineConfirm
            question={labels.revokeQuestion}
            actionLabel={labels.revokeToken}
            onAction={() => onRevoke(token.id)}
            labels={{ error: (failure) => translate(errorText(failure, labels.revokeFailed)) }}
            className="text-caption text-ink-muted"
            trigger={
              <Button size="sm" variant="ghost" aria-label={labels.revokeName(token.name)}>
                <Trash2 aria-hidden /> {labels.revoke}
              </Button>
            }
          >
            <Facts token={token} now={now} />
          </InlineConfirm>
        </li>
      ))}
    </ul>
  )
}

interface FactsProps {
  token: AccessToken
  now: Date
}

/** Scope and times of a token: "Read · All campaigns · Expires on 14 Nov 2025 · Never used". */
function Facts({ token: { access, campaignIDs, expiresAt, lastUsedAt }, now }: FactsProps) {
  const labels = useLabels('accessTokenList', defaultLabels)
  const count = campaignIDs?.length
  const translate = useTranslate()
  const texts = useReportTexts()
  const campaigns = count === undefined ? labels.allCampaigns : labels.countCampaigns(count)
  return (
    <>
      {translate(TOKEN_ACCESS_LABELS[access])} · {campaigns} ·{' '}
      {isTokenExpired({ expiresAt }, now) ? labels.expiredOn : labels.expiresOn}{' '}
      <TimeText value={expiresAt} format="date" /> ·{' '}
      {lastUsedAt ? labels.lastUsed(formatTimeAgo(new Date(lastUsedAt), now, texts)) : labels.neverUsed}
    </>
  )
}
