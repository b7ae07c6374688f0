import type { AdminUser } from '@placard/domain'
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
} from '@placard/ui'
import type { AdminScreenProps } from './admin-props.js'
import { UserRow } from './user-row.js'

export interface UserTableProps extends Pick<AdminScreenProps, 'onChange' | 'onHoldings' | 'ownID'> {
  /** Users in their order; skeleton rows if undefined. */
  users: readonly AdminUser[] | undefined
  /** True while newer rows load. */
  refreshing: boolean
}

const COLUMNS = [
  ['User', 'w-2/5'],
  ['Role', 'w-1/5'],
  ['Status', 'w-[15%]'],
  ['Last sign-in', 'w-[15%]'],
] as const

/**
 * Table of users. On narrow screens a row is a block with explicit ARIA roles, because `display: grid` removes those of
 * the table.
 */
export function UserTable({ users, refreshing, onChange, onHoldings, ownID }: UserTableProps) {
  return (
    <TableRegion label="Users">
      <Table role="table" aria-busy={!users || undefined}>
        <TableCaption className="sr-only">Users, the newest first</TableCaption>
        <TableHead role="rowgroup" className="max-md:sr-only">
          <TableRow role="row">
            {COLUMNS.map(([label, width]) => (
              <TableHeaderCell key={label} role="columnheader" className={width}>
                {label}
              </TableHeaderCell>
            ))}
            <TableHeaderCell role="columnheader">
              <span className="sr-only">Actions</span>
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
              label="Loading users"
              className="[&>td]:h-14"
            />
          )}
        </TableBody>
      </Table>
    </TableRegion>
  )
}
