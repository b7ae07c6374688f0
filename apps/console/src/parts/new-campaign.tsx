import { Button, type ButtonProps, lazyPart, useLabels } from '@placard/ui'
import { Plus } from 'lucide-react'
import { partsLabels } from './parts-labels.js'
import { useLazyDialog } from './use-lazy-dialog.js'

const NewCampaignDialog = lazyPart(() => import('./new-campaign-dialog.js'))

export interface NewCampaignProps extends Pick<ButtonProps, 'variant' | 'className'> {}

/** Button that opens the dialog for a new campaign. */
export function NewCampaign({ variant = 'primary', className }: NewCampaignProps) {
  const labels = useLabels('parts', partsLabels)
  const { isComing, show, dialog } = useLazyDialog(NewCampaignDialog)
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
