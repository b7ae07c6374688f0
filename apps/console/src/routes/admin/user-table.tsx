import type { AdminUser } from '@placard/domain/internal/account'
import {
  classNames,
  Table,
  TableBody,
  TableCaption,
  TableHead,
  TableHeaderCell,
  TableLoadingRows,
  TableRegion,
  TableRow,
  useLabels,
} from '@placard/ui'
import { adminLabels } from '../../parts/account/admin-labels.js'
import type { AdminScreenProps } from './admin-props.js'
import { UserRow } from './user-row.js'

export interface UserTableProps extends Pick<AdminScreenProps, 'onChange' | 'onHoldings' | 'ownID'> {
  /** Users in their order; skeleton rows if undefined. */
  users: readonly AdminUser[] | undefined
  /** True while newer rows load. */
  refreshing: boolean
}

/**
 * Table of users. On narrow screens a row is a block with explicit ARIA roles, because `display: grid` removes those of
 * the table.
 */
export function UserTable({ users, refreshing, onChange, onHoldings, ownID }: UserTableProps) {
  const labels = useLabels('admin', adminLabels)
  const columns = [
    [labels.user, 'w-2/5'],
    [labels.role, 'w-1/5'],
    [labels.status, 'w-[15%]'],
    [labels.lastSignIn, 'w-[15%]'],
  ] as const
  return (
    <TableRegion label={labels.users}>
      <Table role="table" aria-busy={!users || undefined}>
        <TableCaption className="sr-only">{labels.usersNewestFirst}</TableCaption>
        <TableHead role="rowgroup" className="max-md:sr-only">
          <TableRow role="row">
            {columns.map(([label, width]) => (
              <TableHeaderCell key={label} role="columnheader" className={width}>
                {label}
              </TableHeaderCell>
            ))}
            <TableHeaderCell role="columnheader">
              <span className="sr-only">{labels.actions}</span>
            </TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup" className={classNames('transition-opacity', refreshing && 'opacity-60')}>
          {users ? (
            users.map((user) => (
              <UserRow key={user.id} user={user} own={user.id === ownID} onChange={onChange} onHoldings={onHoldings} />
            ))
          ) : (
            <TableLoadingRows
              columns={['start', 'start', 'start', 'start', 'end']}
              rows={6}
              label={labels.loadingUsers}
              className="[&>td]:h-14"
            />
          )}
        </TableBody>
      </Table>
    </TableRegion>
  )
}
