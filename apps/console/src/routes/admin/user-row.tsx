import { errorText } from '@placard/domain/api'
import {
  ACCOUNT_STATE_LABELS,
  type AccountState,
  type AdminUser,
  type AdminUserChange,
  accountState,
  fullName,
  ROLE_NAMES,
  ROLE_RIGHTS,
  type Role,
  roleSchema,
} from '@placard/domain/internal/account'
import { useTranslate } from '@placard/forms'
import {
  Alert,
  Avatar,
  Badge,
  Button,
  IconButton,
  Select,
  Status,
  TableActionsCell,
  TableCell,
  TableRow,
  TimeText,
  type Tone,
  useLabels,
} from '@placard/ui'
import { useMutation } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { adminLabels } from '../../parts/account/admin-labels.js'
import type { AdminScreenProps } from './admin-props.js'
import { UserConfirm } from './user-confirm.js'

export interface UserRowProps extends Pick<AdminScreenProps, 'onChange' | 'onHoldings'> {
  /** User of the row. */
  user: AdminUser
  /** True if it is the signed-in administrator. */
  own: boolean
}

const TONES: Record<AccountState, Tone> = { active: 'success', unconfirmed: 'warning', disabled: 'neutral' }
const COLUMNS = 5
/** Narrow layout: name and actions, then the role, then the rest. */
const block =
  'max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-3 max-md:gap-y-2 max-md:px-4 max-md:py-3 max-md:border-line-subtle max-md:border-b max-md:last:border-b-0'
const cell = 'md:h-14 max-md:h-auto max-md:border-b-0 max-md:p-0 max-md:first:ps-0 max-md:last:pe-0'

/** Table row of one user, with a role select and actions; confirmation and errors appear below. */
export function UserRow({ user, own, onChange, onHoldings }: UserRowProps) {
  const translate = useTranslate()
  const labels = useLabels('admin', adminLabels)
  const change = useUserChange(user, own, onChange)
  const select = useRef<HTMLElement>(null)
  const name = fullName(user) || user.email
  const state = accountState(user)
  const isDisabled = state === 'disabled'
  const below = change.question !== undefined || change.refusal !== undefined
  return (
    <>
      <TableRow role="row" className={block}>
        <TableCell
          role="rowheader"
          rowHeader
          className={`${cell} max-w-0 ${below ? 'border-b-0' : ''} max-md:max-w-none`}
        >
          <span className="flex min-w-0 items-center gap-3">
            <Avatar name={name} decorative className={isDisabled ? 'grayscale' : undefined} />
            <span className="min-w-0">
              <span className="flex items-center gap-2">
                <span className={`truncate ${isDisabled ? 'text-ink-muted' : 'text-ink'}`} title={name}>
                  {name}
                </span>
                {own && <Badge className="-my-0.5">{labels.you}</Badge>}
              </span>
              <span className="block truncate font-normal text-caption text-ink-muted" title={user.email}>
                {user.email}
              </span>
            </span>
          </span>
        </TableCell>
        <TableCell role="cell" className={`${cell} max-md:order-3 ${below ? 'border-b-0' : ''}`}>
          <Select
            ref={select}
            aria-label={labels.roleOfName(name)}
            size="sm"
            className="w-36 max-md:w-44"
            options={roleSchema.options.map((value) => ({
              value,
              label: translate(ROLE_NAMES[value]),
              description: translate(ROLE_RIGHTS[value]),
            }))}
            value={change.running?.role ?? user.role}
            readOnly={change.running !== undefined}
            onValueChange={(role) => change.chooseRole(role as Role)}
          />
        </TableCell>
        <TableCell role="cell" className={`${cell} max-md:order-4 max-md:text-end ${below ? 'border-b-0' : ''}`}>
          <Status tone={TONES[state]}>{translate(ACCOUNT_STATE_LABELS[state])}</Status>
        </TableCell>
        <TableCell
          role="cell"
          className={`${cell} text-ink-muted max-md:order-5 max-md:col-span-2 max-md:text-caption ${below ? 'border-b-0' : ''}`}
        >
          <span className="md:hidden">{labels.lastSignIn} </span>
          {user.lastLoginAt === null ? labels.never : <TimeText value={user.lastLoginAt} format="relative" />}
        </TableCell>
        <TableActionsCell role="cell" className={`${cell} max-md:order-2 max-md:w-auto ${below ? 'border-b-0' : ''}`}>
          <span className="inline-flex items-center">
            <IconButton
              size="sm"
              label={labels.holdingsOf(name)}
              aria-haspopup="dialog"
              onClick={() => onHoldings(user, 'review')}
            >
              <Link2 aria-hidden />
            </IconButton>
            <Button
              size="sm"
              variant="ghost"
              aria-label={isDisabled ? labels.enableName(name) : labels.disableUserName(name)}
              aria-haspopup={isDisabled ? undefined : 'dialog'}
              loading={change.running?.disabled === false}
              onClick={() => (isDisabled ? void change.enable() : onHoldings(user, 'disable'))}
            >
              {isDisabled ? labels.enable : labels.disable}
            </Button>
          </span>
        </TableActionsCell>
      </TableRow>
      {below && (
        <TableRow role="row" className="max-md:grid">
          <TableCell role="cell" colSpan={COLUMNS} className="pt-0 pb-3 max-md:h-auto">
            {change.question ? (
              <UserConfirm
                role={change.question}
                running={change.running !== undefined}
                onConfirm={change.confirm}
                onKeep={change.keep}
                opener={select}
              />
            ) : (
              <Alert tone="danger" live title={labels.notChanged} onDismiss={change.dismiss}>
                {change.refusal}
              </Alert>
            )}
          </TableCell>
        </TableRow>
      )}
    </>
  )
}

/** State of the changes in one row: open confirmation, pending change, last error. */
function useUserChange(user: AdminUser, own: boolean, onChange: (change: AdminUserChange) => Promise<void>) {
  const translate = useTranslate()
  const labels = useLabels('admin', adminLabels)
  const [question, setQuestion] = useState<Role>()
  const change = useMutation({
    mutationFn: (userChange: AdminUserChange) => onChange(userChange),
    onSettled: () => setQuestion(undefined),
  })
  const run = (userChange: AdminUserChange) => {
    if (!change.isPending) change.mutate(userChange)
  }
  const ask = (role: Role) => {
    change.reset()
    setQuestion(role)
  }
  return {
    /** Role that administrators would give themselves, awaiting confirmation. */
    question,
    running: change.isPending ? change.variables : undefined,
    refusal: change.error ? translate(errorText(change.error, labels.failed)) : undefined,
    chooseRole: (role: Role) => {
      if (role === user.role) return
      if (own) ask(role)
      else run({ id: user.id, role })
    },
    enable: () => run({ id: user.id, disabled: false }),
    confirm: () => question && run({ id: user.id, role: question }),
    keep: () => setQuestion(undefined),
    dismiss: change.reset,
  }
}
