import { type AccessToken, errorText, formatTimeAgo, isTokenExpired, TOKEN_ACCESS_LABELS } from '@placard/domain'
import { Button, EmptyState, ErrorState, InlineConfirm, Skeleton, Status, TimeText } from '@placard/ui'
import { KeyRound, Trash2 } from 'lucide-react'

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
  if (error !== undefined && !tokens)
    return (
      <ErrorState
        live
        title="Couldn’t load the access tokens"
        description={error}
        action={onRetry && <Button onClick={onRetry}>Try again</Button>}
      />
    )
  if (!tokens) return <Skeleton className="h-14 w-full" />
  if (tokens.length === 0)
    return (
      <EmptyState
        size="sm"
        titleAs="h3"
        icon={<KeyRound aria-hidden />}
        title="No access tokens"
        description="Create one for each product or script that uses the API."
      />
    )
  return (
    <ul aria-label="Access tokens" className="flex flex-col divide-y divide-line-subtle">
      {tokens.map((token) => (
        <li key={token.id} className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
          <span className="flex flex-wrap items-baseline gap-x-3">
            <span className="min-w-0 break-words font-medium text-dense text-ink">{token.name}</span>
            {isTokenExpired(token, now) && <Status tone="neutral">Expired</Status>}
          </span>
          <InlineConfirm
            question="Revoke this token? Whatever uses it stops working immediately."
            actionLabel="Revoke token"
            onAction={() => onRevoke(token.id)}
            labels={{ error: (failure) => errorText(failure, 'Couldn’t revoke the token. Please try again.') }}
            className="text-caption text-ink-muted"
            trigger={
              <Button size="sm" variant="ghost" aria-label={`Revoke ${token.name}`}>
                <Trash2 aria-hidden /> Revoke
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
  const count = campaignIDs?.length
  const campaigns = count === undefined ? 'All campaigns' : count === 1 ? '1 campaign' : `${count} campaigns`
  return (
    <>
      {TOKEN_ACCESS_LABELS[access]} · {campaigns} · {isTokenExpired({ expiresAt }, now) ? 'Expired on' : 'Expires on'}{' '}
      <TimeText value={expiresAt} format="date" /> ·{' '}
      {lastUsedAt ? `Last used ${formatTimeAgo(new Date(lastUsedAt), now)}` : 'Never used'}
    </>
  )
}
