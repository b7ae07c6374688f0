import { isEmail } from '@placard/domain/account'
import { ONLY_ADMINISTRATORS } from '@placard/domain/internal/account'
import { Button, EmptyState, ErrorState, LinkButton, useLabels } from '@placard/ui'
import { Link } from 'react-router-dom'
import { adminLabels } from '../../parts/account/admin-labels.js'
import { paths } from '../../paths.js'
import type { AdminScreenProps } from './admin-props.js'
import { userSearchParams } from './user-search.js'

export interface NoUsersProps extends Pick<AdminScreenProps, 'error' | 'forbidden' | 'search' | 'onReload'> {
  /** Clears the search. */
  onClear: () => void
}

/** Empty state with one text and one action per reason. */
export function NoUsers({ error, forbidden = false, search: { q, page }, onReload, onClear }: NoUsersProps) {
  const labels = useLabels('admin', adminLabels)
  if (forbidden)
    return (
      <ErrorState
        live
        kind="forbidden"
        title={ONLY_ADMINISTRATORS}
        description={labels.forbidden}
        action={
          <LinkButton asChild>
            <Link to={paths.dashboard}>{labels.goDashboard}</Link>
          </LinkButton>
        }
      />
    )
  if (error !== undefined)
    return (
      <ErrorState
        live
        title={labels.loadFailed}
        description={error}
        action={<Button onClick={onReload}>{labels.tryAgain}</Button>}
      />
    )
  if (page > 1)
    return (
      <EmptyState
        kind="filtered"
        title={labels.noPage(page)}
        description={labels.fewerUsers}
        action={
          <LinkButton asChild>
            <Link to={{ search: userSearchParams({ q, page: 1 }).toString() }}>{labels.goFirstPage}</Link>
          </LinkButton>
        }
      />
    )
  return (
    <EmptyState
      kind="filtered"
      title={labels.noMatch(q)}
      description={labels.searchHint}
      action={
        <>
          <Button onClick={onClear}>{labels.showAllUsers}</Button>
          {isEmail(q) && (
            <LinkButton asChild>
              <Link to={`${paths.invite}?${new URLSearchParams({ email: q })}`}>{labels.inviteThem}</Link>
            </LinkButton>
          )}
        </>
      }
    />
  )
}
