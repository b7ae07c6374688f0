import { type CreatedAccessToken, mayListAllCampaigns } from '@placard/domain/internal/account'
import { AccessTokenForm } from '@placard/forms'
import { useLabels } from '@placard/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { createAccessTokenMutation } from '../../data/account/access-tokens.js'
import { campaignsQuery } from '../../data/campaigns/campaigns.js'
import { FormDialog, type FormDialogProps } from '../../parts/form-dialog.js'
import { useUser } from '../../state/session-store.js'
import { profileLabels } from './profile-labels.js'

export interface NewTokenDialogProps extends Pick<FormDialogProps, 'open' | 'onOpenChange'> {
  /** Called with the created token. */
  onCreated: (token: CreatedAccessToken) => void
}

/** Dialog that creates an access token. */
export default function NewTokenDialog({ onCreated, ...dialog }: NewTokenDialogProps) {
  const labels = useLabels('profile', profileLabels)
  const create = useMutation(createAccessTokenMutation)
  const user = useUser()
  const isStaff = mayListAllCampaigns(user?.role ?? 'agency')
  const list = useQuery(campaignsQuery(isStaff ? 'all' : 'mine'))
  const campaigns = (list.data?.campaigns ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <FormDialog {...dialog} title={labels.newAccessToken} description={labels.newTokenHint}>
      {(form) => (
        <AccessTokenForm
          {...form}
          campaigns={campaigns}
          email={user?.email}
          onSubmit={async (values) => {
            onCreated(await create.mutateAsync(values))
            dialog.onOpenChange(false)
          }}
        />
      )}
    </FormDialog>
  )
}
