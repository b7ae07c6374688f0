import {
  Alert,
  Button,
  Card,
  LinkButton,
  PageHeader,
  Pagination,
  SearchInput,
  useLabels,
  VisuallyHidden,
} from '@placard/ui'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { type AdminLabels, adminLabels } from '../../parts/account/admin-labels.js'
import { UndeliveredInvitations } from '../../parts/account/undelivered-invitations.js'
import { paths } from '../../paths.js'
import type { AdminScreenProps } from './admin-props.js'
import { NoUsers } from './no-users.js'
import { MAX_SEARCH, userSearchParams, useTypedSearch } from './user-search.js'
import { UserTable } from './user-table.js'

/** List of all users, in all its states. */
export function AdminScreen(props: AdminScreenProps) {
  const labels = useLabels('admin', adminLabels)
  const { users, pages = 1, search, onSearch, refreshing = false, error, forbidden = false, undelivered = [] } = props
  const { onReload, onWithdraw, onChange, onHoldings, ownID } = props
  const { text, change } = useTypedSearch(search.q, onSearch)
  const count = countText(props, labels)
  const heading = useTurnedPage(search.page)
  const hasRows = !forbidden && users !== undefined && users.length > 0
  return (
    <>
      <PageHeader
        title={labels.admin}
        titleRef={heading}
        description={count}
        className="mb-4"
        actions={
          !forbidden && (
            <LinkButton asChild>
              <Link to={paths.invite}>{labels.inviteUsers}</Link>
            </LinkButton>
          )
        }
      />
      {!forbidden && (
        <SearchInput
          aria-label={labels.searchUsers}
          placeholder={labels.nameOrEmail}
          className="mb-4 sm:w-80"
          shortcut="/"
          maxLength={MAX_SEARCH}
          loading={refreshing && search.q !== ''}
          value={text}
          onChange={(event) => change(event.target.value)}
        />
      )}
      {!forbidden && (
        <div className="mb-4 empty:hidden">
          <UndeliveredInvitations invitations={undelivered} withLinks onWithdraw={onWithdraw} />
        </div>
      )}
      <VisuallyHidden role="status">
        {search.q && hasRows && !refreshing ? labels.found(count, search.q) : ''}
      </VisuallyHidden>
      {hasRows && error !== undefined && (
        <Alert
          live
          tone="warning"
          title={labels.outdated}
          className="mb-4"
          action={
            <Button size="sm" onClick={onReload}>
              {labels.tryAgain}
            </Button>
          }
        >
          {error}
        </Alert>
      )}
      <Card aria-busy={refreshing || undefined}>
        {hasRows || (!users && error === undefined && !forbidden) ? (
          <UserTable users={users} refreshing={refreshing} onChange={onChange} onHoldings={onHoldings} ownID={ownID} />
        ) : (
          <NoUsers {...props} onClear={() => change('')} />
        )}
      </Card>
      {hasRows && pages > 1 && (
        <Pagination
          label={labels.pagesOfUsers}
          className="mt-4"
          page={search.page}
          pageCount={pages}
          linkTo={(page) => <Link to={{ search: userSearchParams({ q: search.q, page }).toString() }} />}
        />
      )}
    </>
  )
}

/** Moves focus to the heading after a change of page, as after any navigation. */
function useTurnedPage(page: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    // Typing in the search box also leads to the first page, and must keep its focus.
    if (document.activeElement instanceof HTMLInputElement) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [page])
  return heading
}

function countText({ users, pages = 1, search, error, forbidden }: AdminScreenProps, labels: AdminLabels): string {
  if (forbidden) return ''
  if (!users) return error === undefined ? labels.loading : ''
  return pages > 1 ? labels.page(search.page, pages) : labels.userCount(users.length)
}
