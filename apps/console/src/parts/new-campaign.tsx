import { Button, type ButtonProps, lazyPart, useLabels, useSingleKeyShortcut } from '@placard/ui'
import { Plus } from 'lucide-react'
import { partsLabels } from './parts-labels.js'
import { useLazyDialog } from './use-lazy-dialog.js'

/** Dialog for a new campaign. */
export const NewCampaignDialog = lazyPart(() => import('./new-campaign-dialog.js'))

export interface NewCampaignProps extends Pick<ButtonProps, 'variant' | 'className'> {}

/** Button that opens the dialog for a new campaign, also by N. */
export function NewCampaign({ variant = 'primary', className }: NewCampaignProps) {
  const labels = useLabels('parts', partsLabels)
  const { isComing, show, dialog } = useLazyDialog(NewCampaignDialog)
  useSingleKeyShortcut({ key: 'N', label: labels.newCampaign, onPress: show })
  return (
    <>
      <Button
        variant={variant}
        className={className}
        aria-haspopup="dialog"
        loading={isComing}
        onPointerEnter={NewCampaignDialog.preload}
        onFocus={NewCampaignDialog.preload}
        onClick={show}
      >
        <Plus aria-hidden /> {labels.newCampaign}
      </Button>
      {dialog && <NewCampaignDialog {...dialog} key={dialog.key} />}
    </>
  )
}
