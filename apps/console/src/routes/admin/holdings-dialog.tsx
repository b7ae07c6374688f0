import { errorText } from '@placard/domain/api'
import type { AdminUser } from '@placard/domain/internal/account'
import { type AdminUserChange, fullName, type OwnedItems } from '@placard/domain/internal/account'
import { useTranslate } from '@placard/forms'
import {
  Alert,
  Button,
  Checkbox,
  Combobox,
  type ComboboxItem,
  Dialog,
  DialogContent,
  DialogFooter,
  Field,
  RadioGroup,
  Skeleton,
  useLabels,
} from '@placard/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { adminLabels } from '../../parts/account/admin-labels.js'
import type { HoldingsPurpose } from './admin-props.js'
import { OwnedItemsLists, TokenHoldings } from './holdings-lists.js'

export interface HoldingsDialogProps {
  /** User who owns the share links, schedules and access tokens. */
  user: AdminUser
  /** True if it is the signed-in administrator. */
  own: boolean
  /** Disables the user as well; otherwise only what they own changes. */
  purpose: HoldingsPurpose
  /** Share links, schedules and access tokens; undefined while they load. */
  holdings: OwnedItems | undefined
  /** Error message, if loading failed. */
  error?: string | undefined
  /** Reloads the data. */
  onRetry: () => void
  /** Found users who can become the new owner. */
  heirs: readonly ComboboxItem[]
  /** True while the search for them runs. @default false */
  heirsLoading?: boolean
  /** Searches for users. */
  onHeirSearch: (query: string) => void
  /** Makes the change; errors thrown are shown in the dialog. */
  onConfirm: (change: AdminUserChange) => Promise<void>
  /** Revokes one access token; errors thrown are shown beside it. */
  onRevoke: (id: string) => Promise<unknown>
  /** Current time. */
  now: Date
  /** Closes the dialog. */
  onClose: () => void
}

type Fate = 'end' | 'transfer'

/**
 * Dialog that lists a user's share links, schedules and access tokens, when disabling the user or later. It asks
 * whether to end or transfer the links and schedules; tokens can be revoked.
 */
export function HoldingsDialog({
  user,
  own,
  purpose,
  holdings,
  error,
  onRetry,
  onConfirm,
  onRevoke,
  now,
  onClose,
  ...heirs
}: HoldingsDialogProps) {
  const translate = useTranslate()
  const labels = useLabels('admin', adminLabels)
  const [fate, setFate] = useState<Fate>()
  const [heir, setHeir] = useState<string>()
  const [asked, setAsked] = useState(false)
  const [revokeTokens, setRevokeTokens] = useState(false)
  const change = useMutation({ mutationFn: (change: AdminUserChange) => onConfirm(change), onSuccess: onClose })
  const name = fullName(user) || user.email
  const isDisabling = purpose === 'disable'
  const hasAny = holdings !== undefined && holdings.shareLinks.length + holdings.schedules.length > 0
  const hasTokens = holdings !== undefined && holdings.accessTokens.length > 0
  const problem = !hasAny
    ? undefined
    : fate === undefined
      ? labels.chooseFate
      : fate === 'transfer' && heir === undefined
        ? labels.chooseUser
        : undefined

  const confirm = () => {
    setAsked(true)
    if (change.isPending || problem !== undefined) return
    const chosen = fate === 'transfer' && heir !== undefined ? { transferTo: heir } : ('end' as const)
    change.mutate({
      id: user.id,
      ...(isDisabling && { disabled: true }),
      ...(hasAny && { holdings: chosen }),
      ...(isDisabling && hasTokens && revokeTokens && { revokeTokens }),
    })
  }

  return (
    <Dialog open onOpenChange={(open) => !open && !change.isPending && onClose()}>
      <DialogContent
        size="md"
        title={isDisabling ? labels.disableName(name) : labels.holdingsOf(name)}
        description={!isDisabling ? labels.holdingsHint : own ? labels.disableOwnHint : labels.disableHint(name)}
      >
        <div className="flex flex-col gap-4">
          {error !== undefined && !holdings ? (
            <Alert
              live
              tone="danger"
              title={labels.holdingsFailed}
              action={
                <Button size="sm" onClick={onRetry}>
                  {labels.tryAgain}
                </Button>
              }
            >
              {error}
            </Alert>
          ) : !holdings ? (
            <div role="status" aria-label={labels.loadingHoldings} className="flex flex-col gap-2">
              <Skeleton className="h-4 w-40" />
              <Skeleton className="h-16 w-full" />
            </div>
          ) : !hasAny && !hasTokens ? (
            <p className="text-ink-muted">{labels.noHoldings}</p>
          ) : null}
          {holdings && hasAny && (
            <>
              <OwnedItemsLists holdings={holdings} />
              <Field label={labels.fate} required error={asked && fate === undefined ? problem : undefined}>
                <RadioGroup
                  variant="card"
                  options={[
                    { value: 'end', ...labels.end },
                    { value: 'transfer', ...labels.transfer },
                  ]}
                  value={fate ?? null}
                  onValueChange={(next) => {
                    setFate(next)
                    setAsked(false)
                  }}
                />
              </Field>
              {fate === 'transfer' && (
                <HeirField {...heirs} value={heir} onChange={setHeir} error={asked ? problem : undefined} />
              )}
            </>
          )}
          {holdings && hasTokens && (
            <TokenHoldings accessTokens={holdings.accessTokens} onRevoke={onRevoke} now={now} />
          )}
          {isDisabling && hasTokens && (
            <Checkbox
              label={labels.revokeTokens}
              description={labels.revokeTokensHint}
              checked={revokeTokens}
              onCheckedChange={setRevokeTokens}
            />
          )}
          {change.error && (
            <Alert live tone="danger" title={labels.notChanged}>
              {translate(errorText(change.error, labels.actionFailed))}
            </Alert>
          )}
        </div>
        <DialogFooter>
          <Button onClick={onClose} aria-disabled={change.isPending || undefined}>
            {isDisabling || hasAny ? labels.cancel : labels.close}
          </Button>
          {(isDisabling || hasAny) && (
            <Button
              variant={isDisabling || fate === 'end' ? 'danger' : 'primary'}
              loading={change.isPending}
              aria-disabled={holdings === undefined || undefined}
              onClick={() => holdings && confirm()}
            >
              {isDisabling ? labels.disableUser : fate === 'end' ? labels.endAll : labels.transferAll}
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

type HeirFieldProps = Pick<HoldingsDialogProps, 'heirs' | 'heirsLoading' | 'onHeirSearch'> & {
  value: string | undefined
  onChange: (id: string | undefined) => void
  error: string | undefined
}

function HeirField({ heirs, heirsLoading = false, onHeirSearch, value, onChange, error }: HeirFieldProps) {
  const labels = useLabels('admin', adminLabels)
  const [selected, setSelected] = useState<ComboboxItem>()
  return (
    <Field label={labels.newOwner} required error={error}>
      <Combobox
        items={heirs}
        loading={heirsLoading}
        onQueryChange={onHeirSearch}
        placeholder={labels.nameOrEmail}
        value={value ?? null}
        selectedItem={selected ?? null}
        onValueChange={(id) => {
          setSelected(heirs.find((item) => item.value === id))
          onChange(id)
        }}
        onClear={() => onChange(undefined)}
        labels={{ empty: labels.noActiveUserMatches }}
      />
    </Field>
  )
}
