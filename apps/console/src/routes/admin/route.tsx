import { ApiError, errorText } from '@placard/domain/api'
import {
  type AdminUser,
  type AdminUserChange,
  fullName,
  mayManageUsers,
  ROLE_NAMES,
} from '@placard/domain/internal/account'
import { useTranslate } from '@placard/forms'
import { useLabels, useToast } from '@placard/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { undeliveredInvitationsQuery, updateUserMutation, usersQuery } from '../../data/account/users.js'
import { type AdminLabels, adminLabels } from '../../parts/account/admin-labels.js'
import { useWithdrawInvitation } from '../../parts/account/use-withdraw-invitation.js'
import { useCrumbs } from '../../shell/navigation/crumbs.js'
import { PageTitle } from '../../shell/navigation/page-title.js'
import { useUser } from '../../state/session-store.js'
import type { HoldingsPurpose } from './admin-props.js'
import { AdminScreen } from './admin-screen.js'
import { UserHoldings } from './user-holdings.js'
import { parseUserSearch, userSearchParams } from './user-search.js'

/** List of all users; search and page are stored in the URL. */
export default function AdminRoute() {
  const translate = useTranslate()
  const labels = useLabels('admin', adminLabels)
  const [params, setParams] = useSearchParams()
  const search = parseUserSearch(params)
  const list = useQuery(usersQuery(search.q, search.page))
  const ownRole = useUser()?.role
  const mayInvite = ownRole !== undefined && mayManageUsers(ownRole)
  const undelivered = useQuery({ ...undeliveredInvitationsQuery, enabled: mayInvite })
  const withdraw = useWithdrawInvitation()
  const changeUser = useMutation(updateUserMutation)
  const toast = useToast()
  const [opened, setOpened] = useState<{ user: AdminUser; purpose: HoldingsPurpose }>()
  useCrumbs([{ label: labels.admin }])

  const change = async (userChange: AdminUserChange) => {
    const changed = await changeUser.mutateAsync(userChange)
    toast.show({
      type: 'success',
      title: translate(outcomeText(userChange, labels)),
      text: fullName(changed) || changed.email,
    })
  }
  return (
    <>
      <PageTitle>{labels.admin}</PageTitle>
      <AdminScreen
        users={list.data?.users}
        undelivered={undelivered.data}
        onWithdraw={withdraw}
        pages={list.data?.pages}
        search={search}
        onSearch={(q) => setParams(userSearchParams({ q, page: 1 }), { replace: true })}
        refreshing={list.isFetching && list.data !== undefined}
        error={list.error ? translate(errorText(list.error, labels.pleaseTryAgain)) : undefined}
        forbidden={list.error instanceof ApiError && list.error.status === 403}
        onReload={() => void list.refetch()}
        onChange={change}
        onHoldings={(user, purpose) => setOpened({ user, purpose })}
        ownID={useUser()?.id}
      />
      {opened && <UserHoldings {...opened} onConfirm={change} onClose={() => setOpened(undefined)} />}
    </>
  )
}

/** Returns the title of the toast after a change. */
function outcomeText({ role, disabled, holdings }: AdminUserChange, labels: AdminLabels): string {
  if (role !== undefined) return ROLE_NAMES[role]
  if (disabled !== undefined) return disabled ? labels.disabled : labels.enabled
  return holdings === 'end' ? labels.ended : labels.transferred
}
