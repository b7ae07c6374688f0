import { isEmail, ONLY_ADMINISTRATORS } from '@placard/domain'
import { Button, EmptyState, ErrorState, LinkButton } from '@placard/ui'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.js'
import type { AdminScreenProps } from './admin-props.js'
import { userSearchParams } from './user-search.js'

export interface NoUsersProps extends Pick<AdminScreenProps, 'error' | 'forbidden' | 'search' | 'onReload'> {
  /** Clears the search. */
  onClear: () => void
}

/** Empty state with one text and one action per reason. */
export function NoUsers({ error, forbidden = false, search: { q, page }, onReload, onClear }: NoUsersProps) {
  if (forbidden)
    return (
      <ErrorState
        live
        kind="forbidden"
        title={ONLY_ADMINISTRATORS}
        description="You don’t have access to this page."
        action={
          <LinkButton asChild>
            <Link to={paths.dashboard}>Go to the dashboard</Link>
          </LinkButton>
        }
      />
    )
  if (error !== undefined)
    return (
      <ErrorState
        live
        title="Couldn’t load the users"
        description={error}
        action={<Button onClick={onReload}>Try again</Button>}
      />
    )
  if (page > 1)
    return (
      <EmptyState
        kind="filtered"
        title={`There is no page ${page}`}
        description="There are fewer users than that."
        action={
          <LinkButton asChild>
            <Link to={{ search: userSearchParams({ q, page: 1 }).toString() }}>Go to the first page</Link>
          </LinkButton>
        }
      />
    )
  return (
    <EmptyState
      kind="filtered"
      title={`No user matches “${q}”`}
      description="The search covers names and emails."
      action={
        <>
          <Button onClick={onClear}>Show all users</Button>
          {isEmail(q) && (
            <LinkButton asChild>
              <Link to={`${paths.invite}?${new URLSearchParams({ email: q })}`}>Invite them</Link>
            </LinkButton>
          )}
        </>
      }
    />
  )
}
