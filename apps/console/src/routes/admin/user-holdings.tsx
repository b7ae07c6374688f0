import { errorText } from '@placard/domain/api'
import {
  type AdminUser,
  type AdminUserChange,
  accountState,
  fullName,
  ROLE_NAMES,
} from '@placard/domain/internal/account'
import { useTranslate } from '@placard/forms'
import { useLabels } from '@placard/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ownedItemsQuery, revokeUserTokenMutation, usersQuery } from '../../data/account/users.js'
import { adminLabels } from '../../parts/account/admin-labels.js'
import { useUser } from '../../state/session-store.js'
import type { HoldingsPurpose } from './admin-props.js'
import { HoldingsDialog } from './holdings-dialog.js'

export interface UserHoldingsProps {
  /** User who owns the share links, schedules and access tokens. */
  user: AdminUser
  purpose: HoldingsPurpose
  /** Makes the change; errors thrown are shown in the dialog. */
  onConfirm: (change: AdminUserChange) => Promise<void>
  /** Closes the dialog. */
  onClose: () => void
}

const PAUSE_MS = 250

/** Dialog of a user's share links, schedules and access tokens, connected to the API. */
export function UserHoldings({ user, purpose, onConfirm, onClose }: UserHoldingsProps) {
  const translate = useTranslate()
  const labels = useLabels('admin', adminLabels)
  const ownID = useUser()?.id
  const holdings = useQuery(ownedItemsQuery(user.id))
  const revoke = useMutation(revokeUserTokenMutation)
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const users = useQuery(usersQuery(search, 1))
  const heirs = (users.data?.users ?? [])
    .filter((each) => each.id !== user.id && accountState(each) === 'active')
    .map((each) => ({
      value: each.id,
      label: `${fullName(each) || each.email}${each.id === ownID ? labels.youSuffix : ''}`,
      hint: `${translate(ROLE_NAMES[each.role])} · ${each.email}`,
    }))
  return (
    <HoldingsDialog
      user={user}
      own={user.id === ownID}
      purpose={purpose}
      holdings={holdings.data}
      error={holdings.error ? translate(errorText(holdings.error, labels.pleaseTryAgain)) : undefined}
      onRetry={() => void holdings.refetch()}
      heirs={heirs}
      heirsLoading={users.isFetching || typed.trim() !== search}
      onHeirSearch={setTyped}
      onConfirm={onConfirm}
      onRevoke={(id) => revoke.mutateAsync({ userID: user.id, id })}
      now={new Date()}
      onClose={onClose}
    />
  )
}
